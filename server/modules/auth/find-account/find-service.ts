import type { FindIdInput, FindPasswordConfirmInput, FindPasswordInput } from '@contract/auth/join';
import type { FoundId, MailCodeSent } from '@contract/auth/join.responses';
import { namesId, PASSWORD_NAMES_ID } from '@contract/auth/password';
import { formatDay, seoulDay } from '@contract/common/calendar';
import type { MailCodeProof } from '@contract/common/mail-code';
import { accounts } from '@server/db/schema';
import type { PublicContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { findIdLetter, findPasswordLetter, noAccountLetter, passwordResetLetter } from '@server/mail/letters';
import { isMailedTo, type MailCode, mailCode, proveCode, refundAttempt, spendCode } from '@server/mail/mail-codes';
import { notifyByMail } from '@server/mail/notify-by-mail';
import { toSettledEmail } from '@server/modules/accounts/former-email';
import { staysUntil } from '@server/modules/accounts/leaving-time';
import { lockAccount } from '@server/modules/accounts/lock-account';
import { restoreFormerEmail } from '@server/modules/auth/account/email-service';
import { type Account, normalLoginId, type SignInOrigin } from '@server/modules/auth/login/auth-service';
import { findDevice } from '@server/modules/auth/login/device-marks';
import { resetLoginAttempts } from '@server/modules/auth/login/login-attempts';
import { revokeSessions } from '@server/modules/auth/tokens/refresh-sessions';
import { and, eq, type SQL } from 'drizzle-orm';
import { maskedId } from './masked-id';

type MailContext = Pick<PublicContext, 'db' | 'now' | 'config' | 'mailer' | 'log'>;
type Origin = Pick<SignInOrigin, 'network' | 'marks'>;

/** Accounts that can still be restored are found too. */
async function findOne({ db, now }: Pick<PublicContext, 'db' | 'now'>, by: SQL): Promise<Account | undefined> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(by, staysUntil(now())));
  return account;
}

/**
 * Mails the code that reveals the id. An unknown name and address gets the same answer and a mail that says there is
 * no account.
 * @throws AppError MAIL_CODE_THROTTLED, MAIL_UNSENT
 */
export async function sendIdCode(
  ctx: MailContext,
  { name, email, ...origin }: FindIdInput & Origin,
): Promise<MailCodeSent> {
  const account = await findOne(ctx, eq(accounts.email, email));
  const fits = account?.name === name ? account : undefined;
  return mailCode(ctx, {
    purpose: 'find_id',
    email,
    caller: origin.network,
    device: account ? await findDevice(ctx, origin.marks, account) : null,
    accountId: fits?.id,
    valid: fits !== undefined,
    letter: fits ? findIdLetter(fits.name) : noAccountLetter('find_id'),
  });
}

/** @throws AppError MAIL_CODE_WRONG, MAIL_CODE_EXPIRED */
export async function confirmFindId(ctx: MailContext, proof: MailCodeProof): Promise<FoundId> {
  const code = await proveCode(ctx, 'find_id', proof);
  const account = await getAccount(ctx, code);
  if (!(await spendCode(ctx.db, code, ctx.now()))) throw new AppError('MAIL_CODE_EXPIRED');
  const joined = formatDay(seoulDay(account.createdAt.getTime())).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  return { masked_user_id: maskedId(account.loginId), joined_on: joined };
}

/** The same for a password: id and address, or the one of before, have to fit together. @throws AppError MAIL_CODE_THROTTLED, MAIL_UNSENT */
export async function sendPasswordCode(
  ctx: MailContext,
  { user_id, email, ...origin }: FindPasswordInput & Origin,
): Promise<MailCodeSent> {
  const account = await findOne(ctx, eq(accounts.loginId, normalLoginId(user_id)));
  const fits = account && [account.email, toSettledEmail(account, ctx.now())].includes(email) ? account : undefined;
  return mailCode(ctx, {
    purpose: 'find_password',
    email,
    caller: origin.network,
    device: fits ? await findDevice(ctx, origin.marks, fits) : null,
    accountId: fits?.id,
    valid: fits !== undefined,
    letter: fits ? findPasswordLetter(fits.name) : noAccountLetter('find_password'),
  });
}

/**
 * Sets a new password by a mailed code: revokes every session, resets login throttling and sends a mail. A retry
 * changes nothing.
 * @throws AppError MAIL_CODE_WRONG, MAIL_CODE_EXPIRED, INVALID_INPUT
 */
export async function resetPassword(
  ctx: PublicContext,
  { password, ...proof }: FindPasswordConfirmInput,
): Promise<void> {
  const code = await proveCode(ctx, 'find_password', proof);
  const account = await getAccount(ctx, code);
  if (code.usedAt) return sameAgain(ctx, account, password);
  const passwordHash = await withAttemptRefunded(ctx, code, () => {
    if (namesId(password, account.loginId))
      throw new AppError('INVALID_INPUT', { fields: { password: PASSWORD_NAMES_ID } });
    return ctx.hasher.hash(password);
  });
  const now = ctx.now();
  const settled = toSettledEmail(account, now);
  const byFormer = settled !== account.email && (await isMailedTo(ctx, code, settled));
  const changed = await ctx.db.transaction(async (tx) => {
    await lockAccount(tx, account.id);
    if (!(await spendCode(tx, code, now))) return false;
    await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id));
    if (byFormer) await restoreFormerEmail(tx, account);
    await revokeSessions(tx, account.id, { now, end: 'signedOut' });
    return true;
  });
  if (!changed) return sameAgain(ctx, account, password);
  await resetLoginAttempts(ctx, account.loginId);
  await notifyByMail(ctx, { to: byFormer ? settled : account.email, ...passwordResetLetter(account.name) });
}

/** The code's account, unless it was erased meanwhile. */
async function getAccount(ctx: Pick<PublicContext, 'db' | 'now'>, { accountId }: MailCode): Promise<Account> {
  const account = accountId ? await findOne(ctx, eq(accounts.id, accountId)) : undefined;
  if (!account) throw new AppError('MAIL_CODE_EXPIRED');
  return account;
}

/** A used code is accepted only for a retry of the same change. */
async function sameAgain({ db, now, hasher }: PublicContext, { id }: Account, password: string): Promise<void> {
  const account = await findOne({ db, now }, eq(accounts.id, id));
  if (!account || !(await hasher.verify(account.passwordHash, password))) throw new AppError('MAIL_CODE_EXPIRED');
}

/** Errors other than a wrong code do not use up an attempt. */
async function withAttemptRefunded<T>(
  { db }: Pick<PublicContext, 'db'>,
  code: MailCode,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await refundAttempt(db, code);
    throw error;
  }
}
