import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '@contract/auth';
import {
  sessionChangedElsewhere,
  sessionEnded,
  sessionExpired,
  sessionRefreshed,
  sessionStarted,
} from '@/shared/session/session-events';
import type { SessionState } from '@/shared/session/session-state';
import { tokenSubject } from '@/shared/session/token-subject';

export type AuthState = SessionState & {
  /** The signed-in person, once /auth/info answered; null before. Never persisted. */
  user: User | null;
};

const signedOut = { accessToken: null, hasRefresh: false, user: null };

const authSlice = createSlice({
  name: 'auth',
  initialState: { ...signedOut, epoch: 0 } as AuthState,
  reducers: {
    userLoaded: (state, { payload }: PayloadAction<User>) => {
      state.user = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionStarted, (state, { payload }) => {
        Object.assign(state, { accessToken: payload.accessToken, hasRefresh: true, user: null, epoch: state.epoch + 1 });
      })
      .addCase(sessionRefreshed, (state, { payload }) => {
        if (payload.epoch !== state.epoch) return;
        state.accessToken = payload.accessToken;
        state.hasRefresh = true;
      })
      .addCase(sessionExpired, (state, { payload }) => {
        if (payload.epoch !== state.epoch) return;
        Object.assign(state, signedOut, { epoch: state.epoch + 1 });
      })
      .addCase(sessionEnded, (state) => {
        Object.assign(state, signedOut, { epoch: state.epoch + 1 });
      })
      .addCase(sessionChangedElsewhere, (state, { payload: { accessToken, hasRefresh } }) => {
        if (tokenSubject(accessToken) === tokenSubject(state.accessToken)) {
          state.accessToken = accessToken;
          state.hasRefresh = hasRefresh;
          return;
        }
        Object.assign(state, { accessToken, hasRefresh, user: null, epoch: state.epoch + 1 });
      }),
  selectors: {
    selectUser: ({ user }) => user,
    selectHasCredentials: ({ accessToken, hasRefresh }) => accessToken !== null || hasRefresh,
  },
});

export const { userLoaded } = authSlice.actions;
export const { selectUser, selectHasCredentials } = authSlice.selectors;
export const authReducer = authSlice.reducer;
