import type { FailedJobPage, JobOverview } from '@contract/staff/jobs.responses';
import { staffApi } from '@/features/staff/staff-api';
import { cursorPages } from '@/shared/api/cursor-pages';

const url = (id: string) => `/admin/job/failed/${encodeURIComponent(id)}`;

/** The queue of jobs; the server answers 403 to everyone but admins. */
const jobsApi = staffApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getJobOverview: build.query<JobOverview, void>({ query: () => '/admin/job', providesTags: ['Job'] }),
    listFailedJobs: build.infiniteQuery<FailedJobPage, void, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ pageParam }) => ({ url: '/admin/job/failed', params: { cursor: pageParam } }),
      providesTags: ['Job'],
    }),
    // Somebody else may have done it by now: the lists are fetched again after a failure too.
    retryFailedJob: build.mutation<null, { id: string }>({
      query: ({ id }) => ({ url: `${url(id)}/retry`, method: 'POST' }),
      invalidatesTags: ['Job'],
    }),
    deleteFailedJob: build.mutation<null, { id: string }>({
      query: ({ id }) => ({ url: url(id), method: 'DELETE' }),
      invalidatesTags: ['Job'],
    }),
  }),
});

export const {
  useGetJobOverviewQuery,
  useListFailedJobsInfiniteQuery,
  useRetryFailedJobMutation,
  useDeleteFailedJobMutation,
} = jobsApi;
