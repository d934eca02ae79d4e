import { DAY_MS } from '../../contract/common/time';
import type { OpenDatabase } from '../../server/db/embedded';
import { recordConsents } from '../../server/modules/accounts/consents/consents-service';
import { sessionSecret } from '../../server/node/session-secret';
import { insertAccounts, type SignedUp } from '../../server/testing/insert-accounts';

export const SECRET = 'replica-check-'.repeat(4);

/** Members who joined ten days ago and may write. */
export async function createMembers({ db }: Pick<OpenDatabase, 'db'>, count: number): Promise<SignedUp[]> {
  const now = Date.now();
  const createdAt = new Date(now - 10 * DAY_MS);
  const given = Array.from({ length: count }, (_, nth) => ({
    loginId: `member${nth}`,
    nickname: `이웃${nth}`,
    createdAt,
  }));
  const members = await insertAccounts({ db, secret: await sessionSecret(SECRET, ''), now }, given);
  for (const { accountId } of members)
    await recordConsents(db, { accountId, now }, [{ kind: 'community', given: true }]);
  return members;
}
