import type { Queryable } from '@server/db/database';
import type { ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { hasConsent, recordConsents } from '@server/modules/accounts/consents/consents-service';

/** Whether the guardian agreed to the present text on health answers, and has not withdrawn since. */
export const hasSensitiveConsent = (db: Queryable, accountId: string): Promise<boolean> =>
  hasConsent(db, accountId, 'sensitive');

/** @throws AppError CONSENT_REQUIRED once it was withdrawn: stored data stays, nothing is added */
export async function assertSensitiveConsent(db: Queryable, accountId: string): Promise<void> {
  if (!(await hasSensitiveConsent(db, accountId))) throw new AppError('CONSENT_REQUIRED');
}

/** Writes the guardian's consent to the present text into the ledger. */
export const recordSensitiveConsent = (tx: Queryable, ctx: ServiceContext): Promise<void> =>
  recordConsents(tx, ctx, [{ kind: 'sensitive', given: true }]);

/** Requires consent: given before, or now with `consent`. @throws AppError CONSENT_REQUIRED */
export async function allowSensitive(tx: Queryable, ctx: ServiceContext, consent: boolean): Promise<void> {
  if (await hasSensitiveConsent(tx, ctx.accountId)) return;
  if (!consent) throw new AppError('CONSENT_REQUIRED');
  await recordSensitiveConsent(tx, ctx);
}
