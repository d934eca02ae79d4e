import type { BlockedPerson } from '@contract/community/blocks.responses';
import type { CommunityBlockInput } from '@contract/community/community-safety';
import { accounts, blocks } from '@server/db/schema';
import type { PictureContext } from '@server/http/context';
import { authorImage, toAuthorImage } from '@server/modules/accounts/author-picture';
import { displayName } from '@server/modules/accounts/display-name';
import type { CommunityContext } from '@server/modules/community/members/community-context';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { findTarget } from './moderation-targets';

/** Blocked people, newest first, without accounts that are leaving. */
export async function listBlocked(
  ctx: Pick<PictureContext, 'db' | 'accountId' | 'signUpload'>,
): Promise<BlockedPerson[]> {
  const { db, accountId } = ctx;
  const rows = await db
    .select({ id: blocks.blockedId, name: displayName, image: authorImage, at: blocks.createdAt })
    .from(blocks)
    .innerJoin(accounts, eq(accounts.id, blocks.blockedId))
    .where(and(eq(blocks.accountId, accountId), isNull(accounts.leavingAt)))
    .orderBy(desc(blocks.createdAt), asc(blocks.blockedId));
  return Promise.all(
    rows.map(async ({ id, name, image, at }) => ({
      id,
      name,
      profile_image_path: await toAuthorImage(ctx, image),
      blocked_at: at.toISOString(),
    })),
  );
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
export async function unblock(ctx: PictureContext, blockedId: string): Promise<BlockedPerson[]> {
  const { db, accountId } = ctx;
  await db.delete(blocks).where(and(eq(blocks.accountId, accountId), eq(blocks.blockedId, blockedId)));
  return listBlocked(ctx);
}
