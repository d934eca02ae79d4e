import { ERRORS } from '@contract/common/error-codes';
import { accounts } from '@server/db/schema';
import type { RequestContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import type { Account } from '@server/modules/auth/login/auth-service';
import { countAttempt, ownPasswordKey, refundAttempt, resetAttempts } from '@server/modules/auth/login/login-throttle';
import { eq } from 'drizzle-orm';

export type ProvingContext = Pick<RequestContext, 'db' | 'hasher' | 'now' | 'accountId'>;

/** A password typed again, with the form field that its error is reported on. */
export type TypedPassword = { password: string; field: string };

/**
 * Returns the caller's account after checking the password typed again.
 * @throws AppError WRONG_PASSWORD, LOGIN_THROTTLED after several wrong ones
 */
export async function proveOwnPassword(
  { db, hasher, now, accountId }: ProvingContext,
  { password, field }: TypedPassword,
): Promise<Account> {
  const key = await ownPasswordKey(accountId);
  await countAttempt(db, key, now, '비밀번호를 여러 번 틀렸어요.');
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
