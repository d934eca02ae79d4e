import { DAY_MS } from '@contract/common/time';
import { walkInBatches } from '@server/db/batches/walk-in-batches';
import { uploads } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { throwIfStopping } from '@server/lib/job-interrupted';
import { and, asc, lt, sql } from 'drizzle-orm';
import { notAttached } from './picture-audience';
import { requireLinkedStore } from './store-link';
import { deleteUnusedUpload } from './upload-service';

const ABANDONED_AFTER_MS = DAY_MS;

type Host = Pick<Deps, 'db' | 'files' | 'now' | 'log' | 'stopping'>;

/**
 * Deletes uploads that nothing references (an unsaved form, an erased post), a day after the upload. One whose file is
 * missing or cannot be removed is logged and retried by the next run. Returns how many were deleted.
 * @throws ForeignStore, the first error when nothing could be deleted, and JobInterrupted when the process stops
 */
export async function sweepUploads({ db, files, now, log, stopping }: Host): Promise<number> {
  await requireLinkedStore({ db, files });
  const old = lt(uploads.createdAt, new Date(now() - ABANDONED_AFTER_MS));
  let removed = 0;
  const errors: Error[] = [];
  await walkInBatches({
    stopping,
    read: (after: { at: string; path: string } | null, limit) =>
      db
        // The time as the database writes it: a Date has no microseconds.
        .select({ at: sql<string>`${uploads.createdAt}::text`, path: uploads.path })
        .from(uploads)
        .where(
          and(
            old,
            after
              ? sql`(${uploads.createdAt}, ${uploads.path}) > (${after.at}::timestamptz, ${after.path})`
              : undefined,
          ),
        )
        .orderBy(asc(uploads.createdAt), asc(uploads.path))
        .limit(limit),
    async visit(rows) {
      const paths = rows.map(({ path }) => path);
      const abandoned = await db
        .select({ accountId: uploads.accountId, path: uploads.path })
        .from(uploads)
        .where(and(sql`${uploads.path} = any(${sql.param(paths)}::text[])`, notAttached(db)));
      for (const { accountId, path } of abandoned) {
        throwIfStopping(stopping);
        try {
          if (await deleteUnusedUpload({ db, files, accountId, now: now() }, path)) removed += 1;
        } catch (error) {
          errors.push(error instanceof Error ? error : new Error(String(error)));
        }
      }
    },
  });
  const [first] = errors;
  if (first) {
    log.error('uploads not removed', { count: errors.length }, first);
    if (removed === 0) throw first;
  }
  return removed;
}
