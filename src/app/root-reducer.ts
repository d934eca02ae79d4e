import { combineSlices, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { childModeSlice } from '@/domain/guardian/child-mode-slice';
import { playsOutbox } from '@/domain/plays/plays-outbox';
import { profilesSlice } from '@/domain/profiles/profiles-slice';
import { authSlice } from '@/features/auth/auth-slice';
import { commentsOutbox } from '@/features/community/outbox/comments-outbox';
import { reactionsOutbox } from '@/features/community/outbox/reactions-outbox';
import { learningOutbox } from '@/features/learning/outbox/learning-outbox';
import { growthOutbox } from '@/features/mypage/growth/outbox/growth-outbox';
import { answersOutbox } from '@/features/test/outbox/answers-outbox';
import { openAttemptsSlice } from '@/features/test/outbox/open-attempts-slice';
import { baseApi } from '@/shared/api/base-api';
import { connectionSlice } from '@/shared/store/connection-slice';
import { editingSlice } from '@/shared/store/editing-slice';
import { layoutSlice } from '@/shared/store/layout-slice';
import type { RootState } from '@/shared/store/root-state';
import { toastSlice } from '@/shared/toast/toast-slice';

/**
 * Combines every slice of the product: their reducers are built here, not when their modules are evaluated. A slice that
 * `RootState` declares and that is missing here does not compile.
 */
export const createRootReducer = (): Reducer<RootState, UnknownAction, Partial<RootState>> =>
  combineSlices(
    authSlice,
    profilesSlice,
    answersOutbox,
    openAttemptsSlice,
    playsOutbox,
    growthOutbox,
    learningOutbox,
    reactionsOutbox,
    commentsOutbox,
    childModeSlice,
    layoutSlice,
    connectionSlice,
    editingSlice,
    toastSlice,
    baseApi,
  );
