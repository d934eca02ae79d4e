import type { BlockedPerson } from '@contract/community/blocks.responses';
import type { CommunityBlockInput } from '@contract/community/community-safety';
import { accounts, blocks } from '@server/db/schema';
import type { ServiceContext } from '@server/http/context';
import { displayName } from '@server/modules/accounts/display-name';
import type { CommunityContext } from '@server/modules/community/members/community-context';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { findTarget } from './moderation-targets';

/** Blocked people, newest first, without accounts that are leaving. */
export async function listBlocked({
  db,
  accountId,
}: Pick<ServiceContext, 'db' | 'accountId'>): Promise<BlockedPerson[]> {
  const rows = await db
    .select({ id: blocks.blockedId, name: displayName, at: blocks.createdAt })
    .from(blocks)
    .innerJoin(accounts, eq(accounts.id, blocks.blockedId))
    .where(and(eq(blocks.accountId, accountId), isNull(accounts.leavingAt)))
    .orderBy(desc(blocks.createdAt), asc(blocks.blockedId));
  return rows.map(({ id, name, at }) => ({ id, name, blocked_at: at.toISOString() }));
}

/**
 * Blocks the author of a post the reader may open; repeating it changes nothing.
 * @throws AppError NOT_FOUND, BAD_REQUEST (one's own post)
 */
export const blockAuthor = (ctx: CommunityContext, postId: string): Promise<BlockedPerson[]> =>
  blockBehind(ctx, { target: 'post', id: postId });

/** Blocks the author of a post or comment the reader may open. @throws AppError NOT_FOUND, BAD_REQUEST (one's own) */
export async function blockBehind(
  ctx: CommunityContext,
  { target, id }: CommunityBlockInput,
): Promise<BlockedPerson[]> {
  // Blocked before, the author is out of sight by the reader's own wish.
  const { authorId } = await findTarget(ctx.db, ctx, target, id, { includeBlocked: true });
  await ctx.db
    .insert(blocks)
    .values({ accountId: ctx.accountId, blockedId: authorId, createdAt: new Date(ctx.now) })
    .onConflictDoNothing();
  return listBlocked(ctx);
}

/** Unblocks a person; repeating it is no error. */
export async function unblock({ db, accountId }: ServiceContext, blockedId: string): Promise<BlockedPerson[]> {
  await db.delete(blocks).where(and(eq(blocks.accountId, accountId), eq(blocks.blockedId, blockedId)));
  return listBlocked({ db, accountId });
}
