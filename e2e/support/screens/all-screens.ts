import type { Screen } from '../screen';
import { ADMIN_STROKE_SCREENS } from './admin-stroke-screens';
import { ANALYSIS_SCREENS } from './analysis-screens';
import { APP_SCREENS } from './app-screens';
import { AUTH_SCREENS } from './auth-screens';
import { COMMUNITY_SAFETY_SCREENS } from './community-safety-screens';
import { COMMUNITY_SCREENS } from './community-screens';
import { COMMUNITY_SECTION_SCREENS } from './community-section-screens';
import { HISTORY_SCREENS } from './history-screens';
import { HOME_SCREENS } from './home-screens';
import { LEARNING_SCREENS } from './learning-screens';
import { MYPAGE_SCREENS } from './mypage-screens';
import { PROFILES_SCREENS } from './profiles-screens';
import { SERVER_PAGE_SCREENS } from './server-page-screens';
import { SETTING_SCREENS } from './setting-screens';
import { SHARING_SCREENS } from './sharing-screens';
import { SHEET_SCREENS } from './sheet-screens';
import { STAFF_SCREENS } from './staff-screens';
import { TEST_SCREENS } from './test-screens';

/** Every finished screen, as the default run checks them. */
export const SCREENS: readonly Screen[] = [
  ...AUTH_SCREENS,
  ...PROFILES_SCREENS,
  ...SHARING_SCREENS,
  ...HOME_SCREENS,
  ...TEST_SCREENS,
  ...MYPAGE_SCREENS,
  ...SETTING_SCREENS,
  ...ANALYSIS_SCREENS,
  ...HISTORY_SCREENS,
  ...COMMUNITY_SCREENS,
  ...COMMUNITY_SECTION_SCREENS,
  ...COMMUNITY_SAFETY_SCREENS,
  ...LEARNING_SCREENS,
  ...ADMIN_STROKE_SCREENS,
  ...STAFF_SCREENS,
  ...SERVER_PAGE_SCREENS,
  ...APP_SCREENS,
];

/** With further sheets that only `npm run screens` and `npm run prove -- widths` open. */
export const ALL_SCREENS: readonly Screen[] = [...SCREENS, ...SHEET_SCREENS];
