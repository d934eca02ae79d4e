import { SENSITIVE_CONSENT } from '@contract/diagnostics-words';
import type { Queryable } from '@server/db/database';
import { consents } from '@server/db/schema';
import type { ServiceContext } from '@server/http/context';
import { and, desc, eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';

/** Whether the guardian agreed to the present text on health answers, and has not withdrawn since. */
export async function hasSensitiveConsent(db: Queryable, accountId: string): Promise<boolean> {
  const [last] = await db
    .select({ given: consents.given, version: consents.textVersion })
    .from(consents)
    .where(and(eq(consents.accountId, accountId), eq(consents.kind, 'sensitive')))
    .orderBy(desc(consents.at), desc(consents.id))
    .limit(1);
  return last?.given === true && last.version === SENSITIVE_CONSENT.version;
}

/** Writes the guardian's consent to the present text into the ledger. */
export async function recordSensitiveConsent(tx: Queryable, ctx: ServiceContext): Promise<void> {
  await tx.insert(consents).values({
    accountId: ctx.accountId,
    id: newId(),
    kind: 'sensitive',
    textVersion: SENSITIVE_CONSENT.version,
    given: true,
    at: new Date(ctx.now),
  });
}
