import type { Coupon, LicenceInput, Plan } from '@contract/licences';
import { baseApi } from '@/shared/api/base-api';

export const buyApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listPlans: build.query<Plan[], void>({ query: () => '/auth/join/plans' }),
    registerLicence: build.mutation<Coupon, LicenceInput>({
      query: (body) => ({ url: '/auth/join/licence', method: 'POST', body }),
      extraOptions: { quiet: true, mayRefresh: true },
    }),
  }),
});

export const { useListPlansQuery, useRegisterLicenceMutation } = buyApi;
