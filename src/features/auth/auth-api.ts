import type { LoginInput, SignedIn, User } from '@contract/auth';
import { baseApi } from '@/shared/api/base-api';
import { sessionEnded, sessionStarted } from '@/shared/session/session-events';
import type { RootState } from '@/shared/store/root-state';
import { firstLoginOver, userLoaded } from './auth-slice';

/** Signing out waits no longer than this for the server; the device forgets the session either way. */
const LOGOUT_TIMEOUT_MS = 5000;

export const authApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    login: build.mutation<SignedIn, LoginInput>({
      query: (body) => ({ url: '/auth/login', method: 'POST', body }),
      extraOptions: { quiet: true, changesSession: true },
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        dispatch(sessionStarted({ accessToken: data.access_token, userId: data.user.id }));
        dispatch(userLoaded(data.user));
      },
    }),
    logout: build.mutation<null, void>({
      query: () => ({ url: '/auth/logout', method: 'POST' }),
      extraOptions: { quiet: true, changesSession: true, timeout: LOGOUT_TIMEOUT_MS },
      async onQueryStarted(_, { dispatch, getState, queryFulfilled }) {
        const epoch = (getState() as unknown as RootState).auth.epoch;
        await queryFulfilled.catch(() => undefined);
        if ((getState() as unknown as RootState).auth.epoch === epoch) dispatch(sessionEnded());
      },
    }),
    // The gate's own read: its 401 says that the access token is old, so it asks for the one refresh.
    getAuthInfo: build.query<User, void>({
      query: () => '/auth/info',
      extraOptions: { mayRefresh: true },
      providesTags: ['User'],
      async onQueryStarted(_, { dispatch, getState, queryFulfilled }) {
        const epoch = (getState() as unknown as RootState).auth.epoch;
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data && (getState() as unknown as RootState).auth.epoch === epoch) dispatch(userLoaded(data));
      },
    }),
    endFirstLogin: build.mutation<null, void>({
      query: () => ({ url: '/auth/first-login/end', method: 'POST' }),
      extraOptions: { quiet: true, mayRefresh: true },
      // At once: whoever is quick to tap the logo does not meet the chooser again. A failure shows it at the next visit.
      onQueryStarted(_, { dispatch }) {
        dispatch(firstLoginOver());
      },
    }),
  }),
});

export const { useLoginMutation, useLogoutMutation, useEndFirstLoginMutation } = authApi;
