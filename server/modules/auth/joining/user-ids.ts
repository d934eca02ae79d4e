import type { UserIdAvailability } from '@contract/auth/join.responses';
import type { Queryable } from '@server/db/database';
import { accounts } from '@server/db/schema';
import type { PublicContext } from '@server/http/context';
import { consumeOrThrow, type Limit } from '@server/http/protection/rate-limit';
import { eq } from 'drizzle-orm';

/** Enough for a form that asks as one types; too few to go through a list of names. */
const ASKING: Limit = { name: 'user id', times: 60, seconds: 10 * 60 };

/**
 * Answers whether an id is free. The answer reveals taken ids, so questions are limited by caller.
 * @param caller the network that asks
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function checkUserId(
  ctx: Pick<PublicContext, 'db' | 'now' | 'config'>,
  { user_id: userId, caller }: { user_id: string; caller: string },
): Promise<UserIdAvailability> {
  await consumeOrThrow(ctx, ASKING, caller, (wait) => `아이디를 여러 번 확인했어요. ${wait} 뒤에 다시 시도해 주세요.`);
  return { user_id: userId, available: !(await isTaken(ctx, userId)) };
}

export async function isTaken({ db }: { db: Queryable }, userId: string): Promise<boolean> {
  const [row] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.loginId, userId));
  return row !== undefined;
}
