import { GUARDIAN_TRIES, GUARDIAN_WAIT_MINUTES } from '@contract/auth/guardian';
import { MINUTE_MS } from '@contract/common/time';
import type { Database } from '@server/db/database';
import { loginThrottles } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { formatWait } from '@server/http/protection/rate-limit';
import { isWaitElapsed } from '@server/modules/auth/login/login-throttle';
import { eq, sql } from 'drizzle-orm';

const WAIT_MS = GUARDIAN_WAIT_MINUTES * MINUTE_MS;

/**
 * Counts one attempt before the password is checked; the fifth wrong one in a row starts the lock. Returns how many
 * are left.
 * @throws AppError GUARDIAN_LOCKED with the seconds to wait
 */
export async function countGuardianAttempt(db: Database, key: string, now: number): Promise<number> {
  const at = new Date(now);
  // The count restarts after an elapsed wait, or after as long without an attempt.
  const counted = sql`case when ${loginThrottles.lockedUntil} is not null or ${loginThrottles.lastFailedAt} < ${new Date(now - WAIT_MS).toISOString()}::timestamptz then 1 else ${loginThrottles.failures} + 1 end`;
  const [updated] = await db
    .insert(loginThrottles)
    .values({ key, failures: 1, lastFailedAt: at, lockedUntil: null })
    .onConflictDoUpdate({
      target: loginThrottles.key,
      set: {
        failures: counted,
        lastFailedAt: at,
        lockedUntil: sql`case when ${counted} >= ${GUARDIAN_TRIES}::int then ${new Date(now + WAIT_MS).toISOString()}::timestamptz end`,
      },
      setWhere: isWaitElapsed(now, GUARDIAN_WAIT_MINUTES * 60),
    })
    .returning({ failures: loginThrottles.failures });
  if (updated) return GUARDIAN_TRIES - updated.failures;
  const [locked] = await db
    .select({ until: loginThrottles.lockedUntil })
    .from(loginThrottles)
    .where(eq(loginThrottles.key, key));
  const seconds = Math.max(1, Math.ceil(((locked?.until?.getTime() ?? now) - now) / 1000));
  throw new AppError('GUARDIAN_LOCKED', {
    message: `여러 번 틀렸어요. ${formatWait(seconds)} 뒤에 다시 시도해 주세요.`,
    retryAfter: seconds,
  });
}
