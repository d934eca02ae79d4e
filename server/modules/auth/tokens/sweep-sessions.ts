import { DAY_MS } from '@contract/common/time';
import { deleteInBatches } from '@server/db/batches/delete-in-batches';
import type { Database } from '@server/db/database';
import { loginThrottles, refreshTokens } from '@server/db/schema';
import { sweepPushTokens } from '@server/modules/auth/devices/push-token-service';
import { lt } from 'drizzle-orm';

/** Forgets refresh tokens that expired a day ago and log-in tries of yesterday. */
export async function sweepSessions(db: Database, now: number, stopping?: AbortSignal): Promise<void> {
  const yesterday = new Date(now - DAY_MS);
  await deleteInBatches(db, refreshTokens, {
    where: lt(refreshTokens.expiresAt, yesterday),
    orderBy: refreshTokens.expiresAt,
    stopping,
  });
  await sweepPushTokens(db, stopping);
  await deleteInBatches(db, loginThrottles, {
    where: lt(loginThrottles.lastFailedAt, yesterday),
    orderBy: loginThrottles.lastFailedAt,
    stopping,
  });
}
