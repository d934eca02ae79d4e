import { PLAY_FEEDBACK } from '@contract/home/play-feedback';
import { createSelector, type WithSlice } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { playPlanUrl } from '@/domain/api-urls';
import { createOutbox, createRow, outboxEntries, type Sender } from '@/shared/outbox/create-outbox';
import { toSendFailure } from '@/shared/outbox/send-outcome';
import type { RootState } from '@/shared/store/root-state';
import { failed } from '@/shared/toast/toast-slice';
import { applyMark } from './apply-mark';
import { playsApi } from './plays-api';

const { id } = outboxEntries;
const pendingMark = v.object({
  ...outboxEntries,
  profileId: id,
  playId: id,
  day: v.string(),
  done: v.boolean(),
  feedback: v.nullable(v.picklist(PLAY_FEEDBACK)),
  marked_at: v.string(),
});
export type PendingMark = v.InferOutput<typeof pendingMark>;

export const playsSender: Sender<PendingMark> = {
  send: async ([{ id, profileId, playId, day, done, feedback, marked_at }], { dispatch }) => {
    const mark = { id, day, done, feedback, marked_at };
    const { data, error } = await dispatch(
      playsApi.endpoints.markPlay.initiate({ profileId, playId, mark }, { track: false }),
    );
    if (!data) return toSendFailure(error);
    // The list shows the mark until it is refetched, when the mark is no longer pending.
    dispatch(
      playsApi.util.updateQueryData('listDonePlays', { profileId }, (plays) =>
        applyMark(plays, { playId, day: data.day, done: data.done, feedback: data.feedback }),
      ),
    );
    return null;
  },
  onRefused: (_, { code, message }, { dispatch }) => {
    const next = code === 'CHILD_MOVED' ? message : '다시 눌러 주세요.';
    dispatch(failed(`놀이 표시 하나를 저장하지 못했어요. ${next}`));
  },
};

export const playsOutbox = createOutbox({
  name: 'playsOutbox',
  storageKey: 'ggp_v1_playMark',
  schema: pendingMark,
  getGroup: ({ profileId }) => profileId,
  toRequest: ({ id, profileId, playId, day, done, feedback, marked_at }) => ({
    method: 'PUT',
    url: `${playPlanUrl(profileId)}/play/${encodeURIComponent(playId)}`,
    body: { id, day, done, feedback, marked_at },
  }),
  staleTags: ['Play'],
});
declare module '@/shared/store/root-state' {
  interface RootState extends WithSlice<typeof playsOutbox> {}
}

type Marked = Pick<PendingMark, 'owner' | 'profileId' | 'playId' | 'day' | 'done' | 'feedback'>;

/** Marks a play as done on a day, with feedback, or removes the mark. */
export const enqueueMark = ({ owner, ...marked }: Marked) =>
  playsOutbox.enqueue({ ...createRow(owner), ...marked, marked_at: new Date().toISOString() });

/** Pending marks of one child of one account, in order. */
export const selectPendingMarks = createSelector(
  [
    playsOutbox.selectAll,
    (_: RootState, owner: string | null) => owner,
    (_, __, profileId: string | null) => profileId,
  ],
  (marks, owner, profileId) => marks.filter((mark) => mark.owner === owner && mark.profileId === profileId),
);
