import { GUARDIAN_WAIT_MINUTES, type GuardianChangeInput, type GuardianResetInput } from '@contract/settings';
import { and, eq, isNull } from 'drizzle-orm';
import { accounts } from '../../db/schema';
import type { Deps } from '../../deps';
import { AppError } from '../../http/errors';
import { forgetTries, guardianKey, returnTry } from '../auth/login-throttle';
import { bookGuardianTry } from './guardian-tries';
import { proveOwnPassword } from './own-password';

type Host = Pick<Deps, 'db' | 'hasher' | 'now'>;

/** The first guardian password. @throws AppError GUARDIAN_ALREADY_SET */
export async function setGuardianPassword({ db, hasher }: Host, accountId: string, password: string): Promise<void> {
  if (await findHash(db, accountId)) throw new AppError('GUARDIAN_ALREADY_SET');
  const set = await db
    .update(accounts)
    .set({ learningPasswordHash: await hasher.hash(password) })
    .where(and(eq(accounts.id, accountId), isNull(accounts.learningPasswordHash)))
    .returning({ id: accounts.id });
  if (set.length === 0) throw new AppError('GUARDIAN_ALREADY_SET');
}

/** @throws AppError GUARDIAN_NOT_SET, WRONG_GUARDIAN_PASSWORD, GUARDIAN_LOCKED, CONFLICT when it was changed elsewhere meanwhile */
export async function changeGuardianPassword(
  host: Host,
  accountId: string,
  { current_password, password }: GuardianChangeInput,
): Promise<void> {
  const proved = await prove(host, accountId, current_password, 'current_password');
  const changed = await host.db
    .update(accounts)
    .set({ learningPasswordHash: await host.hasher.hash(password) })
    .where(and(eq(accounts.id, accountId), eq(accounts.learningPasswordHash, proved)))
    .returning({ id: accounts.id });
  if (changed.length === 0) throw new AppError('CONFLICT');
}

/** Forgotten: the account's password sets a new one and ends a wait. @throws AppError WRONG_PASSWORD, LOGIN_THROTTLED */
export async function resetGuardianPassword(
  host: Host,
  accountId: string,
  { account_password, password }: GuardianResetInput,
): Promise<void> {
  await proveOwnPassword(host, accountId, account_password, 'account_password');
  await host.db
    .update(accounts)
    .set({ learningPasswordHash: await host.hasher.hash(password) })
    .where(eq(accounts.id, accountId));
  await forgetTries(host.db, await guardianKey(accountId));
}

/**
 * @param field what the password is called in the request: a wrong one is told there
 * @throws AppError GUARDIAN_NOT_SET, WRONG_GUARDIAN_PASSWORD, GUARDIAN_LOCKED
 */
export async function verifyGuardianPassword(
  host: Host,
  accountId: string,
  password: string,
  field = 'password',
): Promise<void> {
  await prove(host, accountId, password, field);
}

/** Answers the stored hash that the password fits. */
async function prove({ db, hasher, now }: Host, accountId: string, password: string, field: string): Promise<string> {
  const stored = await findHash(db, accountId);
  if (stored === null) throw new AppError('GUARDIAN_NOT_SET');
  const key = await guardianKey(accountId);
  const left = await bookGuardianTry(db, key, now());
  const right = await hasher.verify(stored, password).catch(async (error: unknown) => {
    await returnTry(db, key);
    throw error;
  });
  if (!right) {
    const message =
      left > 0
        ? `보호자 비밀번호가 맞지 않아요. ${left}번 더 틀리면 ${GUARDIAN_WAIT_MINUTES}분 동안 쓸 수 없어요.`
        : `보호자 비밀번호가 맞지 않아요. ${GUARDIAN_WAIT_MINUTES}분 뒤에 다시 시도해 주세요.`;
    throw new AppError('WRONG_GUARDIAN_PASSWORD', { message, fields: { [field]: message } });
  }
  await forgetTries(db, key);
  return stored;
}

async function findHash(db: Deps['db'], accountId: string): Promise<string | null> {
  const [account] = await db
    .select({ hash: accounts.learningPasswordHash })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return account?.hash ?? null;
}
