import type { ConsentGiven } from '@contract/accounts/consents';
import type { JoinInput } from '@contract/auth/join';
import type { MailCodeSent } from '@contract/auth/join.responses';
import { ERRORS } from '@contract/common/error-codes';
import { textVersion } from '@server/content/legal/legal-texts';
import type { Database } from '@server/db/database';
import { accounts, mailCodes } from '@server/db/schema';
import type { PublicContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { alreadyMemberLetter, joinCodeLetter } from '@server/mail/letters';
import { type MailCode, mailCode, proveCode, refundAttempt, spendCode } from '@server/mail/mail-codes';
import { recordConsents } from '@server/modules/accounts/consents/consents-service';
import { type Account, openSession, type Session } from '@server/modules/auth/login/auth-service';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { isTaken } from './user-ids';

type MailContext = Pick<PublicContext, 'db' | 'now' | 'config' | 'mailer' | 'log'>;

/**
 * Mails the code that proves an address. A member's address gets a mail that says so; the answer is the same.
 * @throws AppError MAIL_CODE_THROTTLED, MAIL_UNSENT
 */
export async function sendJoinCode(
  ctx: MailContext,
  { email, caller }: { email: string; caller: string },
): Promise<MailCodeSent> {
  const [member] = await ctx.db
    .select({ leavingAt: accounts.leavingAt })
    .from(accounts)
    .where(eq(accounts.email, email));
  const letter = member ? alreadyMemberLetter(member.leavingAt !== null) : joinCodeLetter;
  return mailCode(ctx, { purpose: 'join', email, caller, valid: !member, letter });
}

/**
 * Creates an account with its consents and signs in. A retry after a lost answer signs in to the same account.
 * @throws AppError CONSENT_TEXT_CHANGED, MAIL_CODE_WRONG, MAIL_CODE_EXPIRED, USER_ID_TAKEN, CONFLICT (address taken
 * meanwhile)
 */
export async function join(ctx: PublicContext, { device, ...input }: JoinInput & { device: string }): Promise<Session> {
  assertCurrentTexts(input.consents);
  const proved = await proveCode(ctx, 'join', input, input.email);
  try {
    const created = proved.usedAt ? null : await createAccount(ctx, proved, input);
    const session = await openSession(ctx, created ?? (await findCreatedAccount(ctx, proved, input)), device);
    await refundAttempt(ctx.db, proved);
    return session;
  } catch (error) {
    // The code was right: other errors do not use up its attempts, using it for another form does.
    if (!(error instanceof AppError && error.code === 'MAIL_CODE_EXPIRED')) await refundAttempt(ctx.db, proved);
    throw error;
  }
}

function assertCurrentTexts(given: readonly ConsentGiven[]) {
  const old = given.find(({ kind, text_version }) => textVersion(kind) !== text_version);
  if (old) throw new AppError('CONSENT_TEXT_CHANGED');
}

/** Null when another request with the same code was quicker. */
async function createAccount(ctx: PublicContext, proved: MailCode, input: JoinInput): Promise<Account | null> {
  // Checked before the password is hashed, which is slow.
  if (await isTaken(ctx, input.user_id)) {
    if ((await readCode(ctx.db, proved))?.usedAt) return null;
    throw new AppError('USER_ID_TAKEN', { fields: { user_id: ERRORS.USER_ID_TAKEN.message } });
  }
  const passwordHash = await ctx.hasher.hash(input.password);
  const at = new Date(ctx.now());
  return ctx.db.transaction(async (tx) => {
    const [code] = await tx.select().from(mailCodes).where(eq(mailCodes.id, proved.id)).for('update');
    if (!code || code.usedAt) return null;
    const [account] = await tx
      .insert(accounts)
      .values({
        id: newId(),
        loginId: input.user_id,
        passwordHash,
        name: input.name,
        email: input.email,
        over14At: at,
        createdAt: at,
      })
      .onConflictDoNothing()
      .returning();
    if (!account) {
      if (await isTaken({ db: tx }, input.user_id))
        throw new AppError('USER_ID_TAKEN', { fields: { user_id: ERRORS.USER_ID_TAKEN.message } });
      throw new AppError('CONFLICT', {
        message: '이 이메일로 가입한 계정이 이미 있어요. 아이디 찾기를 이용해 주세요.',
      });
    }
    const kinds = [...new Set(input.consents.map(({ kind }) => kind))];
    const given = kinds.map((kind) => ({ kind, given: true }));
    await recordConsents(tx, { accountId: account.id, now: at.getTime() }, given);
    await spendCode(tx, code, at.getTime(), account.id);
    return account;
  });
}

/**
 * The account that this very form made already.
 * @throws AppError MAIL_CODE_EXPIRED when the code was used for anything else
 */
async function findCreatedAccount(ctx: PublicContext, proved: MailCode, input: JoinInput): Promise<Account> {
  const code = await readCode(ctx.db, proved);
  const [account] = code?.accountId ? await ctx.db.select().from(accounts).where(eq(accounts.id, code.accountId)) : [];
  const same = account?.loginId === input.user_id && account.leavingAt === null;
  if (!account || !same || !(await ctx.hasher.verify(account.passwordHash, input.password)))
    throw new AppError('MAIL_CODE_EXPIRED');
  return account;
}

async function readCode(db: Database, { id }: Pick<MailCode, 'id'>): Promise<MailCode | undefined> {
  const [code] = await db.select().from(mailCodes).where(eq(mailCodes.id, id));
  return code;
}
