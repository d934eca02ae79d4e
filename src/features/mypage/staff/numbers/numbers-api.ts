import type { Numbers } from '@contract/mypage/numbers.responses';
import { baseApi } from '@/shared/api/base-api';

/** Counts by day; the server answers 403 to everyone but admins. */
const numbersApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getNumbers: build.query<Numbers, number>({ query: (days) => ({ url: '/admin/numbers', params: { days } }) }),
  }),
});

export const { useGetNumbersQuery } = numbersApi;
