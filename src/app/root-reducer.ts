import { combineReducers } from '@reduxjs/toolkit';
import { childModeReducer } from '@/domain/guardian/child-mode-slice';
import { playsOutbox } from '@/domain/plays/plays-outbox';
import { authReducer } from '@/features/auth/auth-slice';
import { learningOutbox } from '@/features/learning/outbox/learning-outbox';
import { growthOutbox } from '@/features/mypage/growth/outbox/growth-outbox';
import { profilesReducer } from '@/features/profiles/profiles-slice';
import { answersOutbox } from '@/features/test/outbox/answers-outbox';
import { openAttemptsReducer } from '@/features/test/outbox/open-attempts-slice';
import { baseApi } from '@/shared/api/base-api';
import { connectionReducer } from '@/shared/store/connection-slice';
import { editingReducer } from '@/shared/store/editing-slice';
import { layoutReducer } from '@/shared/store/layout-slice';
import { toastReducer } from '@/shared/toast/toast-slice';

/** Every slice of the product, under the name its `RootState` declaration gives it. */
export const rootReducer = combineReducers({
  auth: authReducer,
  profiles: profilesReducer,
  answersOutbox: answersOutbox.reducer,
  openAttempts: openAttemptsReducer,
  playsOutbox: playsOutbox.reducer,
  growthOutbox: growthOutbox.reducer,
  learningOutbox: learningOutbox.reducer,
  childMode: childModeReducer,
  layout: layoutReducer,
  connection: connectionReducer,
  editing: editingReducer,
  toast: toastReducer,
  [baseApi.reducerPath]: baseApi.reducer,
});
