import type { FrozenAccount } from '@contract/auth/freezes.responses';
import { accountFreezes } from '@server/db/schema';
import type { PublicContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { findByCredentials, type SignInAttempt } from '@server/modules/auth/login/auth-service';
import { and, eq, isNull } from 'drizzle-orm';
import { type FreezeRow, findFreeze, toFreeze } from './freeze-rows';

/**
 * The freeze of an account, by the id and password that log-in answered ACCOUNT_FROZEN to.
 * @throws AppError WRONG_CREDENTIALS, LOGIN_THROTTLED, NOT_FOUND for an account that is not frozen
 */
export async function getFrozen(ctx: PublicContext, attempt: SignInAttempt): Promise<FrozenAccount> {
  return toFrozen(await requireFreeze(ctx, attempt));
}

/** The one appeal of a freeze; the same text sent again changes nothing. @throws as `getFrozen`, and APPEAL_USED */
export async function appealFreeze(
  ctx: PublicContext,
  { text, ...attempt }: SignInAttempt & { text: string },
): Promise<FrozenAccount> {
  const row = await requireFreeze(ctx, attempt);
  const [after] = await ctx.db
    .update(accountFreezes)
    .set({ appeal: text, appealedAt: new Date(ctx.now()) })
    .where(
      and(
        eq(accountFreezes.accountId, row.accountId),
        eq(accountFreezes.id, row.id),
        isNull(accountFreezes.appealedAt),
        isNull(accountFreezes.liftedAt),
      ),
    )
    .returning();
  if (after) return toFrozen(after);
  if (row.appeal === text) return toFrozen(row);
  throw new AppError('APPEAL_USED');
}

/** @throws AppError WRONG_CREDENTIALS, LOGIN_THROTTLED, NOT_FOUND */
export async function requireFreeze(ctx: PublicContext, attempt: SignInAttempt): Promise<FreezeRow> {
  const { id } = await findByCredentials(ctx, attempt);
  const row = await findFreeze(ctx.db, id);
  if (!row) throw new AppError('NOT_FOUND', { message: '이용이 정지된 계정이 아니에요. 다시 로그인해 주세요.' });
  return row;
}

const toFrozen = (row: FreezeRow): FrozenAccount => ({ ...toFreeze(row), can_appeal: row.appealedAt === null });
