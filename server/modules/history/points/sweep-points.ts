import { formatDay, seoulDay } from '@contract/common/calendar';
import type { Database } from '@server/db/database';
import { pointLots } from '@server/db/schema';
import { lt } from 'drizzle-orm';
import { settleExpired } from './ledger';

const AT_ONCE = 500;

/** Posts the expiry of every lot whose last day is over. Answers how many lots. */
export async function sweepPoints(db: Database, now: number): Promise<number> {
  let settled = 0;
  for (;;) {
    const due = await db
      .selectDistinct({ accountId: pointLots.accountId })
      .from(pointLots)
      .where(lt(pointLots.expiresOn, formatDay(seoulDay(now))))
      .limit(AT_ONCE);
    for (const { accountId } of due) settled += await db.transaction((tx) => settleExpired(tx, { accountId, now }));
    if (due.length < AT_ONCE) return settled;
  }
}
