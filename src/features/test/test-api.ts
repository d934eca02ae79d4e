import type {
  AnswerInput,
  AnswerSaved,
  Attempt,
  StartAttemptInput,
  TestDetail,
  TestOverview,
} from '@contract/test/diagnostics';
import type { AttemptSummary, TestResult } from '@contract/test/diagnostics-results';
import { baseApi } from '@/shared/api/base-api';

type OfProfile = { profileId: string };
type OfAttempt = { attemptId: string };

const ofProfile = (profileId: string) => `/diagnostic-test/profile/${encodeURIComponent(profileId)}`;
const ofAttempt = (attemptId: string) => `/diagnostic-test/attempt/${encodeURIComponent(attemptId)}`;

/** Home's cards and every list here carry 'Diagnostic': an answer or a completion makes the mounted ones read again. */
export const testApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getTestOverview: build.query<TestOverview, OfProfile>({
      query: ({ profileId }) => ofProfile(profileId),
      providesTags: (_, __, { profileId }) => ['Diagnostic', { type: 'Profile', id: profileId }],
    }),
    getTestDetail: build.query<TestDetail, OfProfile & { testId: string }>({
      query: ({ profileId, testId }) => `${ofProfile(profileId)}/test/${encodeURIComponent(testId)}`,
      providesTags: (_, __, { profileId }) => ['Diagnostic', { type: 'Profile', id: profileId }],
    }),
    listAttempts: build.query<AttemptSummary[], OfProfile>({
      query: ({ profileId }) => `${ofProfile(profileId)}/attempt`,
      providesTags: ['Diagnostic'],
    }),
    startAttempt: build.mutation<Attempt, OfProfile & { testId: string } & Partial<StartAttemptInput>>({
      query: ({ profileId, testId, ...body }) => ({
        url: `${ofProfile(profileId)}/test/${encodeURIComponent(testId)}/attempt`,
        method: 'POST',
        body,
      }),
      invalidatesTags: (attempt) => (attempt ? ['Diagnostic'] : []),
    }),
    getAttempt: build.query<Attempt, OfAttempt>({
      query: ({ attemptId }) => ofAttempt(attemptId),
      providesTags: (_, __, { attemptId }) => [{ type: 'Attempt', id: attemptId }],
    }),
    // Sent by the queue, which tells what goes wrong on the question itself: no toast.
    submitAnswer: build.mutation<AnswerSaved, OfAttempt & { answer: AnswerInput }>({
      query: ({ attemptId, answer }) => ({ url: `${ofAttempt(attemptId)}/answer`, method: 'PUT', body: answer }),
      extraOptions: { quiet: true },
      invalidatesTags: (saved) => (saved ? ['Diagnostic'] : []),
    }),
    completeAttempt: build.mutation<TestResult, OfAttempt>({
      query: ({ attemptId }) => ({ url: `${ofAttempt(attemptId)}/complete`, method: 'POST', body: {} }),
      extraOptions: { quiet: true },
      invalidatesTags: (result, _, { attemptId }) => (result ? ['Diagnostic', { type: 'Attempt', id: attemptId }] : []),
    }),
    getResult: build.query<TestResult, OfAttempt>({
      query: ({ attemptId }) => `${ofAttempt(attemptId)}/result`,
    }),
  }),
});

export const {
  useGetTestOverviewQuery,
  useGetTestDetailQuery,
  useListAttemptsQuery,
  useStartAttemptMutation,
  useGetAttemptQuery,
  useGetResultQuery,
} = testApi;
