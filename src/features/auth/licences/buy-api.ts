import type { Plan } from '@contract/history/licences.responses';
import { baseApi } from '@/shared/api/base-api';

const buyApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listPlans: build.query<Plan[], void>({ query: () => '/auth/join/plans' }),
  }),
});

export const { useListPlansQuery } = buyApi;
