import type { CommunityBlockInput } from '@contract/community-safety';
import type { BlockedPerson } from '@contract/settings';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { accounts, blocks, comments, posts } from '../../db/schema';
import type { ServiceContext } from '../../http/context';
import { AppError } from '../../http/errors';
import { shownName } from '../community/shown-name';

/** The people this account does not want to see, the newest first; who is leaving is no one already. */
export async function listBlocked({
  db,
  accountId,
}: Pick<ServiceContext, 'db' | 'accountId'>): Promise<BlockedPerson[]> {
  const rows = await db
    .select({ id: blocks.blockedId, name: shownName, at: blocks.createdAt })
    .from(blocks)
    .innerJoin(accounts, eq(accounts.id, blocks.blockedId))
    .where(and(eq(blocks.accountId, accountId), isNull(accounts.leavingAt)))
    .orderBy(desc(blocks.createdAt), asc(blocks.blockedId));
  return rows.map(({ id, name, at }) => ({ id, name, blocked_at: at.toISOString() }));
}

/**
 * Blocks the author of a post; sent twice, it is one row.
 * @throws AppError NOT_FOUND (no such post), BAD_REQUEST (one's own post)
 */
export const blockAuthor = (ctx: ServiceContext, postId: string): Promise<BlockedPerson[]> =>
  blockBehind(ctx, { target: 'post', id: postId });

/** Blocks who wrote a post or a comment. @throws AppError NOT_FOUND, BAD_REQUEST (one's own) */
export async function blockBehind(
  { db, accountId, now }: ServiceContext,
  { target, id }: CommunityBlockInput,
): Promise<BlockedPerson[]> {
  const written = target === 'post' ? posts : comments;
  const [found] = await db
    .select({ authorId: accounts.id })
    .from(written)
    .innerJoin(accounts, eq(accounts.id, written.authorId))
    .where(and(eq(written.id, id), isNull(accounts.leavingAt), isNull(written.deletedAt)));
  if (!found) throw new AppError('NOT_FOUND');
  if (found.authorId === accountId)
    throw new AppError('BAD_REQUEST', { message: '내가 쓴 글이에요. 나를 차단할 수는 없어요.' });
  await db
    .insert(blocks)
    .values({ accountId, blockedId: found.authorId, createdAt: new Date(now) })
    .onConflictDoNothing();
  return listBlocked({ db, accountId });
}

/** Sees that person again; unblocking twice is no error. */
export async function unblock({ db, accountId }: ServiceContext, blockedId: string): Promise<BlockedPerson[]> {
  await db.delete(blocks).where(and(eq(blocks.accountId, accountId), eq(blocks.blockedId, blockedId)));
  return listBlocked({ db, accountId });
}
