import { createListenerMiddleware } from '@reduxjs/toolkit';
import { createPersistence } from '@/app/persistence';
import { playsOutbox, playsSender } from '@/domain/plays/plays-outbox';
import { selectOwner } from '@/features/auth/auth-slice';
import { startCommunityListeners } from '@/features/community/community-listeners';
import { startTodayListeners } from '@/features/home/today/today-listeners';
import { startLearningListeners } from '@/features/learning/learning-listeners';
import { startGrowthListeners } from '@/features/mypage/growth/growth-listeners';
import { startProfilesListeners } from '@/features/profiles/profiles-listeners';
import { startTestListeners } from '@/features/test/test-listeners';
import type { ThunkExtra } from '@/shared/api/base-query';
import { startOutboxListeners } from '@/shared/outbox/outbox-listeners';
import type { AppStartListening } from '@/shared/store/hooks';
import { startBadgeListeners } from './badge-listeners';
import { startConnectionListeners } from './connection-listeners';
import { startFailureListeners } from './failure-listeners';
import { startForgetListeners } from './forget-accounts';
import { startPictureListeners } from './picture-listeners';
import { startPushListeners } from './push-listeners';
import { startSessionListeners } from './session-listeners';
import { startShellListeners } from './shell-listeners';
import { startSignOutListeners } from './sign-out-listeners';
import { startSuccessListeners } from './success-listeners';

/** The listeners of one store; each feature starts its own. */
export function createAppListeners({ refresher }: Pick<ThunkExtra, 'refresher'>) {
  const { middleware, startListening, clearListeners } = createListenerMiddleware();
  const start = startListening as AppStartListening;
  const persistence = createPersistence();
  persistence.start(start);
  startSessionListeners(start);
  startSignOutListeners(start, refresher);
  startForgetListeners(start);
  startFailureListeners(start);
  startSuccessListeners(start);
  startConnectionListeners(start);
  startShellListeners(start);
  startPushListeners(start);
  startBadgeListeners(start);
  startPictureListeners(start);
  startProfilesListeners(start);
  startTestListeners(start);
  startTodayListeners(start);
  startOutboxListeners(start, selectOwner, playsOutbox, async () => playsSender);
  startGrowthListeners(start);
  startLearningListeners(start);
  startCommunityListeners(start);
  return { middleware, persistence, clear: clearListeners };
}
