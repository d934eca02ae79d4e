import { DAY_MS } from '@contract/common/time';
import type { Database } from '@server/db/database';
import { deleteInBatches } from '@server/db/delete-in-batches';
import { loginThrottles, refreshTokens } from '@server/db/schema';
import { sweepPushTokens } from '@server/modules/auth/devices/push-token-service';
import { lt } from 'drizzle-orm';

/** Forgets refresh tokens that expired a day ago and log-in tries of yesterday. */
export async function sweepSessions(db: Database, now: number): Promise<void> {
  const yesterday = new Date(now - DAY_MS);
  await deleteInBatches(db, refreshTokens, lt(refreshTokens.expiresAt, yesterday));
  await sweepPushTokens(db);
  await deleteInBatches(db, loginThrottles, lt(loginThrottles.lastFailedAt, yesterday));
}
