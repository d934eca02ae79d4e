import type { Page } from '@contract/common/paging';
import { cursorText, pageLimit } from '@contract/common/paging';
import { requiredText, rowId } from '@contract/common/text';
import * as v from 'valibot';
import type { AuthorRole } from './community';

export const COMMENT_MAX = 1000;
/** Longer limit for an expert's answer. */
export const ANSWER_MAX = 5000;
/** Replies included with their comment; the rest by GET /community/comment/{id}/reply. */
export const REPLIES_SHOWN = 3;

/** A comment, or a reply to one (`parent_id`). Plain text with line breaks, never HTML. */
export type Comment = {
  id: string;
  post_id: string;
  parent_id: string | null;
  /** Empty when `gone`. */
  content: string;
  /** Empty when `gone`. */
  user_name: string;
  author_role: AuthorRole;
  profile_image_path: string | null;
  /** ISO 8601 */
  created_at: string;
  edited: boolean;
  like: number;
  liked: boolean;
  mine: boolean;
  /** Written by who wrote the post. */
  by_author: boolean;
  /** An expert's answer to a question. */
  is_answer: boolean;
  /**
   * Placeholder of a comment that still has replies: 'deleted' by its author (지운 댓글이에요), 'hidden' until moderated or
   * removed by a moderator (가려진 댓글이에요), 'blocked' because of a block (보이지 않는 댓글이에요).
   */
  gone: 'deleted' | 'hidden' | 'blocked' | null;
};
/** A comment with its first replies, the oldest first. */
export type CommentThread = Comment & { reply: number; replies: Comment[]; replies_next: string | null };

/** GET /community/post/{id}/comment (CommentPage): experts' answers first, then oldest first. */
export const commentsQuery = v.object({ cursor: cursorText, limit: pageLimit });
export type CommentsQuery = v.InferOutput<typeof commentsQuery>;
export type CommentPage = Page<CommentThread> & {
  /** All of them with their replies, as on the card. */ total: number;
};
/** GET /community/comment/{id}/reply (ReplyPage). */
export type ReplyPage = Page<Comment>;
export const commentParam = v.object({ id: rowId });

/** POST /community/post/{id}/comment (201, CommentWritten). Replying to a reply answers its comment. */
export const commentInput = v.object({
  content: requiredText('댓글을', ANSWER_MAX),
  parent_id: v.optional(v.nullable(rowId), null),
});
export type CommentInput = v.InferOutput<typeof commentInput>;
/** PUT /community/comment/{id} (CommentWritten). */
export const commentChangeInput = v.object({ content: requiredText('댓글을', ANSWER_MAX) });
/** `total`: the post's comments now. DELETE /community/comment/{id} answers CommentDeleted, POST …/restore CommentWritten. */
export type CommentWritten = { comment: Comment; total: number };
export type CommentDeleted = {
  id: string;
  total: number /** Whether it stays in its place as 지운 댓글이에요. */;
  kept: boolean;
};
