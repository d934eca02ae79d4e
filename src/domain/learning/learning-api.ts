import type { ExtraTimeInput, LearningEventsInput, LearningSettingInput } from '@contract/learning/learning';
import type { LearningEventsResult, LearningGlyph, LearningProgress } from '@contract/learning/learning.responses';
import { GLYPHS_URL, learningUrl, type ProfileArg } from '@/domain/api-urls';
import type { Idempotent } from '@/shared/api/api-call';
import { baseApi } from '@/shared/api/base-api';
import type { AppDispatch } from '@/shared/store/hooks';

const withoutToast = { suppressErrorToast: true };

type Answering<Answer> = { dispatch: AppDispatch; queryFulfilled: Promise<{ data: Answer }> };

/** Writes the answer of a mutation to the cached query. */
async function showProgress<Answer>(
  { profileId }: ProfileArg,
  { dispatch, queryFulfilled }: Answering<Answer>,
  toProgress: (answer: Answer) => LearningProgress,
) {
  const answer = await queryFulfilled.catch(() => null);
  if (!answer) return;
  void dispatch(learningApi.util.upsertQueryData('getLearningProgress', { profileId }, toProgress(answer.data)));
}

/** Used by child mode and by the parent's settings of it, so it is in domain and not in a feature. */
export const learningApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Cached for the life of the page: a letter that was opened once works without a network. */
    listGlyphs: build.query<LearningGlyph[], void>({
      query: () => GLYPHS_URL,
      extraOptions: { readableOffline: true },
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
      providesTags: ['Stroke'],
    }),
    getLearningProgress: build.query<LearningProgress, ProfileArg>({
      query: ({ profileId }) => learningUrl(profileId),
      extraOptions: { readableOffline: true },
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
      providesTags: (_, __, { profileId }) => [{ type: 'Learning', id: profileId }],
    }),
    /**
     * Sends the events that waited on the device. The answer is the progress from now on; the study time of home is
     * read again.
     */
    sendLearningEvents: build.mutation<LearningEventsResult, ProfileArg & { events: LearningEventsInput }>({
      query: ({ events, profileId }) => ({ url: `${learningUrl(profileId)}/event`, method: 'POST', body: events }),
      extraOptions: withoutToast,
      onQueryStarted: (arg, api) => showProgress(arg, api, ({ progress }) => progress),
      invalidatesTags: (_, error, { profileId }) => (error ? [] : [{ type: 'Profile', id: profileId }]),
    }),
    saveLearningSetting: build.mutation<LearningProgress, ProfileArg & Idempotent & { setting: LearningSettingInput }>({
      query: ({ setting, idempotencyKey, profileId }) => ({
        url: `${learningUrl(profileId)}/setting`,
        method: 'PUT',
        body: setting,
        idempotencyKey,
      }),
      extraOptions: withoutToast,
      onQueryStarted: (arg, api) => showProgress(arg, api, (progress) => progress),
    }),
    /** More minutes for today, by the guardian password. */
    grantExtraTime: build.mutation<LearningProgress, ProfileArg & Idempotent & { extra: ExtraTimeInput }>({
      query: ({ extra, idempotencyKey, profileId }) => ({
        url: `${learningUrl(profileId)}/extra`,
        method: 'POST',
        said: '시간을 늘렸어요',
        body: extra,
        idempotencyKey,
      }),
      extraOptions: withoutToast,
      onQueryStarted: (arg, api) => showProgress(arg, api, (progress) => progress),
    }),
  }),
});

export const {
  useListGlyphsQuery,
  useGetLearningProgressQuery,
  useSaveLearningSettingMutation,
  useGrantExtraTimeMutation,
} = learningApi;
