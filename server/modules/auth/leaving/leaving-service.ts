import type { LeaveInput } from '@contract/auth/leaving';
import type { Leaving } from '@contract/auth/leaving.responses';
import { accounts } from '@server/db/schema';
import { afterCommit, type RequestContext, type ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { leavingLetter } from '@server/mail/account-letters';
import { ownerLeavesLetter } from '@server/mail/child-letters';
import { notifyByMail } from '@server/mail/notify-by-mail';
import { erasedAt, lastDayText } from '@server/modules/accounts/leaving-time';
import { lockAccount } from '@server/modules/accounts/lock-account';
import type { Account } from '@server/modules/auth/login/auth-service';
import { revokeSessions } from '@server/modules/auth/tokens/refresh-sessions';
import { askToTakeOver } from '@server/modules/profiles/sharing/owner-leaving';
import { and, eq, isNull } from 'drizzle-orm';

/**
 * Deactivates the account: every session ends and it is invisible to others. It can be restored for thirty days.
 * @param input.proved the account whose password was just checked
 * @throws AppError NOT_FOUND for a person chosen to take a child over who cannot, CONFLICT when the password was changed or the account left meanwhile
 */
export async function leave(
  ctx: ServiceContext & Pick<RequestContext, 'mailer' | 'log'>,
  { proved, reason, takes_over }: { proved: Account } & Pick<LeaveInput, 'reason' | 'takes_over'>,
): Promise<Leaving> {
  const { accountId } = ctx;
  const at = new Date(ctx.now);
  const asked = await ctx.db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const left = await tx
      .update(accounts)
      .set({ leavingAt: at, leavingReason: reason || null })
      .where(
        and(eq(accounts.id, accountId), eq(accounts.passwordHash, proved.passwordHash), isNull(accounts.leavingAt)),
      )
      .returning({ id: accounts.id });
    if (left.length === 0) throw new AppError('CONFLICT');
    await revokeSessions(tx, accountId, { now: ctx.now, end: 'leaving' });
    return askToTakeOver(tx, ctx, takes_over);
  });
  await afterCommit(ctx, () => notifyByMail(ctx, { to: proved.email, ...leavingLetter(proved.name, lastDayText(at)) }));
  for (const { name, email } of asked)
    await afterCommit(ctx, () => notifyByMail(ctx, { to: email, ...ownerLeavesLetter(name, lastDayText(at)) }));
  return { erased_at: erasedAt(at).toISOString() };
}
