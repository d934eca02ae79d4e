import type { LoginInput } from '@contract/auth/auth';
import type { SignedIn, User } from '@contract/auth/auth.responses';
import * as v from 'valibot';
import { baseApi } from '@/shared/api/base-api';
import { sessionStarted } from '@/shared/session/session-events';
import type { AppDispatch } from '@/shared/store/hooks';
import type { RootState } from '@/shared/store/root-state';
import { firstLoginOver, userLoaded } from './auth-slice';

// What the whole frame is drawn from, so an answer without it is a failed one.
const person = v.object({ id: v.string(), user_id: v.string(), name: v.string() });
const signedIn = v.object({ access_token: v.string(), user: person });
const isPerson = (data: unknown) => v.is(person, data);
export const isSignedIn = (data: unknown) => v.is(signedIn, data);

type Signing = { dispatch: AppDispatch; queryFulfilled: Promise<{ data: SignedIn }> };

/** For every call that answers SignedIn: the session begins with its answer. */
export async function beginSession(_: unknown, { dispatch, queryFulfilled }: Signing) {
  const { data } = await queryFulfilled.catch(() => ({ data: null }));
  if (!data) return;
  dispatch(sessionStarted({ accessToken: data.access_token, userId: data.user.id }));
  // What is unread comes with the gate's own read, which follows at once.
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
    // For one who asked to leave and is offered to come back (log-in answered ACCOUNT_LEAVING to the same pair).
    comeBack: build.mutation<SignedIn, LoginInput>({
      query: (body) => ({ url: '/auth/come-back', method: 'POST', body }),
      extraOptions: { suppressErrorToast: true, rotatesRefreshCookie: true, accepts: isSignedIn },
      onQueryStarted: beginSession,
    }),
    // The gate's own read: its 401 says that the access token is old, so it asks for the one refresh.
    getAuthInfo: build.query<User, void>({
      query: () => '/auth/info',
      extraOptions: { allowRefresh: true, accepts: isPerson },
      providesTags: ['User'],
      async onQueryStarted(_, { dispatch, getState, queryFulfilled }) {
        const epoch = (getState() as unknown as RootState).auth.epoch;
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data && (getState() as unknown as RootState).auth.epoch === epoch) dispatch(userLoaded(data));
      },
    }),
    endFirstLogin: build.mutation<null, void>({
      query: () => ({ url: '/auth/first-login/end', method: 'POST' }),
      extraOptions: { suppressErrorToast: true, allowRefresh: true },
      // At once: whoever is quick to tap the logo does not meet the chooser again. A failure shows it at the next visit.
      onQueryStarted(_, { dispatch }) {
        dispatch(firstLoginOver());
      },
    }),
  }),
});

/** Asks the server now who is signed in, whatever the cache holds. */
export const checkSession = () =>
  authApi.endpoints.getAuthInfo.initiate(undefined, { forceRefetch: true, subscribe: false });

export const { useLoginMutation, useComeBackMutation, useEndFirstLoginMutation } = authApi;
