import { cutLetters } from '@contract/common/letters';
import type { Queryable, Transaction } from '@server/db/database';
import { accounts, comments, moderationCases, posts, rightsClaims } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { displayName } from '@server/modules/accounts/display-name';
import { type CommentRow, lockComment, updateCommentRow } from '@server/modules/community/comments/comment-tracking';
import { findComment } from '@server/modules/community/comments/find-comment';
import type { CommunityContext } from '@server/modules/community/members/community-context';
import { findPost, type VisibilityOptions } from '@server/modules/community/posts/find-post';
import { lockPost, type PostRow, updatePostRow } from '@server/modules/community/posts/post-listing';
import { and, eq } from 'drizzle-orm';

type TargetKind = 'post' | 'comment' | 'person';
export type Target = { target: TargetKind; targetId: string };
export type Item = { target: 'post' | 'comment'; targetId: string };

/** A post or comment with its author and the post it is or belongs to. */
export type FoundTarget = Item & { authorId: string; post: PostRow; comment: CommentRow | null };

/**
 * A post or comment by another person that the reader may see, or has reported before.
 * @throws AppError NOT_FOUND, BAD_REQUEST for one's own
 */
export async function findTarget(
  db: Queryable,
  ctx: Pick<CommunityContext, 'accountId' | 'role'>,
  kind: 'post' | 'comment',
  id: string,
  options: VisibilityOptions = {},
): Promise<FoundTarget> {
  const seen = { includeReported: true, ...options };
  if (kind === 'comment') {
    const { comment, authorId, post } = await findComment(db, ctx, id, seen);
    return notOwn(ctx, { target: kind, targetId: id, authorId, post, comment });
  }
  const { post } = await findPost(db, ctx, id, seen);
  return notOwn(ctx, { target: kind, targetId: id, authorId: post.authorId, post, comment: null });
}

function notOwn({ accountId }: Pick<CommunityContext, 'accountId'>, found: FoundTarget): FoundTarget {
  if (found.authorId === accountId)
    throw new AppError('BAD_REQUEST', { message: '내가 쓴 글이에요. 고치거나 지울 수 있어요.' });
  return found;
}

/**
 * Recomputes the state of a post or comment from its cases and claims: removed by a moderator, restricted by a claim,
 * hidden by reports, or visible. Independent of the order in which they change.
 */
export async function recomputeState(tx: Transaction, { target, targetId }: Item): Promise<void> {
  if (target === 'post') {
    const post = await lockPost(tx, targetId);
    const state = await computeState(tx, target, targetId);
    if (post && post.state !== state) await updatePostRow(tx, post, { state });
    return;
  }
  const comment = await lockComment(tx, targetId);
  if (!comment) return;
  const state = await computeState(tx, target, targetId);
  const [post] = await tx.select().from(posts).where(eq(posts.id, comment.postId));
  if (post && comment.state !== state) await updateCommentRow(tx, post, comment, { state });
}

async function computeState(tx: Transaction, target: Item['target'], targetId: string): Promise<PostRow['state']> {
  const cases = await tx
    .select({ state: moderationCases.state, hidden: moderationCases.hidden })
    .from(moderationCases)
    .where(and(eq(moderationCases.target, target), eq(moderationCases.targetId, targetId)));
  if (cases.some(({ state }) => state === 'removed')) return 'removed';
  const claims = await tx
    .select({ id: rightsClaims.id })
    .from(rightsClaims)
    .where(and(eq(rightsClaims.target, target), eq(rightsClaims.targetId, targetId), eq(rightsClaims.state, 'granted')))
    .limit(1);
  if (claims.length > 0) return 'restricted';
  return cases.some(({ state, hidden }) => state === 'open' && hidden) ? 'hidden' : 'visible';
}

export type TargetView = {
  label: string;
  title: string;
  /** Clean HTML of a post, plain text of a comment. */
  content: string;
  post: Pick<PostRow, 'id' | 'section' | 'category'> | null;
  authorName: string;
};

const LABEL_MAX = 40;
const brief = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LABEL_MAX ? `${cutLetters(line, LABEL_MAX)}…` : line;
};

/** The current content of a target; a placeholder when it is deleted. */
export async function getTargetView(db: Queryable, { target, targetId }: Target): Promise<TargetView> {
  const nothing: TargetView = { label: '지워진 글이에요', title: '', content: '', post: null, authorName: '' };
  if (target === 'person') {
    const [person] = await db.select({ name: displayName }).from(accounts).where(eq(accounts.id, targetId));
    return person ? { ...nothing, label: person.name, title: person.name, authorName: person.name } : nothing;
  }
  if (target === 'post') {
    const [row] = await db
      .select({ post: posts, name: displayName })
      .from(posts)
      .innerJoin(accounts, eq(accounts.id, posts.authorId))
      .where(eq(posts.id, targetId));
    if (!row || row.post.deletedAt !== null) return nothing;
    const { post, name } = row;
    return { ...nothing, label: brief(post.title), title: post.title, content: post.content, post, authorName: name };
  }
  const [row] = await db
    .select({ comment: comments, post: posts, name: displayName })
    .from(comments)
    .innerJoin(posts, and(eq(posts.section, comments.section), eq(posts.id, comments.postId)))
    .innerJoin(accounts, eq(accounts.id, comments.authorId))
    .where(eq(comments.id, targetId));
  if (!row || row.comment.deletedAt !== null) return nothing;
  const { comment, post, name } = row;
  return {
    ...nothing,
    label: brief(comment.content),
    title: post.title,
    content: comment.content,
    post,
    authorName: name,
  };
}
