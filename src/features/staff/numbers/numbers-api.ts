import type { Numbers } from '@contract/staff/numbers.responses';
import { staffApi } from '@/features/staff/staff-api';

/** Counts by day; the server answers 403 to everyone but admins. */
const numbersApi = staffApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getNumbers: build.query<Numbers, number>({ query: (days) => ({ url: '/admin/numbers', params: { days } }) }),
  }),
});

export const { useGetNumbersQuery } = numbersApi;
