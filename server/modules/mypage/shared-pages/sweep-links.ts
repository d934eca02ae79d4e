import { DAY_MS } from '@contract/common/time';
import { ENDED_LINK_DAYS } from '@contract/mypage/clinic';
import type { Database } from '@server/db/database';
import { careCards, clinicLinks } from '@server/db/schema';
import { lte, or } from 'drizzle-orm';

/** Job: deletes links that ended some days ago. Results that a clinic sent by one stay until a guardian decides. */
export async function sweepLinks(db: Database, now: number): Promise<void> {
  const before = new Date(now - ENDED_LINK_DAYS * DAY_MS);
  for (const table of [clinicLinks, careCards])
    await db.delete(table).where(or(lte(table.expiresAt, before), lte(table.endedAt, before)));
}
