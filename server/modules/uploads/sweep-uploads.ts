import { DAY_MS } from '@contract/common/time';
import { uploads } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { and, lt, sql } from 'drizzle-orm';
import { notAttached } from './picture-audience';
import { requireLinkedStore } from './store-link';
import { deleteUnusedUpload } from './upload-service';

const ABANDONED_AFTER_MS = DAY_MS;
const AT_ONCE = 500;

/**
 * Deletes uploads that nothing references (an unsaved form, an erased post), a day after the upload. One whose file is
 * missing or cannot be removed is logged and retried by the next run. Returns how many were deleted.
 * @throws ForeignStore, and the first error when nothing could be deleted
 */
export async function sweepUploads({
  db,
  files,
  now,
  log,
}: Pick<Deps, 'db' | 'files' | 'now' | 'log'>): Promise<number> {
  await requireLinkedStore({ db, files });
  const abandoned = await db
    .select({ accountId: uploads.accountId, path: uploads.path })
    .from(uploads)
    .where(and(lt(uploads.createdAt, new Date(now() - ABANDONED_AFTER_MS)), notAttached(db)))
    // Those that failed before come last, so that they cannot fill every run.
    .orderBy(sql`${uploads.missingSince} nulls first`)
    .limit(AT_ONCE);
  let removed = 0;
  const errors: Error[] = [];
  for (const { accountId, path } of abandoned) {
    try {
      if (await deleteUnusedUpload({ db, files, accountId, now: now() }, path)) removed += 1;
    } catch (error) {
      errors.push(error instanceof Error ? error : new Error(String(error)));
    }
  }
  const [first] = errors;
  if (first) {
    log.error('uploads not removed', { count: errors.length }, first);
    if (removed === 0) throw first;
  }
  return removed;
}
