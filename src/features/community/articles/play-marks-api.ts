import { formatDay, seoulDay } from '@contract/common/calendar';
import { baseApi } from '@/shared/api/base-api';
import { newId } from '@/shared/lib/new-id';

/** The plan of plays keeps which play was done on which day; here they are the same marks, seen play by play. */
type PlayDone = {
  play_id: string;
  times: number;
  /** YYYYMMDD */
  last_day: string;
};

const playPlanUrl = (profileId: string) => `/play-plan/profile/${encodeURIComponent(profileId)}`;

export const playMarksApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listPlaysDone: build.query<PlayDone[], { profileId: string }>({
      query: ({ profileId }) => `${playPlanUrl(profileId)}/done`,
      providesTags: ['PlayMark'],
    }),
    setPlayDone: build.mutation<unknown, { profileId: string; playId: string; done: boolean; now?: number }>({
      query: ({ profileId, playId, done, now = Date.now() }) => ({
        url: `${playPlanUrl(profileId)}/play/${encodeURIComponent(playId)}`,
        method: 'PUT',
        body: { id: newId(), day: formatDay(seoulDay(now)), done, marked_at: new Date(now).toISOString() },
      }),
      extraOptions: { instant: true },
      invalidatesTags: (_, error) => (error ? [] : ['PlayMark']),
      onQueryStarted: async ({ profileId, playId, done, now = Date.now() }, { dispatch, queryFulfilled }) => {
        const today = formatDay(seoulDay(now));
        const shown = dispatch(
          playMarksApi.util.updateQueryData('listPlaysDone', { profileId }, (marks) => {
            const at = marks.findIndex(({ play_id }) => play_id === playId);
            const mark = marks[at];
            if (!mark) {
              if (done) marks.unshift({ play_id: playId, times: 1, last_day: today });
            } else if (done) Object.assign(mark, { times: mark.times + 1, last_day: today });
            // of which day the one before was, the answer will tell
            else if (mark.times > 1) Object.assign(mark, { times: mark.times - 1, last_day: '' });
            else marks.splice(at, 1);
          }),
        );
        await queryFulfilled.catch(shown.undo);
      },
    }),
  }),
});

export const { useListPlaysDoneQuery, useSetPlayDoneMutation } = playMarksApi;
