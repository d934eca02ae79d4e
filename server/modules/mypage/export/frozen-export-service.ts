import type { MailCodeSent } from '@contract/auth/join.responses';
import type { MailCodeProof } from '@contract/common/mail-code';
import { accounts } from '@server/db/schema';
import type { PublicContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { frozenExportCodeLetter } from '@server/mail/account-letters';
import { mailCode, proveCode, refundAttempt } from '@server/mail/mail-codes';
import { toSettledEmail } from '@server/modules/accounts/former-email';
import type { FreezeRow } from '@server/modules/auth/freezes/freeze-rows';
import { requireFreeze } from '@server/modules/auth/freezes/frozen-service';
import type { SignInAttempt } from '@server/modules/auth/login/auth-service';
import { eq } from 'drizzle-orm';

/** To the address that was not changed in the last days: a thief changes it first. @throws AppError MAIL_CODE_THROTTLED, MAIL_UNSENT */
export async function sendFrozenExportCode(
  ctx: PublicContext,
  { accountId, caller }: { accountId: string; caller: string },
): Promise<MailCodeSent> {
  const [account] = await ctx.db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new AppError('NOT_FOUND');
  return mailCode(ctx, {
    purpose: 'frozen_export',
    email: toSettledEmail(account, ctx.now()),
    caller,
    accountId,
    valid: true,
    letter: frozenExportCodeLetter,
  });
}

/**
 * The freeze of an account whose archive is asked for by id and password; a stolen account's password is what the thief
 * has, so its archive needs a mailed code, which counts until it expires.
 * @throws AppError as `requireFreeze`, MAIL_CODE_WRONG, MAIL_CODE_EXPIRED
 */
export async function proveFrozenExport(
  ctx: PublicContext,
  attempt: SignInAttempt,
  proof: MailCodeProof | null,
): Promise<FreezeRow> {
  const row = await requireFreeze(ctx, attempt);
  if (row.reason !== 'stolen') return row;
  if (!proof) throw new AppError('MAIL_CODE_EXPIRED');
  const code = await proveCode(ctx, 'frozen_export', proof);
  if (code.accountId !== row.accountId) throw new AppError('MAIL_CODE_EXPIRED');
  await refundAttempt(ctx.db, code);
  return row;
}
