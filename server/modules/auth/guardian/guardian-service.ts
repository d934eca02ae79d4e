import { GUARDIAN_WAIT_MINUTES, type GuardianChangeInput, type GuardianResetInput } from '@contract/auth/guardian';
import { accounts } from '@server/db/schema';
import type { ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { guardianKey, refundAttempt, resetAttempts } from '@server/modules/auth/login/login-throttle';
import { type ProvingContext, proveOwnPassword, type TypedPassword } from '@server/modules/auth/passwords/own-password';
import { notifyAllOtherGuardians } from '@server/modules/profiles/sharing/guardians';
import { and, eq, isNull } from 'drizzle-orm';
import { countGuardianAttempt } from './guardian-attempts';

/** A new guardian password, checked and hashed outside of any transaction. */
type GuardianChange = { learningPasswordHash: string; replaces: 'none' | 'any' | { hash: string } };

/** The first guardian password. @throws AppError GUARDIAN_ALREADY_SET */
export async function prepareFirstGuardianPassword(
  { db, hasher, accountId }: ProvingContext,
  { password }: { password: string },
): Promise<GuardianChange> {
  if (await findHash(db, accountId)) throw new AppError('GUARDIAN_ALREADY_SET');
  return { learningPasswordHash: await hasher.hash(password), replaces: 'none' };
}

/** @throws AppError GUARDIAN_NOT_SET, WRONG_GUARDIAN_PASSWORD, GUARDIAN_LOCKED */
export async function prepareGuardianChange(
  ctx: ProvingContext,
  { current_password, password }: GuardianChangeInput,
): Promise<GuardianChange> {
  const hash = await prove(ctx, { password: current_password, field: 'current_password' });
  return { learningPasswordHash: await ctx.hasher.hash(password), replaces: { hash } };
}

/** Forgotten: the account's password sets a new one and ends a wait. @throws AppError WRONG_PASSWORD, LOGIN_THROTTLED */
export async function prepareGuardianReset(
  ctx: ProvingContext,
  { account_password, password }: GuardianResetInput,
): Promise<GuardianChange> {
  await proveOwnPassword(ctx, { password: account_password, field: 'account_password' });
  return { learningPasswordHash: await ctx.hasher.hash(password), replaces: 'any' };
}

/** @throws AppError GUARDIAN_ALREADY_SET, CONFLICT when it was changed elsewhere meanwhile */
export async function saveGuardianPassword(
  { db, accountId, now }: ServiceContext,
  { learningPasswordHash, replaces }: GuardianChange,
): Promise<null> {
  const stored = accounts.learningPasswordHash;
  const unchanged = { none: isNull(stored), any: undefined };
  await db.transaction(async (tx) => {
    const saved = await tx
      .update(accounts)
      .set({ learningPasswordHash })
      .where(
        and(eq(accounts.id, accountId), typeof replaces === 'object' ? eq(stored, replaces.hash) : unchanged[replaces]),
      )
      .returning({ id: accounts.id });
    if (saved.length === 0) throw new AppError(replaces === 'none' ? 'GUARDIAN_ALREADY_SET' : 'CONFLICT');
    if (replaces !== 'none') await notifyAllOtherGuardians(tx, { accountId, now }, 'guardianPassword');
  });
  if (replaces === 'any') await resetAttempts(db, await guardianKey(accountId));
  return null;
}

/** @throws AppError GUARDIAN_NOT_SET, WRONG_GUARDIAN_PASSWORD, GUARDIAN_LOCKED */
export async function verifyGuardianPassword(ctx: ProvingContext, typed: TypedPassword): Promise<void> {
  await prove(ctx, typed);
}

/** Answers the stored hash that the password fits. */
async function prove(
  { db, hasher, now, accountId }: ProvingContext,
  { password, field }: TypedPassword,
): Promise<string> {
  const stored = await findHash(db, accountId);
  if (stored === null) throw new AppError('GUARDIAN_NOT_SET');
  const key = await guardianKey(accountId);
  const left = await countGuardianAttempt(db, key, now);
  const right = await hasher.verify(stored, password).catch(async (error: unknown) => {
    await refundAttempt(db, key);
    throw error;
  });
  if (!right) {
    const message =
      left > 0
        ? `보호자 비밀번호가 맞지 않아요. ${left}번 더 틀리면 ${GUARDIAN_WAIT_MINUTES}분 동안 쓸 수 없어요.`
        : `보호자 비밀번호가 맞지 않아요. ${GUARDIAN_WAIT_MINUTES}분 뒤에 다시 시도해 주세요.`;
    throw new AppError('WRONG_GUARDIAN_PASSWORD', { message, fields: { [field]: message } });
  }
  await resetAttempts(db, key);
  return stored;
}

async function findHash(db: ServiceContext['db'], accountId: string): Promise<string | null> {
  const [account] = await db
    .select({ hash: accounts.learningPasswordHash })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return account?.hash ?? null;
}
