import { DAY_MS } from '@contract/common/time';
import type { Database } from '@server/db/database';
import { uploads } from '@server/db/schema';
import { and, inArray, isNull } from 'drizzle-orm';

/** For so long a missing file is looked for, and its row stays. */
const GIVEN_UP_AFTER_MS = DAY_MS;

/** The file of an upload that was to be removed is not in the store. */
export class MissingFile extends Error {
  readonly paths: readonly string[];

  constructor(paths: readonly string[]) {
    // The paths are addresses of pictures, so they are not part of what is logged.
    super(`${paths.length} files to be removed are missing in the store`);
    this.name = 'MissingFile';
    this.paths = paths;
  }
}

export const isGivenUp = (missingSince: Date | null, now: number): boolean =>
  missingSince !== null && missingSince.getTime() + GIVEN_UP_AFTER_MS <= now;

/**
 * After a removal was rolled back: since when files are missing. Those that it removed itself are not looked for.
 * @param removed paths whose files are gone although their rows are there again
 */
export async function markMissing(
  db: Database,
  { error, removed, now }: { error: unknown; removed: readonly string[]; now: number },
): Promise<void> {
  const mark = (paths: readonly string[], since: number) =>
    db
      .update(uploads)
      .set({ missingSince: new Date(since) })
      .where(and(inArray(uploads.path, [...paths]), isNull(uploads.missingSince)));
  if (removed.length > 0) await mark(removed, now - GIVEN_UP_AFTER_MS);
  if (error instanceof MissingFile) await mark(error.paths, now);
}
