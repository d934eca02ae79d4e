import { namesId, PASSWORD_NAMES_ID } from '@contract/auth/password';
import type { PasswordChangeInput } from '@contract/auth/password-change';
import { accounts } from '@server/db/schema';
import { afterCommit, type RequestContext, type ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { passwordChangedLetter } from '@server/mail/account-letters';
import { notifyByMail } from '@server/mail/notify-by-mail';
import { lockAccount } from '@server/modules/accounts/lock-account';
import type { Account } from '@server/modules/auth/login/auth-service';
import { revokeSessions } from '@server/modules/auth/tokens/refresh-sessions';
import { and, eq } from 'drizzle-orm';
import { type ProvingContext, proveOwnPassword } from './own-password';

type PasswordChange = { account: Account; passwordHash: string };

/**
 * Checks the current password and hashes the new one outside the transaction: both are slow, and a wrong attempt
 * counts even if the request fails.
 * @throws AppError WRONG_PASSWORD, LOGIN_THROTTLED, INVALID_INPUT
 */
export async function preparePasswordChange(
  ctx: ProvingContext,
  { current_password, password }: PasswordChangeInput,
): Promise<PasswordChange> {
  const account = await proveOwnPassword(ctx, { password: current_password, field: 'current_password' });
  if (namesId(password, account.loginId))
    throw new AppError('INVALID_INPUT', { fields: { password: PASSWORD_NAMES_ID } });
  return { account, passwordHash: await ctx.hasher.hash(password) };
}

/**
 * A new password for the account. Every session but this one ends at once, and its owner gets a mail about it.
 * @throws AppError CONFLICT when it was changed elsewhere meanwhile
 */
export async function changePassword(
  ctx: ServiceContext & Pick<RequestContext, 'mailer' | 'log' | 'sessionId'>,
  { account, passwordHash }: PasswordChange,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockAccount(tx, ctx.accountId);
    const changed = await tx
      .update(accounts)
      .set({ passwordHash })
      .where(and(eq(accounts.id, ctx.accountId), eq(accounts.passwordHash, account.passwordHash)))
      .returning({ id: accounts.id });
    if (changed.length === 0) throw new AppError('CONFLICT');
    await revokeSessions(tx, ctx.accountId, { now: ctx.now, end: 'signedOut', except: ctx.sessionId });
  });
  await afterCommit(ctx, () => notifyByMail(ctx, { to: account.email, ...passwordChangedLetter(account.name) }));
}
