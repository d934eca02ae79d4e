import type { LicenceInput } from '@contract/history/licences';
import type { GrantedLicence } from '@contract/history/licences.responses';
import { baseApi } from '@/shared/api/base-api';

/** Used by joining and by the coupons, so its endpoint is in domain and not in a feature. */
const licenceApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    redeemLicence: build.mutation<GrantedLicence, LicenceInput>({
      query: (body) => ({ url: '/auth/join/licence', method: 'POST', body }),
      extraOptions: { suppressErrorToast: true, allowRefresh: true },
      invalidatesTags: (granted) => (granted ? ['Coupon', 'Point'] : []),
    }),
  }),
});

export const { useRedeemLicenceMutation } = licenceApi;
