import { formatDay, seoulDay } from '@contract/common/calendar';
import type { Database } from '@server/db/database';
import { pointLots } from '@server/db/schema';
import { throwIfStopping } from '@server/lib/job-interrupted';
import { lt } from 'drizzle-orm';
import { lockOwnBooks, postExpired } from './expiry';

/** Accounts of one transaction. */
const AT_ONCE = 500;

/**
 * Posts the expiry of every lot whose last day is over. Answers how many lots.
 * @throws JobInterrupted between two batches when the process was asked to stop
 */
export async function sweepPoints(db: Database, now: number, stopping?: AbortSignal): Promise<number> {
  let settled = 0;
  for (;;) {
    throwIfStopping(stopping);
    const due = await db
      .selectDistinct({ accountId: pointLots.accountId })
      .from(pointLots)
      .where(lt(pointLots.expiresOn, formatDay(seoulDay(now))))
      .limit(AT_ONCE);
    const ids = due.map(({ accountId }) => accountId);
    if (ids.length > 0)
      settled += await db.transaction(async (tx) => {
        await lockOwnBooks(tx, ids);
        return postExpired(tx, ids, now);
      });
    if (ids.length < AT_ONCE) return settled;
  }
}
