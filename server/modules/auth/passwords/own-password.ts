import { ERRORS } from '@contract/common/error-codes';
import { accounts } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { AppError } from '@server/http/errors';
import type { Account } from '@server/modules/auth/login/auth-service';
import { countAttempt, ownPasswordKey, refundAttempt, resetAttempts } from '@server/modules/auth/login/login-throttle';
import { eq } from 'drizzle-orm';

/**
 * Returns the caller's account after checking the password typed again.
 * @param field the form field of that password, for its error
 * @throws AppError WRONG_PASSWORD, LOGIN_THROTTLED after several wrong ones
 */
export async function proveOwnPassword(
  { db, hasher, now }: Pick<Deps, 'db' | 'hasher' | 'now'>,
  accountId: string,
  password: string,
  field: string,
): Promise<Account> {
  const key = await ownPasswordKey(accountId);
  await countAttempt(db, key, now(), '비밀번호를 여러 번 틀렸어요.');
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new AppError('SESSION_EXPIRED');
  const right = await hasher.verify(account.passwordHash, password).catch(async (error: unknown) => {
    await refundAttempt(db, key);
    throw error;
  });
  if (!right) throw new AppError('WRONG_PASSWORD', { fields: { [field]: ERRORS.WRONG_PASSWORD.message } });
  await resetAttempts(db, key);
  return account;
}
