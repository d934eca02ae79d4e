import type { Role } from '@contract/auth/auth';
import type { Queryable } from '@server/db/database';
import { accounts, blocks, posts, reports } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { authorImage } from '@server/modules/accounts/author-picture';
import { displayName } from '@server/modules/accounts/display-name';
import { type CommunityContext, isExpert, isModerator } from '@server/modules/community/members/community-context';
import { and, eq, or } from 'drizzle-orm';
import type { PostRow } from './post-listing';

export type FoundPost = { post: PostRow; author: string; authorImage: string | null; role: Role };

/** Which of the reader's own actions are ignored: their report of the target, their block of its author. */
export type VisibilityOptions = { includeReported?: boolean; includeBlocked?: boolean };

/**
 * A post that this reader may open: a listed one unless blocked or reported; their own in any state; a private
 * question as an expert; any but deleted ones as a moderator.
 * @throws AppError NOT_FOUND in every other case
 */
export async function findPost(
  db: Queryable,
  ctx: Pick<CommunityContext, 'accountId' | 'role'>,
  id: string,
  { includeReported = false, includeBlocked = false }: VisibilityOptions = {},
): Promise<FoundPost> {
  const [found] = await db
    .select({ post: posts, author: displayName, authorImage, role: accounts.role, leavingAt: accounts.leavingAt })
    .from(posts)
    .innerJoin(accounts, eq(accounts.id, posts.authorId))
    .where(eq(posts.id, id));
  if (!found || found.post.deletedAt !== null) throw new AppError('NOT_FOUND');
  const { post, leavingAt } = found;
  if (post.authorId === ctx.accountId) return found;
  if (isModerator(ctx)) return found;
  const forExperts = post.visibility === 'private' && post.state === 'visible' && isExpert(ctx);
  const open = leavingAt === null && (post.listed || forExperts);
  const reportTarget = includeReported ? undefined : ({ target: 'post', id } as const);
  if (!open || (await isBlockedOrReported(db, ctx.accountId, post.authorId, reportTarget, { includeBlocked })))
    throw new AppError('NOT_FOUND');
  return found;
}

/**
 * Whether one of the two blocked the other (`includeBlocked`: the author the reader), or the reader reported the
 * target.
 */
export async function isBlockedOrReported(
  db: Queryable,
  readerId: string,
  authorId: string,
  reportTarget?: { target: 'post' | 'comment'; id: string },
  { includeBlocked = false }: Pick<VisibilityOptions, 'includeBlocked'> = {},
): Promise<boolean> {
  const blocked = await db
    .select({ id: blocks.accountId })
    .from(blocks)
    .where(
      or(
        includeBlocked ? undefined : and(eq(blocks.accountId, readerId), eq(blocks.blockedId, authorId)),
        and(eq(blocks.accountId, authorId), eq(blocks.blockedId, readerId)),
      ),
    )
    .limit(1);
  if (blocked.length > 0 || !reportTarget) return blocked.length > 0;
  const reported = await db
    .select({ id: reports.caseId })
    .from(reports)
    .where(
      and(
        eq(reports.accountId, readerId),
        eq(reports.target, reportTarget.target),
        eq(reports.targetId, reportTarget.id),
      ),
    )
    .limit(1);
  return reported.length > 0;
}
