import { isoTime, page } from '@contract/common/response-parts';
import * as v from 'valibot';
import { authorRole } from './community.responses';

/** A comment, or a reply to one (`parent_id`). Plain text with line breaks, never HTML. */
export const comment = v.strictObject({
  id: v.string(),
  post_id: v.string(),
  parent_id: v.nullable(v.string()),
  /** Empty when `gone`. */
  content: v.string(),
  /** Empty when `gone`. */
  user_name: v.string(),
  author_role: authorRole,
  profile_image_path: v.nullable(v.string()),
  /** ISO 8601 */
  created_at: isoTime,
  edited: v.boolean(),
  like: v.number(),
  liked: v.boolean(),
  mine: v.boolean(),
  /** Written by who wrote the post. */
  by_author: v.boolean(),
  /** An expert's answer to a question. */
  is_answer: v.boolean(),
  /**
   * Why the text is missing; the comment itself remains because of its replies: 'deleted' by its author (지운 댓글이에요),
   * 'hidden' until a moderator decides or removed by one (가려진 댓글이에요), 'blocked' by a block (보이지 않는 댓글이에요).
   */
  gone: v.nullable(v.picklist(['deleted', 'hidden', 'blocked'])),
});
export type Comment = v.InferOutput<typeof comment>;

/** A comment with its first replies, the oldest first. */
export const commentThread = v.strictObject({
  ...comment.entries,
  reply: v.number(),
  replies: v.array(comment),
  replies_next: v.nullable(v.string()),
});
export type CommentThread = v.InferOutput<typeof commentThread>;

export const commentPage = v.strictObject({
  ...page(commentThread).entries,
  /** All of them with their replies, as on the card. */
  total: v.number(),
});
export type CommentPage = v.InferOutput<typeof commentPage>;

/** GET /community/comment/{id}/reply (ReplyPage). */
export const replyPage = page(comment);
export type ReplyPage = v.InferOutput<typeof replyPage>;

/** `total`: the post's comments now. DELETE /community/comment/{id} answers CommentDeleted, POST …/restore CommentWritten. */
export const commentWritten = v.strictObject({ comment, total: v.number() });
export type CommentWritten = v.InferOutput<typeof commentWritten>;

export const commentDeleted = v.strictObject({
  id: v.string(),
  total: v.number(),
  /** True if it stays in its place as 지운 댓글이에요. */
  kept: v.boolean(),
});
export type CommentDeleted = v.InferOutput<typeof commentDeleted>;
