import type { Waiting } from '@contract/staff/waiting.responses';
import { staffApi } from '@/features/staff/staff-api';

/** Counts of open work for the caller's role. */
const waitingApi = staffApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({ getWaiting: build.query<Waiting, void>({ query: () => '/admin/waiting' }) }),
});

export const { useGetWaitingQuery } = waitingApi;
