import { cursorText, pageLimit } from '@contract/common/paging';
import { requiredText, rowId } from '@contract/common/text';
import * as v from 'valibot';

export const COMMENT_MAX = 1000;
/** Longer limit for an expert's answer. */
export const ANSWER_MAX = 5000;
/** Replies included with their comment; the rest by GET /community/comment/{id}/reply. */
export const REPLIES_SHOWN = 3;

/** GET /community/post/{id}/comment (CommentPage), oldest first; answers of experts come before all others. */
export const commentsQuery = v.object({ cursor: cursorText, limit: pageLimit });
export type CommentsQuery = v.InferOutput<typeof commentsQuery>;
export const commentParam = v.object({ id: rowId });

/** POST /community/post/{id}/comment (201, CommentWritten). Replying to a reply answers its comment. */
export const commentInput = v.object({
  content: requiredText('댓글을', ANSWER_MAX),
  parent_id: v.optional(v.nullable(rowId), null),
});
export type CommentInput = v.InferOutput<typeof commentInput>;
/** PUT /community/comment/{id} (CommentWritten). */
export const commentChangeInput = v.object({ content: requiredText('댓글을', ANSWER_MAX) });
