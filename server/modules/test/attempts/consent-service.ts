import type { Queryable } from '@server/db/database';
import type { ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { hasConsent, recordConsents } from '@server/modules/accounts/consents/consents-service';

/** Whether the guardian agreed to the present text on health answers, and has not withdrawn since. */
export const hasSensitiveConsent = (db: Queryable, accountId: string): Promise<boolean> =>
  hasConsent(db, accountId, 'sensitive');

/**
 * After the child or the attempt is locked: a withdrawal, which locks both and deletes health data, then comes before or
 * after the whole write. @throws AppError CONSENT_REQUIRED without it, and once it was withdrawn
 */
export async function assertSensitiveConsent(tx: Queryable, accountId: string): Promise<void> {
  if (!(await hasSensitiveConsent(tx, accountId))) throw new AppError('CONSENT_REQUIRED');
}

/** Writes the guardian's consent to the present text into the ledger. */
export const recordSensitiveConsent = (tx: Queryable, ctx: ServiceContext): Promise<void> =>
  recordConsents(tx, ctx, [{ kind: 'sensitive', given: true }]);

/** The same, where consent may be given now with `consent`. @throws AppError CONSENT_REQUIRED */
export async function allowSensitive(tx: Queryable, ctx: ServiceContext, consent: boolean): Promise<void> {
  if (await hasSensitiveConsent(tx, ctx.accountId)) return;
  if (!consent) throw new AppError('CONSENT_REQUIRED');
  await recordSensitiveConsent(tx, ctx);
}
