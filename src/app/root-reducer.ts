import { combineReducers } from '@reduxjs/toolkit';
import { childModeReducer } from '@/domain/guardian/child-mode-slice';
import { authReducer } from '@/features/auth/auth-slice';
import { playMarksReducer } from '@/features/home/play-plan/play-marks-slice';
import { learningOutboxReducer } from '@/features/learning/outbox/learning-outbox-slice';
import { growthOutboxReducer } from '@/features/mypage/growth/outbox/growth-outbox-slice';
import { profilesReducer } from '@/features/profiles/profiles-slice';
import { answerQueueReducer } from '@/features/test/queue/answer-queue-slice';
import { openAttemptsReducer } from '@/features/test/queue/open-attempts-slice';
import { baseApi } from '@/shared/api/base-api';
import { connectionReducer } from '@/shared/store/connection-slice';
import { editingReducer } from '@/shared/store/editing-slice';
import { layoutReducer } from '@/shared/store/layout-slice';
import { toastReducer } from '@/shared/toast/toast-slice';

/** Every slice of the product, under the name its `RootState` declaration gives it. */
export const rootReducer = combineReducers({
  auth: authReducer,
  profiles: profilesReducer,
  answerQueue: answerQueueReducer,
  openAttempts: openAttemptsReducer,
  playMarks: playMarksReducer,
  growthOutbox: growthOutboxReducer,
  learningOutbox: learningOutboxReducer,
  childMode: childModeReducer,
  layout: layoutReducer,
  connection: connectionReducer,
  editing: editingReducer,
  toast: toastReducer,
  [baseApi.reducerPath]: baseApi.reducer,
});
