import { MINUTE_MS } from '@contract/common/time';
import type { Database } from '@server/db/database';
import { fileStores } from '@server/db/schema';
import { and, eq, isNull, lte, or } from 'drizzle-orm';

/** For so long a pause holds when the process that made it ends without releasing it. */
const PAUSE_MS = 5 * MINUTE_MS;

/** Another backup of this database is running. */
export class BackupRunning extends Error {
  constructor() {
    super(
      'Another backup of this database is running, or one broke off within the last five minutes; try again later. / ' +
        '다른 백업을 하고 있거나 조금 전에 중단되었어요. 5분 뒤에 다시 해 주세요.',
    );
    this.name = 'BackupRunning';
  }
}

/**
 * Runs `work` while no file of an upload is removed by any process.
 * @throws BackupRunning
 */
export async function withoutRemovals<T>(db: Database, now: () => number, work: () => Promise<T>): Promise<T> {
  const row = eq(fileStores.kind, 'uploads');
  const pause = () => ({ removalsPausedUntil: new Date(now() + PAUSE_MS) });
  const isFree = or(isNull(fileStores.removalsPausedUntil), lte(fileStores.removalsPausedUntil, new Date(now())));
  // Waits for transactions that are removing files.
  const claimed = await db.update(fileStores).set(pause()).where(and(row, isFree)).returning();
  if (claimed.length === 0) throw new BackupRunning();
  const renewing = setInterval(() => {
    // A renewal that fails is made up for by the next one.
    db.update(fileStores)
      .set(pause())
      .where(row)
      .then(undefined, () => undefined);
  }, MINUTE_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(renewing);
    await db.update(fileStores).set({ removalsPausedUntil: null }).where(row);
  }
}
