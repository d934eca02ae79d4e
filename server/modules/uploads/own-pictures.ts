import type { Transaction } from '@server/db/database';
import { uploads } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { and, eq, inArray } from 'drizzle-orm';

/**
 * Paths of an account's own pictures, with their rows locked against the sweep of unused ones.
 * @param field named in the error
 * @throws AppError INVALID_INPUT
 */
export async function lockOwnPictures(
  tx: Transaction,
  accountId: string,
  { field, paths: given }: { field: string; paths: readonly string[] },
): Promise<string[]> {
  const paths = [...new Set(given)];
  if (paths.length === 0) return [];
  const own = await tx
    .select({ path: uploads.path })
    .from(uploads)
    .where(and(eq(uploads.accountId, accountId), inArray(uploads.path, paths)))
    .orderBy(uploads.path)
    .for('update');
  if (own.length < paths.length)
    throw new AppError('INVALID_INPUT', { fields: { [field]: '오래된 사진은 지워졌어요. 사진을 다시 올려 주세요.' } });
  return paths;
}
