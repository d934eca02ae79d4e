import type { User } from '@contract/auth/auth.responses';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import {
  guardianPasswordSet,
  sessionChangedInOtherTab,
  sessionEnded,
  sessionExpired,
  sessionRefreshed,
  sessionStarted,
  signOutConfirmed,
  signOutDelayed,
  signOutStarted,
} from '@/shared/session/session-events';
import { hasCredentials, type SessionState } from '@/shared/session/session-state';
import { tokenSubject } from '@/shared/session/token-subject';

export type AuthState = SessionState & {
  /** The signed-in person, once /auth/info answered; null before. Never persisted. */
  user: User | null;
  /**
   * The account of this device's last session, preserved after it expires: stored choices and queued rows belong to it.
   */
  accountId: string | null;
  /** How the last session ended; determines the gate's redirect. */
  endedBy: 'person' | 'server' | null;
  /** The first log-in is over: a pending /auth/info does not set it again. */
  pastFirstLogin: boolean;
  /** A sign-out the server has not confirmed: on its way, or unanswered so far. */
  signOut: 'sending' | 'delayed' | null;
};

const signedOut = { accessToken: null, hasRefresh: false, user: null, pastFirstLogin: false };
export const initialAuth: AuthState = { ...signedOut, epoch: 0, accountId: null, endedBy: null, signOut: null };

const NOTHING_DUE: User['consents_due'] = [];

const isSameAccount = (one: string | null, other: string | null) =>
  one === other || (tokenSubject(one) !== null && tokenSubject(one) === tokenSubject(other));

export const authSlice = createSlice({
  name: 'auth',
  initialState: initialAuth,
  reducers: {
    userLoaded: (state, { payload }: PayloadAction<User>) => {
      state.user = { ...payload, is_first_login: payload.is_first_login && !state.pastFirstLogin };
      state.accountId = payload.id;
    },
    /** The server refused /auth/info: the credentials may still be valid, but the user is unknown. */
    userRefused: (state) => {
      state.user = null;
    },
    /** The number of unread notices changed, here or on the server. */
    unreadCounted: (state, { payload }: PayloadAction<number>) => {
      if (state.user) state.user.unread_notices = payload;
    },
    firstLoginOver: (state) => {
      state.pastFirstLogin = true;
      if (state.user) state.user.is_first_login = false;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionStarted, (state, { payload: { accessToken, userId } }) => {
        const epoch = state.epoch + 1;
        const session = { accessToken, hasRefresh: true, accountId: userId, endedBy: null, signOut: null, epoch };
        Object.assign(state, signedOut, session);
      })
      .addCase(sessionRefreshed, (state, { payload }) => {
        if (payload.epoch !== state.epoch) return;
        state.accessToken = payload.accessToken;
        state.hasRefresh = true;
      })
      .addCase(sessionExpired, (state, { payload }) => {
        if (payload.epoch !== state.epoch) return;
        Object.assign(state, signedOut, { endedBy: 'server', epoch: state.epoch + 1 });
      })
      .addCase(sessionEnded, (state) => {
        Object.assign(state, signedOut, { accountId: null, endedBy: 'person', epoch: state.epoch + 1 });
      })
      .addCase(signOutStarted, (state) => {
        state.signOut = 'sending';
      })
      .addCase(signOutDelayed, (state) => {
        state.signOut = 'delayed';
      })
      .addCase(signOutConfirmed, (state) => {
        state.signOut = null;
      })
      .addCase(guardianPasswordSet, (state) => {
        if (state.user) state.user.grow_learning_password = true;
      })
      .addCase(sessionChangedInOtherTab, (state, { payload: { accessToken, hasRefresh } }) => {
        if (isSameAccount(accessToken, state.accessToken)) {
          Object.assign(state, { accessToken, hasRefresh });
          return;
        }
        const endedBy = accessToken !== null || hasRefresh ? null : 'person';
        const accountId = tokenSubject(accessToken);
        Object.assign(state, signedOut, { accessToken, hasRefresh, accountId, endedBy, epoch: state.epoch + 1 });
      }),
  selectors: {
    selectUser: ({ user }) => user,
    /** Texts with a new version to agree to; a stored answer of an earlier release has none. */
    selectConsentsDue: ({ user }) => user?.consents_due ?? NOTHING_DUE,
    selectUnreadNotices: ({ user }) => user?.unread_notices ?? 0,
    selectAccountId: ({ user, accountId }) => user?.id ?? accountId,
    selectHasCredentials: (state) => hasCredentials(state),
    /** The account whose queued rows may be sent: the one the server has confirmed, now or by its stored
     * answer without a network; null until then. */
    selectOwner: (state) => (hasCredentials(state) ? (state.user?.id ?? null) : null),
    selectEndedBy: ({ endedBy }) => endedBy,
    selectIsSignOutDelayed: ({ signOut }) => signOut === 'delayed',
  },
});
declare module '@/shared/store/root-state' {
  interface RootState extends WithSlice<typeof authSlice> {}
}

export const { userLoaded, userRefused, unreadCounted, firstLoginOver } = authSlice.actions;
export const {
  selectUser,
  selectConsentsDue,
  selectUnreadNotices,
  selectAccountId,
  selectHasCredentials,
  selectOwner,
  selectEndedBy,
  selectIsSignOutDelayed,
} = authSlice.selectors;
