import { createSelector, type WithSlice } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { commentUrl, postUrl } from '@/domain/api-urls';
import { createOutbox, createRow, outboxEntries } from '@/shared/outbox/create-outbox';
import type { RootState } from '@/shared/store/root-state';

const { id } = outboxEntries;
const pendingReaction = v.object({
  ...outboxEntries,
  kind: v.picklist(['like', 'bookmark', 'comment_like']),
  postId: id,
  /** The post or the comment. */
  targetId: id,
  on: v.boolean(),
});
export type PendingReaction = v.InferOutput<typeof pendingReaction>;
/** A switch of one person on one post or comment, and its wanted value. */
export type Reaction = Omit<PendingReaction, 'id' | 'owner' | 'seq'>;

export const reactionUrl = ({ kind, targetId }: Pick<Reaction, 'kind' | 'targetId'>): string =>
  kind === 'comment_like' ? `${commentUrl(targetId)}/like` : `${postUrl(targetId)}/${kind}`;
export const toReactionMethod = (on: boolean): 'PUT' | 'DELETE' => (on ? 'PUT' : 'DELETE');

/** Likes and bookmarks without a connection: one row for each switch, with the value of the last tap. */
export const reactionsOutbox = createOutbox({
  name: 'reactionsOutbox',
  storageKey: 'ggp_v1_reaction',
  schema: pendingReaction,
  getGroup: reactionUrl,
  toRequest: (row) => ({ method: toReactionMethod(row.on), url: reactionUrl(row) }),
  getReplaced: (pending, row) =>
    pending
      .filter(({ owner, ...other }) => owner === row.owner && reactionUrl(other) === reactionUrl(row))
      .map(({ id }) => id),
  staleTags: ['Feed', 'Mine', 'Popular'],
});
declare module '@/shared/store/root-state' {
  interface RootState extends WithSlice<typeof reactionsOutbox> {}
}

export const enqueueReaction = ({ owner, ...reaction }: Reaction & { owner: string }) =>
  reactionsOutbox.enqueue({ ...createRow(owner), ...reaction });

export const selectPendingReactions = createSelector(
  [reactionsOutbox.selectAll, (_: RootState, owner: string | null) => owner],
  (rows, owner) => rows.filter((row) => row.owner === owner),
);
