import { DAY_MS } from '@contract/common/time';
import { uploads } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { and, lt } from 'drizzle-orm';
import { notAttached } from './picture-audience';
import { removeUnusedUpload } from './upload-service';

const ABANDONED_AFTER_MS = DAY_MS;
const AT_ONCE = 500;

/**
 * Deletes uploads that nothing references (an unsaved form, an erased post), a day after the upload. Returns how many.
 */
export async function sweepUploads({ db, files, now }: Pick<Deps, 'db' | 'files' | 'now'>): Promise<number> {
  const abandoned = await db
    .select({ accountId: uploads.accountId, path: uploads.path })
    .from(uploads)
    .where(and(lt(uploads.createdAt, new Date(now() - ABANDONED_AFTER_MS)), notAttached(db)))
    .limit(AT_ONCE);
  let removed = 0;
  for (const { accountId, path } of abandoned)
    if (await removeUnusedUpload({ db, files, accountId }, path)) removed += 1;
  return removed;
}
