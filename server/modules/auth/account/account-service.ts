import { readAnimal } from '@contract/accounts/picture';
import type { Account } from '@contract/auth/account.responses';
import { accounts } from '@server/db/schema';
import { afterCommit, type PictureContext, type RequestContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { toAuthorImage } from '@server/modules/accounts/author-picture';
import { lockAccount } from '@server/modules/accounts/lock-account';
import { lockOwnPictures } from '@server/modules/uploads/own-pictures';
import { removeUnusedUpload } from '@server/modules/uploads/upload-service';
import { eq } from 'drizzle-orm';

/** Account data that its owner can change. */
export async function getAccount(ctx: PictureContext): Promise<Account> {
  const [row] = await ctx.db.select().from(accounts).where(eq(accounts.id, ctx.accountId));
  if (!row) throw new AppError('SESSION_EXPIRED');
  return {
    user_id: row.loginId,
    name: row.name,
    email: row.email,
    nickname: row.nickname,
    profile_image_path: await toAuthorImage(ctx, row.imagePath),
  };
}

export async function updateName(ctx: PictureContext, name: string): Promise<Account> {
  await ctx.db.update(accounts).set({ name }).where(eq(accounts.id, ctx.accountId));
  return getAccount(ctx);
}

/**
 * Sets the account's picture; the one before is deleted where nothing else shows it.
 * @throws AppError INVALID_INPUT when it is not an upload of this account
 */
export async function updatePicture(
  ctx: PictureContext & Pick<RequestContext, 'files' | 'log'>,
  image: string | null,
): Promise<Account> {
  const { db, accountId } = ctx;
  const before = await db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    if (image !== null && !readAnimal(image)) await lockOwnPictures(tx, accountId, { field: 'image', paths: [image] });
    const [row] = await tx.select({ path: accounts.imagePath }).from(accounts).where(eq(accounts.id, accountId));
    await tx.update(accounts).set({ imagePath: image }).where(eq(accounts.id, accountId));
    return row?.path ?? null;
  });
  if (before !== null && before !== image && !readAnimal(before))
    await afterCommit(ctx, (committed) => removeUnusedUpload({ ...ctx, db: committed }, before));
  return getAccount(ctx);
}
