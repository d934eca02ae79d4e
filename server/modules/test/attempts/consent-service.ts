import type { Queryable } from '@server/db/database';
import { AppError } from '@server/http/errors';
import { hasConsent, hasConsentInAnyVersion, recordConsents } from '@server/modules/accounts/consents/consents-service';
import type { ChildContext } from '@server/modules/profiles/child-access';

/** True if the guardian agreed to the present text on health answers, and has not withdrawn since. */
export const hasSensitiveConsent = (db: Queryable, accountId: string): Promise<boolean> =>
  hasConsent(db, accountId, 'sensitive');

/**
 * For what goes on under the consent it began with (answers of a begun check, a corrected entry), in whatever version: a
 * new text is asked for where something new begins (`allowSensitive`), so nothing typed is refused. After the child or the
 * attempt is locked: a withdrawal, which locks both and deletes health data, then comes before or after the whole write.
 * @throws AppError CONSENT_REQUIRED without it, and once it was withdrawn
 */
export async function assertSensitiveConsent(tx: Queryable, accountId: string): Promise<void> {
  if (!(await hasConsentInAnyVersion(tx, accountId, 'sensitive'))) throw new AppError('CONSENT_REQUIRED');
}

/** Writes the consent of the guardian who asks to the present text into the ledger. */
const recordSensitiveConsent = (
  tx: Queryable,
  { callerId, now }: Pick<ChildContext, 'callerId' | 'now'>,
): Promise<void> => recordConsents(tx, { accountId: callerId, now }, [{ kind: 'sensitive', given: true }]);

/** The same, where consent may be given now with `consent`. @throws AppError CONSENT_REQUIRED */
export async function allowSensitive(
  tx: Queryable,
  ctx: Pick<ChildContext, 'callerId' | 'now'>,
  consent: boolean,
): Promise<void> {
  if (await hasSensitiveConsent(tx, ctx.callerId)) return;
  if (!consent) throw new AppError('CONSENT_REQUIRED');
  await recordSensitiveConsent(tx, ctx);
}
