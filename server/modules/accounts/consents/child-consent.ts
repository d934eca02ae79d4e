import { textVersion } from '@server/content/legal/legal-texts';
import type { Queryable } from '@server/db/database';
import type { ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { hasConsentInAnyVersion, recordConsents } from './consents-service';

/**
 * Requires the consent to a child's data of its legal representative: given in any version before, or now. The ledger
 * keeps the version of the text, with its declaration, and the time. The account has to be locked.
 * @param version of the text agreed to now; null without
 * @throws AppError CHILD_CONSENT_NEEDED, CONSENT_TEXT_CHANGED
 */
export async function allowChildData(tx: Queryable, ctx: ServiceContext, version: string | null): Promise<void> {
  if (await hasConsentInAnyVersion(tx, ctx.accountId, 'child_data')) return;
  if (version === null) throw new AppError('CHILD_CONSENT_NEEDED');
  if (version !== textVersion('child_data')) throw new AppError('CONSENT_TEXT_CHANGED');
  await recordConsents(tx, ctx, [{ kind: 'child_data', given: true }]);
}
