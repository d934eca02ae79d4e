import type { AnswerInput, StartAttemptInput } from '@contract/test/diagnostics';
import type { AnswerSaved, Attempt, TestDetail, TestOverview } from '@contract/test/diagnostics.responses';
import type { AttemptSummary, TestResult } from '@contract/test/diagnostics-results.responses';
import { attemptUrl, diagnosticUrl, type ProfileArg } from '@/domain/api-urls';
import { baseApi } from '@/shared/api/base-api';

type AttemptArg = { attemptId: string };

/** Home's cards and every list here provide 'Diagnostic': an answer or a completion refetches the mounted ones. */
export const testApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getTestOverview: build.query<TestOverview, ProfileArg>({
      query: ({ profileId }) => diagnosticUrl(profileId),
      extraOptions: { readableOffline: true },
      providesTags: (_, __, { profileId }) => ['Diagnostic', { type: 'Profile', id: profileId }],
    }),
    getTestDetail: build.query<TestDetail, ProfileArg & { testId: string }>({
      query: ({ profileId, testId }) => `${diagnosticUrl(profileId)}/test/${encodeURIComponent(testId)}`,
      extraOptions: { readableOffline: true },
      providesTags: (_, __, { profileId }) => ['Diagnostic', { type: 'Profile', id: profileId }],
    }),
    listAttempts: build.query<AttemptSummary[], ProfileArg>({
      query: ({ profileId }) => `${diagnosticUrl(profileId)}/attempt`,
      extraOptions: { readableOffline: true },
      providesTags: ['Diagnostic'],
    }),
    startAttempt: build.mutation<Attempt, ProfileArg & { testId: string } & Partial<StartAttemptInput>>({
      query: ({ profileId, testId, ...body }) => ({
        url: `${diagnosticUrl(profileId)}/test/${encodeURIComponent(testId)}/attempt`,
        method: 'POST',
        body,
      }),
      invalidatesTags: (attempt) => (attempt ? ['Diagnostic'] : []),
    }),
    getAttempt: build.query<Attempt, AttemptArg>({
      query: ({ attemptId }) => attemptUrl(attemptId),
      // Not `readableOffline`: what was stored at the opening lacks the answers sent since, which the copy of this device
      // has (open-attempts-slice.ts).
      providesTags: (_, __, { attemptId }) => [{ type: 'Attempt', id: attemptId }],
    }),
    // Sent by the queue, which shows errors at the question itself: no toast.
    submitAnswer: build.mutation<AnswerSaved, AttemptArg & { answer: AnswerInput }>({
      query: ({ attemptId, answer }) => ({ url: `${attemptUrl(attemptId)}/answer`, method: 'PUT', body: answer }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (saved) => (saved ? ['Diagnostic'] : []),
    }),
    completeAttempt: build.mutation<TestResult, AttemptArg>({
      query: ({ attemptId }) => ({ url: `${attemptUrl(attemptId)}/complete`, method: 'POST', body: {} }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (result, _, { attemptId }) => (result ? ['Diagnostic', { type: 'Attempt', id: attemptId }] : []),
    }),
    getResult: build.query<TestResult, AttemptArg>({
      query: ({ attemptId }) => `${attemptUrl(attemptId)}/result`,
      extraOptions: { readableOffline: true },
      providesTags: (_, __, { attemptId }) => [{ type: 'Attempt', id: attemptId }],
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
