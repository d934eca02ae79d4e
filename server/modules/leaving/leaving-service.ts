import type { LeaveInput, Leaving } from '@contract/settings';
import { and, eq, isNull } from 'drizzle-orm';
import { accounts } from '../../db/schema';
import type { Deps } from '../../deps';
import { AppError } from '../../http/errors';
import { lockAccount } from '../auth/lock-account';
import { endFamilies } from '../auth/refresh-families';
import { notify } from '../settings/notify';
import { proveOwnPassword } from '../settings/own-password';
import { leavingLetter } from '../settings/settings-letters';
import { erasedAt, lastDayText } from './leaving-time';

/**
 * Leaves the service: every session ends and nobody sees the account any more. For thirty days it can be taken back.
 * @throws AppError WRONG_PASSWORD, LOGIN_THROTTLED
 */
export async function leave(
  deps: Pick<Deps, 'db' | 'hasher' | 'now' | 'mailer' | 'log'>,
  accountId: string,
  { password, reason }: LeaveInput,
): Promise<Leaving> {
  const proved = await proveOwnPassword(deps, accountId, password, 'password');
  const at = new Date(deps.now());
  await deps.db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const left = await tx
      .update(accounts)
      .set({ leavingAt: at, leavingReason: reason || null })
      .where(
        and(eq(accounts.id, accountId), eq(accounts.passwordHash, proved.passwordHash), isNull(accounts.leavingAt)),
      )
      .returning({ id: accounts.id });
    if (left.length === 0) throw new AppError('CONFLICT');
    await endFamilies(tx, accountId, at.getTime());
  });
  await notify(deps, { to: proved.email, ...leavingLetter(proved.name, lastDayText(at)) });
  return { erased_at: erasedAt(at).toISOString() };
}
