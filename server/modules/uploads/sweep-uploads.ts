import { and, eq, lt, notExists } from 'drizzle-orm';
import { profiles, uploads } from '../../db/schema';
import type { Deps } from '../../deps';
import { removeUnusedUpload } from './upload-service';

const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 500;

/** Removes pictures whose form was left without saving, a day after they came. Answers how many. */
export async function sweepUploads({ db, files, now }: Pick<Deps, 'db' | 'files' | 'now'>): Promise<number> {
  const showing = db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.accountId, uploads.accountId), eq(profiles.imagePath, uploads.path)));
  const abandoned = await db
    .select({ accountId: uploads.accountId, path: uploads.path })
    .from(uploads)
    .where(and(lt(uploads.createdAt, new Date(now() - ABANDONED_AFTER_MS)), notExists(showing)))
    .limit(AT_ONCE);
  let removed = 0;
  for (const { accountId, path } of abandoned) if (await removeUnusedUpload(db, files, accountId, path)) removed += 1;
  return removed;
}
