import { namesId, PASSWORD_NAMES_ID } from '@contract/password';
import type { PasswordChangeInput } from '@contract/settings';
import { and, eq } from 'drizzle-orm';
import { accounts } from '../../db/schema';
import type { Deps } from '../../deps';
import type { Caller } from '../../http/context';
import { AppError } from '../../http/errors';
import { lockAccount } from '../auth/lock-account';
import { endFamilies } from '../auth/refresh-families';
import { notify } from './notify';
import { proveOwnPassword } from './own-password';
import { passwordChangedLetter } from './settings-letters';

/**
 * A new password for the account. Every other session ends at once, and its owner is told by mail.
 * @throws AppError WRONG_PASSWORD, LOGIN_THROTTLED, INVALID_INPUT, CONFLICT when it was changed elsewhere meanwhile
 */
export async function changePassword(
  deps: Pick<Deps, 'db' | 'hasher' | 'now' | 'mailer' | 'log'>,
  { id, familyId }: Caller,
  { current_password, password }: PasswordChangeInput,
): Promise<void> {
  const account = await proveOwnPassword(deps, id, current_password, 'current_password');
  if (namesId(password, account.loginId))
    throw new AppError('INVALID_INPUT', { fields: { password: PASSWORD_NAMES_ID } });
  const passwordHash = await deps.hasher.hash(password);
  await deps.db.transaction(async (tx) => {
    await lockAccount(tx, id);
    const changed = await tx
      .update(accounts)
      .set({ passwordHash })
      .where(and(eq(accounts.id, id), eq(accounts.passwordHash, account.passwordHash)))
      .returning({ id: accounts.id });
    if (changed.length === 0) throw new AppError('CONFLICT');
    await endFamilies(tx, id, deps.now(), familyId);
  });
  await notify(deps, { to: account.email, ...passwordChangedLetter(account.name) });
}
