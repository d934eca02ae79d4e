import type { CommentInput } from '@contract/community/comments';
import { createSelector, type WithSlice } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { commentsUrl } from '@/domain/api-urls';
import { selectOwner } from '@/features/auth/auth-slice';
import { createOutbox, createRow, outboxEntries } from '@/shared/outbox/create-outbox';
import type { RootState } from '@/shared/store/root-state';

const { id } = outboxEntries;
const pendingComment = v.object({
  ...outboxEntries,
  postId: id,
  content: v.string(),
  parentId: v.nullable(id),
  /** The page it was written on. */
  path: v.string(),
  /** Why the server refused it, a sentence. Null while it is pending. */
  refused: v.nullable(v.string()),
});
export type PendingComment = v.InferOutput<typeof pendingComment>;

export const toCommentInput = ({ content, parentId }: Pick<PendingComment, 'content' | 'parentId'>): CommentInput => ({
  content,
  parent_id: parentId,
});

/** Comments until the server has them. The id of a row is its idempotency key. */
export const commentsOutbox = createOutbox({
  name: 'commentsOutbox',
  storageKey: 'ggp_v1_comment',
  schema: pendingComment,
  getGroup: ({ postId }) => postId,
  toRequest: ({ refused, postId, ...row }) =>
    refused === null ? { method: 'POST', url: commentsUrl(postId), body: toCommentInput(row) } : null,
  isSendable: ({ refused }) => refused === null,
  toRefused: (row, { message, fields }) => ({ ...row, refused: fields.content ?? message }),
  staleTags: ['Comments', 'Mine', 'Popular'],
});
declare module '@/shared/store/root-state' {
  interface RootState extends WithSlice<typeof commentsOutbox> {}
}

export type CommentToSend = Pick<PendingComment, 'owner' | 'postId' | 'content' | 'parentId' | 'path'>;

/** @param id its idempotency key */
export const enqueueComment = (id: string, comment: CommentToSend) =>
  commentsOutbox.enqueue({ ...createRow(comment.owner), ...comment, id, refused: null });

/** Pending and refused comments of the signed-in account, in the order they were written. */
export const selectPendingComments = createSelector([commentsOutbox.selectAll, selectOwner], (rows, owner) =>
  rows.filter((row) => row.owner === owner),
);
export const selectPendingCommentsOfPost = createSelector(
  [selectPendingComments, (_: RootState, postId: string) => postId],
  (rows, postId) => rows.filter((row) => row.postId === postId),
);
