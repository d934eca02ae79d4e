import type { Expectation } from './expectation';
import { ACCOUNTS_EXPECTATIONS } from './expectations/accounts';
import { ADMIN_STROKE_EXPECTATIONS } from './expectations/admin-stroke';
import { AUTH_EXPECTATIONS } from './expectations/auth';
import { COMMUNITY_EXPECTATIONS } from './expectations/community';
import { COMMUNITY_SAFETY_EXPECTATIONS } from './expectations/community-safety';
import { HISTORY_EXPECTATIONS } from './expectations/history';
import { HOME_EXPECTATIONS } from './expectations/home';
import { LEARNING_EXPECTATIONS } from './expectations/learning';
import { MYPAGE_EXPECTATIONS } from './expectations/mypage';
import { NOTICES_EXPECTATIONS } from './expectations/notices';
import { PROFILES_EXPECTATIONS } from './expectations/profiles';
import { TEST_EXPECTATIONS } from './expectations/test';
import { UPLOADS_EXPECTATIONS } from './expectations/uploads';
import { PATHS_OUTSIDE_API } from './paths-outside-api';
import type { People } from './people';

/** Expectation of each route, by `METHOD /path`. */
export const EXPECTATIONS: Record<string, Expectation> = {
  ...PATHS_OUTSIDE_API,
  'GET /api/openapi.json': { isPublic: true },
  ...ACCOUNTS_EXPECTATIONS,
  ...AUTH_EXPECTATIONS,
  ...PROFILES_EXPECTATIONS,
  ...UPLOADS_EXPECTATIONS,
  ...TEST_EXPECTATIONS,
  ...HOME_EXPECTATIONS,
  ...LEARNING_EXPECTATIONS,
  ...COMMUNITY_EXPECTATIONS,
  ...COMMUNITY_SAFETY_EXPECTATIONS,
  ...HISTORY_EXPECTATIONS,
  ...NOTICES_EXPECTATIONS,
  ...MYPAGE_EXPECTATIONS,
  ...ADMIN_STROKE_EXPECTATIONS,
};

/** The caller of a valid call: the owner, or an account with the role. */
export const getCaller = (name: string, { owner, admin }: People) =>
  EXPECTATIONS[name]?.role === 'admin' ? admin : owner;
