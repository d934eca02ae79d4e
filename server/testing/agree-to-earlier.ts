import type { ConsentKind } from '@contract/accounts/consents';
import { DAY_MS } from '@contract/common/time';
import type { Database } from '@server/db/database';
import { consents } from '@server/db/schema';
import { and, eq, inArray, sql } from 'drizzle-orm';

/** An old account: it agreed to an earlier version of these texts, and to no other. */
export async function agreeToEarlier(
  db: Database,
  { accountId, now }: { accountId: string; now: number },
  kinds: readonly ConsentKind[],
  textVersion = '2025-01-1',
): Promise<void> {
  // What the ledger refuses; its owner may switch that off.
  await db.transaction(async (tx) => {
    await tx.execute(sql`alter table ${consents} disable trigger user`);
    await tx.delete(consents).where(and(eq(consents.accountId, accountId), inArray(consents.kind, [...kinds])));
    await tx.execute(sql`alter table ${consents} enable trigger user`);
  });
  const line = { accountId, textVersion, given: true, at: new Date(now - DAY_MS) };
  await db.insert(consents).values(kinds.map((kind) => ({ ...line, id: crypto.randomUUID(), kind })));
}
