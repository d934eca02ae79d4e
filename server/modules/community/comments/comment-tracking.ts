import type { Section } from '@contract/community/community';
import type { Transaction } from '@server/db/database';
import { queryRows } from '@server/db/query-rows';
import { comments } from '@server/db/schema';
import { activityParts, COMMENT_POINTS } from '@server/modules/community/posts/popularity';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';

export type CommentRow = typeof comments.$inferSelect;
type Thread = { section: Section; id: string; authorId: string };

/** Whether a comment's text is visible to everybody who may open the post. */
export const isVisible = ({ deletedAt, state }: Pick<CommentRow, 'deletedAt' | 'state'>) =>
  deletedAt === null && state === 'visible';

/** The row, locked until the transaction ends; null when there is none. */
export async function lockComment(tx: Transaction, id: string): Promise<CommentRow | null> {
  const [row] = await tx.select().from(comments).where(eq(comments.id, id)).for('no key update');
  return row ?? null;
}

type Change = Partial<Omit<typeof comments.$inferInsert, 'section' | 'postId' | 'id'>>;

/** Updates a locked comment and its derived counts. Returns the post's comment count. */
export async function updateCommentRow(
  tx: Transaction,
  post: Thread,
  before: CommentRow,
  change: Change,
): Promise<{ after: CommentRow; total: number }> {
  const [after] = await tx
    .update(comments)
    .set(change)
    .where(and(eq(comments.postId, before.postId), eq(comments.id, before.id)))
    .returning();
  if (!after) throw new Error('a locked comment is missing');
  return { after, total: await trackComment(tx, post, before, after) };
}

/**
 * Updates the counts derived from a comment: the post's comments, the thread's replies, popularity points, and whether
 * a question is answered.
 * @param parts further writes of the same statement, as parts of a `with`
 */
export async function trackComment(
  tx: Transaction,
  post: Thread,
  before: CommentRow | null,
  after: CommentRow,
  parts: readonly SQL[] = [],
): Promise<number> {
  const by = Number(isVisible(after)) - Number(before !== null && isVisible(before));
  const replied =
    by === 0 || after.parentId === null
      ? []
      : [
          sql`replied as (
            update comments set reply_count = reply_count + ${by} where post_id = ${post.id} and id = ${after.parentId}
          )`,
        ];
  const answered = after.rank === 0 && by !== 0 ? await firstAnswer(tx, post.id) : undefined;
  // An author's comments under their own post earn no popularity points.
  const points = after.authorId === post.authorId ? 0 : by * COMMENT_POINTS;
  const activity = points === 0 ? [] : [activityParts(post, points, after.createdAt.getTime())];
  const others = [...parts, ...replied, ...activity].map((part) => sql`, ${part}`);
  const query = sql`
    with counted as (
      update posts set comment_count = comment_count + ${by}
        ${answered === undefined ? sql`` : sql`, answered_at = ${answered?.toISOString() ?? null}::timestamptz`}
      where section = ${post.section} and id = ${post.id}
      returning comment_count as total
    )${sql.join(others)}
    select total from counted`;
  const [row] = await queryRows(tx, query, v.object({ total: v.number() }));
  return row?.total ?? 0;
}

async function firstAnswer(tx: Transaction, postId: string): Promise<Date | null> {
  const [first] = await tx
    .select({ at: comments.createdAt })
    .from(comments)
    .where(
      and(
        eq(comments.postId, postId),
        isNull(comments.parentId),
        eq(comments.rank, 0),
        isNull(comments.deletedAt),
        eq(comments.state, 'visible'),
      ),
    )
    .orderBy(comments.createdAt, comments.id)
    .limit(1);
  return first?.at ?? null;
}
