import type { ExtraTimeInput, LearningEventsInput, LearningSettingInput } from '@contract/learning/learning';
import type { LearningEventsResult, LearningGlyph, LearningProgress } from '@contract/learning/learning.responses';
import { GLYPHS_URL, learningUrl, type ProfileArg } from '@/domain/api-urls';
import type { Idempotent } from '@/shared/api/api-call';
import { baseApi } from '@/shared/api/base-api';
import type { AppDispatch } from '@/shared/store/hooks';

const withoutToast = { suppressErrorToast: true };

type Answering = { dispatch: AppDispatch; queryFulfilled: Promise<{ data: LearningProgress }> };

/** Writes the answer of a mutation to every cached query at once. */
async function showProgress({ profileId }: ProfileArg, { dispatch, queryFulfilled }: Answering) {
  const answer = await queryFulfilled.catch(() => null);
  if (answer) void dispatch(learningApi.util.upsertQueryData('getLearningProgress', { profileId }, answer.data));
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
    /** What waited on the device. The answer is the progress from now on; the study time of home is read again. */
    sendLearningEvents: build.mutation<LearningEventsResult, ProfileArg & { events: LearningEventsInput }>({
      query: ({ events, profileId }) => ({ url: `${learningUrl(profileId)}/event`, method: 'POST', body: events }),
      extraOptions: withoutToast,
      async onQueryStarted({ profileId }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer)
          void dispatch(learningApi.util.upsertQueryData('getLearningProgress', { profileId }, answer.data.progress));
      },
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
      onQueryStarted: showProgress,
    }),
    /** More minutes for today, by the guardian password. */
    grantExtraTime: build.mutation<LearningProgress, ProfileArg & Idempotent & { extra: ExtraTimeInput }>({
      query: ({ extra, idempotencyKey, profileId }) => ({
        url: `${learningUrl(profileId)}/extra`,
        method: 'POST',
        body: extra,
        idempotencyKey,
      }),
      extraOptions: withoutToast,
      onQueryStarted: showProgress,
    }),
  }),
});

export const {
  useListGlyphsQuery,
  useGetLearningProgressQuery,
  useSaveLearningSettingMutation,
  useGrantExtraTimeMutation,
} = learningApi;
