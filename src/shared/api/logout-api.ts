import { sessionEnded } from '@/shared/session/session-events';
import { createSessionCheck } from '@/shared/session/session-state';
import { baseApi } from './base-api';

/** The log-out waits no longer than this for the server; the device clears the session either way. */
const LOGOUT_TIMEOUT_MS = 5000;

/** Log-out on this device. Used by the header's menu and by the settings, so it is not in a feature. */
export const logoutApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    logout: build.mutation<null, void>({
      query: () => ({ url: '/auth/logout', method: 'POST' }),
      extraOptions: { suppressErrorToast: true, rotatesRefreshCookie: true, timeout: LOGOUT_TIMEOUT_MS },
      async onQueryStarted(_, { dispatch, getState, queryFulfilled }) {
        const isSameSession = createSessionCheck(getState);
        await queryFulfilled.catch(() => undefined);
        if (isSameSession()) dispatch(sessionEnded());
      },
    }),
  }),
});

export const { useLogoutMutation } = logoutApi;
