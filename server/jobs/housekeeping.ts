import { HOUR_MS, MINUTE_MS } from '@contract/common/time';
import { isDatabaseUnavailable, unavailableCode } from '@server/db/database-unavailable';
import { scrubEmbedded } from '@server/db/scrub';
import type { Deps } from '@server/deps';
import { sweepIdempotencyKeys } from '@server/http/idempotency';
import { sweepRateLimits } from '@server/http/rate-limit';
import { sweepMailCodes } from '@server/mail/mail-codes';
import { purgeLeft } from '@server/modules/auth/leaving/purge';
import { sweepSessions } from '@server/modules/auth/tokens/sweep-sessions';
import { announceResults } from '@server/modules/community/contests/manage-contests-service';
import { sweepClaims } from '@server/modules/community/moderation/claims-service';
import { sweepPopularity } from '@server/modules/community/posts/popularity';
import { sweepCommunity } from '@server/modules/community/sweep-community';
import { notifyExpiringPoints } from '@server/modules/history/points/notify-expiring-points';
import { sweepPoints } from '@server/modules/history/points/sweep-points';
import { notifyOpenWindows } from '@server/modules/home/health-windows/notify-open-windows';
import { deliverNotices } from '@server/modules/notices/deliver';
import { backfillResults } from '@server/modules/test/results/stored-results';
import { sweepUploads } from '@server/modules/uploads/sweep-uploads';
import { sql } from 'drizzle-orm';

type Chore = { name: string; every: number; run: () => Promise<unknown> };

/**
 * Runs the periodic jobs. A job that fails is logged and retried at its next time.
 * @param embedded the embedded database has no autovacuum of its own
 * @returns stops the jobs and waits for the one under way
 */
export function startHousekeeping(deps: Deps, { embedded }: { embedded: boolean }): () => Promise<void> {
  const chores: Chore[] = [
    { name: 'notices to go out', every: MINUTE_MS / 2, run: () => deliverNotices(deps) },
    { name: 'windows that opened', every: 10 * MINUTE_MS, run: () => notifyOpenWindows(deps.db, deps.now()) },
    { name: 'points that end soon', every: HOUR_MS, run: () => notifyExpiringPoints(deps.db, deps.now()) },
    { name: 'popularity', every: 5 * MINUTE_MS, run: () => sweepPopularity(deps.db, deps.now()) },
    { name: 'community', every: HOUR_MS, run: () => sweepCommunity(deps.db, deps.now()) },
    { name: 'claims', every: HOUR_MS, run: () => sweepClaims(deps.db, deps.now()) },
    { name: 'contest results', every: 5 * MINUTE_MS, run: () => announceResults(deps.db, deps.now()) },
    { name: 'points', every: HOUR_MS, run: () => sweepPoints(deps.db, deps.now()) },
    { name: 'uploads', every: HOUR_MS, run: () => sweepUploads(deps) },
    { name: 'sessions', every: HOUR_MS, run: () => sweepSessions(deps.db, deps.now()) },
    { name: 'idempotency keys', every: HOUR_MS, run: async () => await sweepIdempotencyKeys(deps.db, deps.now()) },
    { name: 'accounts that left', every: HOUR_MS, run: () => eraseLeft(deps, embedded) },
    { name: 'mailed codes', every: HOUR_MS, run: async () => await sweepMailCodes(deps.db, deps.now()) },
    { name: 'results of old checks', every: HOUR_MS, run: () => backfillResults(deps.db) },
    { name: 'rate limits', every: HOUR_MS, run: async () => await sweepRateLimits(deps.db, deps.now()) },
    ...(embedded
      ? [{ name: 'vacuum', every: 12 * HOUR_MS, run: async () => await deps.db.execute(sql`vacuum analyze`) }]
      : []),
  ];
  // Sequential: on one database connection they would only queue.
  let under: Promise<unknown> = Promise.resolve();
  let stopped = false;
  const run = async ({ name, run: work }: Chore) => {
    if (stopped) return;
    try {
      await work();
    } catch (error) {
      // One short line each: during an outage every chore fails.
      if (isDatabaseUnavailable(error))
        deps.log.error('housekeeping put off', { chore: name, code: unavailableCode(error) });
      else deps.log.error('housekeeping failed', { chore: name }, error);
    }
  };
  const timers = chores.map((chore) =>
    setInterval(() => {
      under = under.then(() => run(chore));
    }, chore.every).unref(),
  );
  return async () => {
    stopped = true;
    timers.forEach(clearInterval);
    await under;
  };
}

/** Vacuum of the embedded database. On a server, autovacuum and the log archive are its operator's. */
async function eraseLeft(deps: Deps, embedded: boolean) {
  const erased = await purgeLeft(deps);
  if (erased > 0 && embedded) await scrubEmbedded(deps.db);
}
