import type { PushTokenInput } from '@contract/auth/devices';
import type { PushState } from '@contract/auth/devices.responses';
import { baseApi } from '@/shared/api/base-api';

/** The device's push token on the server; sent in the background, so a failure shows no message. */
export const deviceApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getPushState: build.query<PushState, void>({ query: () => '/device/push-token', providesTags: ['Device'] }),
    savePushToken: build.mutation<null, PushTokenInput>({
      query: (body) => ({ url: '/device/push-token', method: 'PUT', body }),
      invalidatesTags: ['Device'],
      extraOptions: { suppressErrorToast: true, changesNoRead: true },
    }),
    removePushToken: build.mutation<null, void>({
      query: () => ({ url: '/device/push-token', method: 'DELETE' }),
      invalidatesTags: ['Device'],
      extraOptions: { suppressErrorToast: true, changesNoRead: true },
    }),
  }),
});
