import type { ConsentKind } from '@contract/accounts/consents';
import { textVersion } from '@server/content/legal/legal-texts';
import type { Queryable } from '@server/db/database';
import { consents } from '@server/db/schema';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';

export type LedgerLine = typeof consents.$inferSelect;

/** Writes into the ledger that the text in force of each kind was agreed to, or withdrawn from. Lines are never changed. */
export async function recordConsents(
  tx: Queryable,
  { accountId, now }: { accountId: string; now: number },
  decisions: readonly { kind: ConsentKind; given: boolean }[],
): Promise<void> {
  if (decisions.length === 0) return;
  await tx.insert(consents).values(
    decisions.map(({ kind, given }) => ({
      accountId,
      id: newId(),
      kind,
      textVersion: textVersion(kind),
      given,
      at: new Date(now),
    })),
  );
}

/** What was decided last about one kind, and about which version of its text. */
export async function findLastDecision(
  db: Queryable,
  accountId: string,
  kind: ConsentKind,
): Promise<Pick<LedgerLine, 'given' | 'textVersion'> | undefined> {
  const [last] = await db
    .select({ given: consents.given, textVersion: consents.textVersion })
    .from(consents)
    .where(and(eq(consents.accountId, accountId), eq(consents.kind, kind)))
    .orderBy(desc(consents.at), desc(consents.id))
    .limit(1);
  return last;
}

/** Whether the text in force was agreed to and not withdrawn from since, as a column of another query. */
export function consentColumn(db: Queryable, accountId: string, kind: ConsentKind): SQL<boolean> {
  const last = db
    .select({ agreed: sql`${consents.given} and ${consents.textVersion} = ${textVersion(kind)}` })
    .from(consents)
    .where(and(eq(consents.accountId, accountId), eq(consents.kind, kind)))
    .orderBy(desc(consents.at), desc(consents.id))
    .limit(1);
  return sql<boolean>`coalesce((${last}), false)`;
}

/** The same as a query of its own. */
export async function hasConsent(db: Queryable, accountId: string, kind: ConsentKind): Promise<boolean> {
  const [row] = await db.select({ has: consentColumn(db, accountId, kind) }).from(sql`(values (1)) one`);
  return row?.has ?? false;
}

/** An account's whole ledger, the oldest line first. */
export const readLedger = (db: Queryable, accountId: string): Promise<LedgerLine[]> =>
  db.select().from(consents).where(eq(consents.accountId, accountId)).orderBy(asc(consents.at), asc(consents.id));
