import { IMAGE_MAX_BYTES } from '@contract/profiles/profile';
import type { UploadedImage } from '@contract/profiles/profile.responses';
import { PHOTO_SIDES } from '@contract/uploads/photo-size';
import { PHOTO_WIDTHS } from '@contract/uploads/photo-widths';
import { uploads } from '@server/db/schema';
import type { RequestContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { randomHex } from '@server/lib/digest';
import { lockAccount } from '@server/modules/accounts/lock-account';
import { and, eq, sum } from 'drizzle-orm';
import { requireDecodable } from './image-kind';
import { isGivenUp, MissingFile, markMissing } from './missing-file';
import { notAttached } from './picture-audience';
import { areRemovalsPaused } from './store-link';
import { removePicture, writePicture } from './stored-picture';

export const QUOTA_BYTES = 200 * 1024 * 1024;

/**
 * Stores a picture, re-encoded under a random name.
 * @throws AppError IMAGE_TOO_LARGE, IMAGE_UNREADABLE, IMAGE_HEIC, QUOTA_EXCEEDED, UNAVAILABLE
 */
export async function storeImage(
  {
    db,
    accountId,
    now,
    files,
    images,
    log,
  }: Pick<RequestContext, 'db' | 'accountId' | 'now' | 'files' | 'images' | 'log'>,
  original: Uint8Array,
): Promise<UploadedImage> {
  if (original.byteLength > IMAGE_MAX_BYTES) throw new AppError('IMAGE_TOO_LARGE');
  requireDecodable(original);
  const { bytes, width, height, color, copies } = await images.toWebp(original, {
    sides: PHOTO_SIDES,
    widths: PHOTO_WIDTHS,
    accountId,
  });
  const stored = [bytes, ...copies.map((copy) => copy.bytes)].reduce((total, each) => total + each.byteLength, 0);
  const name = randomHex(16);
  const path = `photos/${name.slice(0, 2)}/${name}.webp`;
  await db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const [used] = await tx
      .select({ bytes: sum(uploads.bytes).mapWith(Number) })
      .from(uploads)
      .where(eq(uploads.accountId, accountId));
    if ((used?.bytes ?? 0) + stored > QUOTA_BYTES) throw new AppError('QUOTA_EXCEEDED');
    await tx.insert(uploads).values({ accountId, path, bytes: stored, width, height, color, createdAt: new Date(now) });
  });
  // The row first: a file without a row would never be found again, a row without a file is swept.
  const row = and(eq(uploads.accountId, accountId), eq(uploads.path, path));
  await writePicture({ files, log }, { path, bytes, copies, onFailed: () => db.delete(uploads).where(row) });
  return { path, width, height };
}

type Removal = Pick<RequestContext, 'db' | 'files' | 'accountId' | 'now'>;

/**
 * Removes a picture that the request no longer needs, unless something shows it. A failed removal is left to the sweep.
 */
export async function removeUnusedUpload({ log, ...removal }: Removal & Pick<RequestContext, 'log'>, path: string) {
  try {
    await deleteUnusedUpload(removal, path);
  } catch (error) {
    log.error('upload not removed', {}, error);
  }
}

/**
 * Deletes a picture that nothing of the account shows any more, its row and its files; leaves it otherwise.
 * @throws MissingFile for a day since the file was found missing; the row stays. Errors of the store
 */
export async function deleteUnusedUpload({ db, files, accountId, now }: Removal, path: string): Promise<boolean> {
  const gone: string[] = [];
  try {
    return await db.transaction(async (tx) => {
      if (await areRemovalsPaused(tx, now)) return false;
      const row = and(eq(uploads.accountId, accountId), eq(uploads.path, path));
      // Waits for a form that is just taking it; only then is it seen whether anything shows it.
      const locked = await tx.select({ path: uploads.path }).from(uploads).where(row).for('update');
      if (locked.length === 0) return false;
      const [removed] = await tx
        .delete(uploads)
        .where(and(row, notAttached(tx)))
        .returning({ missingSince: uploads.missingSince });
      if (!removed) return false;
      const wasThere = await removePicture(files, path);
      if (!wasThere && !isGivenUp(removed.missingSince, now)) throw new MissingFile([path]);
      gone.push(path);
      return true;
    });
  } catch (error) {
    await markMissing(db, { error, removed: gone, now });
    throw error;
  }
}
