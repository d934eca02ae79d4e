import type { PushTokenInput } from '@contract/auth/devices';
import { baseApi } from '@/shared/api/base-api';

/** The device's push token on the server; sent in the background, so a failure shows no message. */
export const deviceApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    savePushToken: build.mutation<null, PushTokenInput>({
      query: (body) => ({ url: '/device/push-token', method: 'PUT', body }),
      extraOptions: { suppressErrorToast: true },
    }),
    removePushToken: build.mutation<null, void>({
      query: () => ({ url: '/device/push-token', method: 'DELETE' }),
      extraOptions: { suppressErrorToast: true },
    }),
  }),
});
