import type { EmailChangeInput } from '@contract/auth/account';
import type { MailCodeSent } from '@contract/auth/join.responses';
import type { Queryable, Transaction } from '@server/db/database';
import { accounts, mailCodes } from '@server/db/schema';
import { afterCommit, type RequestContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { errorCode } from '@server/lib/error-code';
import { emailChangedLetter, emailCodeLetter, emailInUseLetter } from '@server/mail/account-letters';
import { type MailCode, mailCode, proveCode, spendCode } from '@server/mail/mail-codes';
import { notifyByMail } from '@server/mail/notify-by-mail';
import { toSettledEmail } from '@server/modules/accounts/former-email';
import { lockAccount } from '@server/modules/accounts/lock-account';
import type { Account } from '@server/modules/auth/login/auth-service';
import { type ProvingContext, proveOwnPassword } from '@server/modules/auth/passwords/own-password';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';

type MailContext = Pick<RequestContext, 'db' | 'now' | 'config' | 'mailer' | 'log' | 'accountId'>;

const UNIQUE_VIOLATION = '23505';

const isTaken = async (db: Queryable, email: string): Promise<boolean> =>
  (await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email))).length > 0;

/**
 * Mails the code that proves the new address. An address of another account gets a mail that says so; the answer is the
 * same (docs/adr/0010-joining-tells-nothing.md).
 * @throws AppError MAIL_CODE_THROTTLED, MAIL_UNSENT, INVALID_INPUT for the address in use
 */
export async function sendEmailCode(
  { accountId, now, ...ctx }: MailContext,
  { email, caller }: { email: string; caller: string },
): Promise<MailCodeSent> {
  const [own] = await ctx.db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId));
  if (own?.email === email)
    throw new AppError('INVALID_INPUT', {
      fields: { email: '지금 쓰고 있는 이메일이에요. 새 이메일을 입력해 주세요.' },
    });
  const taken = await isTaken(ctx.db, email);
  return mailCode(
    { ...ctx, now: () => now },
    {
      purpose: 'change_email',
      email,
      caller,
      accountId,
      valid: !taken,
      letter: taken ? emailInUseLetter : emailCodeLetter,
    },
  );
}

type EmailChange = { account: Account; code: MailCode; email: string };

/**
 * Checks the password and the code outside the transaction: a wrong one counts even if the request fails.
 * @throws AppError WRONG_PASSWORD, LOGIN_THROTTLED, MAIL_CODE_WRONG, MAIL_CODE_EXPIRED
 */
export async function prepareEmailChange(
  ctx: ProvingContext & Pick<RequestContext, 'config'>,
  { email, password, ...proof }: EmailChangeInput,
): Promise<EmailChange> {
  const account = await proveOwnPassword(ctx, { password, field: 'password' });
  const code = await proveCode({ ...ctx, now: () => ctx.now }, 'change_email', proof, email);
  if (code.accountId !== ctx.accountId) throw new AppError('MAIL_CODE_EXPIRED');
  return { account, code, email };
}

/**
 * Changes the address to the confirmed one and notifies the old one by mail. Codes mailed to the old address no longer count. A retry
 * changes nothing.
 * @throws AppError MAIL_CODE_EXPIRED, CONFLICT when somebody joined with the address meanwhile
 */
export async function changeEmail(ctx: MailContext & Parameters<typeof afterCommit>[0], change: EmailChange) {
  const { account, code, email } = change;
  const changed = await ctx.db.transaction(async (tx) => {
    await lockAccount(tx, ctx.accountId);
    if (!(await spendCode(tx, code, ctx.now))) return false;
    await tx
      .update(mailCodes)
      .set({ valid: false })
      .where(and(eq(mailCodes.accountId, ctx.accountId), ne(mailCodes.id, code.id), isNull(mailCodes.usedAt)));
    await tx
      .transaction((savepoint) =>
        savepoint
          .update(accounts)
          .set({ email, ...toFormer(account, { email, now: ctx.now }) })
          .where(eq(accounts.id, ctx.accountId)),
      )
      .catch((error: unknown) => {
        throw isTakenMeanwhile(error) ? new AppError('CONFLICT', { message: TAKEN_MEANWHILE }) : error;
      });
    return true;
  });
  if (changed) {
    await afterCommit(ctx, () => notifyByMail(ctx, { to: account.email, ...emailChangedLetter(account.name) }));
    return;
  }
  const [now] = await ctx.db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, ctx.accountId));
  if (now?.email !== email) throw new AppError('MAIL_CODE_EXPIRED');
}

/** The address before recovers the account for some days, also when it is changed more than once in them. */
function toFormer(before: Account, { email, now }: { email: string; now: number }) {
  const settled = toSettledEmail(before, now);
  return settled === email
    ? { formerEmail: null, emailChangedAt: null }
    : { formerEmail: settled, emailChangedAt: new Date(now) };
}

/** Puts the address back by which an account was recovered, unless another account has it now. */
export const restoreFormerEmail = (tx: Transaction, { id, formerEmail }: Account) =>
  tx
    .transaction((savepoint) =>
      savepoint
        .update(accounts)
        .set({ email: sql`coalesce(${formerEmail}, ${accounts.email})`, formerEmail: null, emailChangedAt: null })
        .where(eq(accounts.id, id)),
    )
    .catch((error: unknown) => {
      if (!isTakenMeanwhile(error)) throw error;
    });

/** The person reads this address's mail, so it may be said. */
const TAKEN_MEANWHILE = '그사이 이 이메일로 가입한 계정이 생겼어요. 다른 이메일을 입력해 주세요.';

const isTakenMeanwhile = (error: unknown) =>
  errorCode(error) === UNIQUE_VIOLATION ||
  (error instanceof Error && error.cause !== undefined && errorCode(error.cause) === UNIQUE_VIOLATION);
