import { type ConsentKind, REQUIRED_TO_JOIN } from '@contract/accounts/consents';
import { textVersion } from '@server/content/legal/legal-texts';
import type { IdValue, Queryable } from '@server/db/database';
import { consents } from '@server/db/schema';
import { and, asc, desc, eq, inArray, not, or, sql } from 'drizzle-orm';
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

/** Last decision about one kind, with the version of its text. */
async function findLastDecision(
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

/** True if the text in force was agreed to and not withdrawn from since. */
export async function hasConsent(db: Queryable, accountId: string, kind: ConsentKind): Promise<boolean> {
  const last = await findLastDecision(db, accountId, kind);
  return last?.given === true && last.textVersion === textVersion(kind);
}

/** True if a text of that kind, in whatever version, was agreed to and not withdrawn from since. */
export const hasConsentInAnyVersion = async (db: Queryable, accountId: string, kind: ConsentKind): Promise<boolean> =>
  (await findLastDecision(db, accountId, kind))?.given === true;

const REQUIRED_TEXTS = REQUIRED_TO_JOIN.map((kind) => [kind, textVersion(kind)] as const);

/** Required kinds of which the account agreed to an earlier version only. They cannot be withdrawn. */
export const consentsDue = (db: Queryable, accountId: IdValue) =>
  db
    .select({ kind: consents.kind })
    .from(consents)
    .where(and(eq(consents.accountId, accountId), inArray(consents.kind, [...REQUIRED_TO_JOIN])))
    .groupBy(consents.kind)
    .having(
      not(
        sql`bool_or(${or(...REQUIRED_TEXTS.map(([kind, version]) => and(eq(consents.kind, kind), eq(consents.textVersion, version))))})`,
      ),
    );

/** An account's whole ledger, the oldest line first. */
export const readLedger = (db: Queryable, accountId: string): Promise<LedgerLine[]> =>
  db.select().from(consents).where(eq(consents.accountId, accountId)).orderBy(asc(consents.at), asc(consents.id));
