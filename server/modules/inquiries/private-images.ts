import type { Queryable, Transaction } from '@server/db/database';
import { inquiryMessages, uploads } from '@server/db/schema';
import type { FileStore } from '@server/deps';
import type { ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { findInquiry } from './find-inquiry';

type Picture = { bytes: Uint8Array; type: string };

export const pathOf = (name: string) => `private/${name.slice(0, 2)}/${name}.webp`;
/** What the person and the staff call a private picture by. */
export const nameOf = (path: string) => path.replace(/^.*\/|\.webp$/g, '');

/**
 * Paths of pictures that an account attaches, all of them its own. Their rows are held, so that the sweep of unused ones waits.
 * @throws AppError INVALID_INPUT
 */
export async function ownPictures(tx: Transaction, accountId: string, names: readonly string[]): Promise<string[]> {
  const paths = [...new Set(names)].map(pathOf);
  if (paths.length === 0) return [];
  const own = await tx
    .select({ path: uploads.path })
    .from(uploads)
    .where(and(eq(uploads.accountId, accountId), inArray(uploads.path, paths)))
    .orderBy(uploads.path)
    .for('update');
  if (own.length < paths.length)
    throw new AppError('INVALID_INPUT', { fields: { images: '오래된 사진은 지워졌어요. 사진을 다시 올려 주세요.' } });
  return paths;
}

/** A picture the caller uploaded. @throws AppError NOT_FOUND */
export async function readOwnPicture(
  { db, accountId }: ServiceContext,
  files: FileStore,
  name: string,
): Promise<Picture> {
  const path = pathOf(name);
  const [own] = await db
    .select({ path: uploads.path })
    .from(uploads)
    .where(and(eq(uploads.accountId, accountId), eq(uploads.path, path)));
  return read(files, own ? path : null);
}

/** A picture that hangs on this inquiry, for the staff. @throws AppError NOT_FOUND */
export async function readPictureOf(
  db: Queryable,
  files: FileStore,
  { id, name }: { id: string; name: string },
): Promise<Picture> {
  const path = pathOf(name);
  const { accountId } = await findInquiry(db, { id });
  const [shown] = await db
    .select({ id: inquiryMessages.id })
    .from(inquiryMessages)
    .where(
      and(
        eq(inquiryMessages.accountId, accountId),
        eq(inquiryMessages.inquiryId, id),
        sql`${path} = any(${inquiryMessages.images})`,
      ),
    )
    .limit(1);
  return read(files, shown ? path : null);
}

async function read(files: FileStore, path: string | null): Promise<Picture> {
  const file = path ? await files.get(path) : null;
  if (!file) throw new AppError('NOT_FOUND');
  return file;
}
