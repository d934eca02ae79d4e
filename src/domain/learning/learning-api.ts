import type {
  ExtraTimeInput,
  LearningEventsInput,
  LearningEventsResult,
  LearningGlyph,
  LearningProgress,
  LearningSettingInput,
} from '@contract/learning/learning';
import { baseApi } from '@/shared/api/base-api';
import type { AppDispatch } from '@/shared/store/hooks';

type OfProfile = { profileId: string };
/** The same while the same form is sent again, so that an answer lost on the way does nothing twice. */
type Sending = { sendingId: string };

const ofProfile = ({ profileId }: OfProfile) => `/learning/profile/${encodeURIComponent(profileId)}`;
const quiet = { quiet: true };

type Answering = { dispatch: AppDispatch; queryFulfilled: Promise<{ data: LearningProgress }> };

/** What a write answers stands on every screen at once. */
async function showProgress({ profileId }: OfProfile, { dispatch, queryFulfilled }: Answering) {
  const answer = await queryFulfilled.catch(() => null);
  if (answer) void dispatch(learningApi.util.upsertQueryData('getLearningProgress', { profileId }, answer.data));
}

/** The child's half and the parent's settings of it both speak of these, so they stand here and not in a feature. */
export const learningApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Kept as long as the page lives: a letter that was opened once is there without a network. */
    listGlyphs: build.query<LearningGlyph[], void>({
      query: () => '/learning/glyph',
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
      providesTags: ['Stroke'],
    }),
    getLearningProgress: build.query<LearningProgress, OfProfile>({
      query: ofProfile,
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
      providesTags: (_, __, { profileId }) => [{ type: 'Learning', id: profileId }],
    }),
    /** What waited on the device. The answer is the progress from now on; the study time of home is read again. */
    sendLearningEvents: build.mutation<LearningEventsResult, OfProfile & { events: LearningEventsInput }>({
      query: ({ events, ...of }) => ({ url: `${ofProfile(of)}/event`, method: 'POST', body: events }),
      extraOptions: quiet,
      async onQueryStarted({ profileId }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer)
          void dispatch(learningApi.util.upsertQueryData('getLearningProgress', { profileId }, answer.data.progress));
      },
      invalidatesTags: (_, error, { profileId }) => (error ? [] : [{ type: 'Profile', id: profileId }]),
    }),
    saveLearningSetting: build.mutation<LearningProgress, OfProfile & Sending & { setting: LearningSettingInput }>({
      query: ({ setting, sendingId, ...of }) => ({
        url: `${ofProfile(of)}/setting`,
        method: 'PUT',
        body: setting,
        idempotencyKey: sendingId,
      }),
      extraOptions: quiet,
      onQueryStarted: showProgress,
    }),
    /** More minutes for today, by the guardian password. */
    giveExtraTime: build.mutation<LearningProgress, OfProfile & Sending & { extra: ExtraTimeInput }>({
      query: ({ extra, sendingId, ...of }) => ({
        url: `${ofProfile(of)}/extra`,
        method: 'POST',
        body: extra,
        idempotencyKey: sendingId,
      }),
      extraOptions: quiet,
      onQueryStarted: showProgress,
    }),
  }),
});

export const {
  useListGlyphsQuery,
  useGetLearningProgressQuery,
  useSaveLearningSettingMutation,
  useGiveExtraTimeMutation,
} = learningApi;
