import type { LoginInput } from '@contract/auth/auth';
import type { SignedIn, User } from '@contract/auth/auth.responses';
import * as v from 'valibot';
import { baseApi } from '@/shared/api/base-api';
import { sessionStarted } from '@/shared/session/session-events';
import { createSessionCheck } from '@/shared/session/session-state';
import type { AppDispatch } from '@/shared/store/hooks';
import { firstLoginOver, userLoaded } from './auth-slice';

// The frame requires it, so an answer without it counts as failed.
const person = v.object({ id: v.string(), user_id: v.string(), name: v.string() });
const signedIn = v.object({ access_token: v.string(), user: person });
const isPerson = (data: unknown) => v.is(person, data);
export const isSignedIn = (data: unknown) => v.is(signedIn, data);

type Signing = { dispatch: AppDispatch; queryFulfilled: Promise<{ data: SignedIn }> };

/** For every call that answers SignedIn: its answer starts the session. */
export async function beginSession(_: unknown, { dispatch, queryFulfilled }: Signing) {
  const { data } = await queryFulfilled.catch(() => ({ data: null }));
  if (!data) return;
  dispatch(sessionStarted({ accessToken: data.access_token, userId: data.user.id }));
  // The gate's query, which follows at once, sets the unread count.
  dispatch(userLoaded({ ...data.user, unread_notices: 0 }));
}

export const authApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    login: build.mutation<SignedIn, LoginInput>({
      query: (body) => ({ url: '/auth/login', method: 'POST', body }),
      extraOptions: { suppressErrorToast: true, rotatesRefreshCookie: true, accepts: isSignedIn },
      onQueryStarted: beginSession,
    }),
    // Cancels a leaving (the log-in answered ACCOUNT_LEAVING to the same credentials).
    comeBack: build.mutation<SignedIn, LoginInput>({
      query: (body) => ({ url: '/auth/come-back', method: 'POST', body }),
      extraOptions: { suppressErrorToast: true, rotatesRefreshCookie: true, accepts: isSignedIn },
      onQueryStarted: beginSession,
    }),
    // The gate's query: a 401 means an expired access token, so it allows the one refresh.
    getAuthInfo: build.query<User, void>({
      query: () => '/auth/info',
      extraOptions: { readableOffline: true, allowRefresh: true, accepts: isPerson },
      providesTags: ['User'],
      async onQueryStarted(_, { dispatch, getState, queryFulfilled }) {
        const isSameSession = createSessionCheck(getState);
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data && isSameSession()) dispatch(userLoaded(data));
      },
    }),
    endFirstLogin: build.mutation<null, void>({
      query: () => ({ url: '/auth/first-login/end', method: 'POST' }),
      extraOptions: { suppressErrorToast: true, changesNoRead: true, allowRefresh: true },
      // Optimistic, so that a quick tap on the logo does not open the chooser again. After a failure it is shown at the
      // next visit.
      onQueryStarted(_, { dispatch }) {
        dispatch(firstLoginOver());
      },
    }),
  }),
});

/** Asks the server who is signed in, bypassing the cache unless an answer of this visit may be `reused`. */
export const checkSession = ({ reused = false } = {}) =>
  authApi.endpoints.getAuthInfo.initiate(undefined, { forceRefetch: !reused, subscribe: false });

export const { useLoginMutation, useComeBackMutation, useEndFirstLoginMutation } = authApi;
