import type { Queryable } from '@server/db/database';
import { AppError } from '@server/http/errors';
import { hasConsent, hasConsentInAnyVersion, recordConsents } from './consents-service';

/** A guardian who asks, of a `ChildContext`. */
type Asker = { callerId: string; now: number };

/** True if the guardian agreed to the present text on health answers, and has not withdrawn since. */
export const hasSensitiveConsent = (db: Queryable, accountId: string): Promise<boolean> =>
  hasConsent(db, accountId, 'sensitive');

/**
 * For what goes on under the consent it began with (answers of a begun check, a corrected entry), in whatever version: a
 * new text is asked for where something new begins (`ensureSensitiveConsent`), so nothing typed is refused. After the child or the
 * attempt is locked: a withdrawal, which locks both and deletes health data, then comes before or after the whole write.
 * @throws AppError CONSENT_REQUIRED without it, and once it was withdrawn
 */
export async function assertSensitiveConsentInAnyVersion(tx: Queryable, accountId: string): Promise<void> {
  if (!(await hasConsentInAnyVersion(tx, accountId, 'sensitive'))) throw new AppError('CONSENT_REQUIRED');
}

/** Writes the consent of the guardian who asks to the present text into the ledger. */
const recordSensitiveConsent = (tx: Queryable, { callerId, now }: Asker): Promise<void> =>
  recordConsents(tx, { accountId: callerId, now }, [{ kind: 'sensitive', given: true }]);

/** The same, where consent may be given now with `consent`. @throws AppError CONSENT_REQUIRED */
export async function ensureSensitiveConsent(tx: Queryable, ctx: Asker, consent: boolean): Promise<void> {
  if (await hasSensitiveConsent(tx, ctx.callerId)) return;
  if (!consent) throw new AppError('CONSENT_REQUIRED');
  await recordSensitiveConsent(tx, ctx);
}
