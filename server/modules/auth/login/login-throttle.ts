import { HOUR_SECONDS } from '@contract/common/time';
import type { Database } from '@server/db/database';
import { loginThrottles } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { formatWait, SKEW_MS } from '@server/http/protection/rate-limit';
import { sha256Hex } from '@server/lib/digest';
import { eq, gt, isNull, lte, or, sql } from 'drizzle-orm';

/** Wrong tries that cost nothing but the try. */
const FREE_TRIES = 4;
const FIRST_WAIT_SECONDS = 30;
/** Under attack an account is tried about fifteen times an hour, and its owner never waits longer than this. */
const LONGEST_WAIT_SECONDS = 10 * 60;
/** An hour without a try forgets the earlier ones. */
const FORGET_SECONDS = HOUR_SECONDS;

/** Ids are stored as hashes, existing or not, so that throttling does not reveal accounts. Prefix of the keys of log-ins. */
export const throttleKey = (loginId: string) => sha256Hex(`login:${loginId}`);
/**
 * Separate key for the password asked again in the settings, so that an attack on log-in does not lock the owner out
 * there.
 */
export const ownPasswordKey = (accountId: string) => sha256Hex(`own-password:${accountId}`);
export const guardianKey = (accountId: string) => sha256Hex(`guardian:${accountId}`);

/**
 * Counts one attempt before the password is checked, so that concurrent attempts are all counted.
 * @param reason the sentence before the wait
 * @returns the number of attempts in a row, this one included
 * @throws AppError LOGIN_THROTTLED with the seconds to wait
 */
export async function countAttempt(
  db: Database,
  key: string,
  now: number,
  reason = '로그인 시도가 많았어요.',
): Promise<{ failures: number }> {
  const at = new Date(now);
  const forgetBefore = new Date(now - FORGET_SECONDS * 1000);
  const failures = sql`case when ${loginThrottles.lastFailedAt} < ${forgetBefore.toISOString()}::timestamptz then 1 else ${loginThrottles.failures} + 1 end`;
  const wait = sql`least(${LONGEST_WAIT_SECONDS}, ${FIRST_WAIT_SECONDS} * power(2, least(${loginThrottles.failures} - ${FREE_TRIES}, 20)))`;
  const [counted] = await db
    .insert(loginThrottles)
    .values({ key, failures: 1, lastFailedAt: at, lockedUntil: null })
    .onConflictDoUpdate({
      target: loginThrottles.key,
      set: {
        failures,
        lastFailedAt: at,
        lockedUntil: sql`case when ${loginThrottles.failures} < ${FREE_TRIES} or ${loginThrottles.lastFailedAt} < ${forgetBefore.toISOString()}::timestamptz then null else ${at.toISOString()}::timestamptz + ${wait} * interval '1 second' end`,
      },
      setWhere: isWaitElapsed(now, LONGEST_WAIT_SECONDS),
    })
    .returning({ failures: loginThrottles.failures });
  if (counted) return counted;
  const [locked] = await db
    .select({ until: loginThrottles.lockedUntil })
    .from(loginThrottles)
    .where(eq(loginThrottles.key, key));
  const seconds = Math.max(1, Math.ceil(((locked?.until?.getTime() ?? now) - now) / 1000));
  throw new AppError('LOGIN_THROTTLED', {
    message: `${reason} ${formatWait(seconds)} 뒤에 다시 시도해 주세요.`,
    retryAfter: seconds,
  });
}

/** A wait that ends later than the longest one from now was begun by a clock that has been turned back since. */
export const isWaitElapsed = (now: number, longestSeconds: number) =>
  or(
    isNull(loginThrottles.lockedUntil),
    lte(loginThrottles.lockedUntil, new Date(now)),
    gt(loginThrottles.lockedUntil, new Date(now + longestSeconds * 1000 + SKEW_MS)),
  );

/** Gives a try back that never got as far as a verdict. */
export const refundAttempt = async (db: Database, key: string) => {
  await db
    .update(loginThrottles)
    .set({ failures: sql`greatest(0, ${loginThrottles.failures} - 1)`, lockedUntil: null })
    .where(eq(loginThrottles.key, key));
};

/** The right password forgets the wrong tries before it. */
export const resetAttempts = async (db: Database, key: string) => {
  await db.delete(loginThrottles).where(eq(loginThrottles.key, key));
};
