import { HOUR_SECONDS, MINUTE_MS } from '@contract/common/time';
import { deleteInBatches } from '@server/db/batches/delete-in-batches';
import type { Database } from '@server/db/database';
import { rateLimits } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { hmacHex } from '@server/lib/digest';
import { eq, gt, lt, lte, or, sql } from 'drizzle-orm';
import type { RequestContext } from '../context';
import { AppError } from '../errors';

/** `times` calls per `seconds`. */
export type Limit = { name: string; times: number; seconds: number };

type Host = Pick<Deps, 'db' | 'now' | 'config'>;

/** Limits of a signed-in request count at the time of the request. */
export const limitHost = ({ db, config, now }: Pick<RequestContext, 'db' | 'config' | 'now'>): Host => ({
  db,
  config,
  now: () => now,
});

/** Tolerated difference between the clocks of two processes. */
export const SKEW_MS = MINUTE_MS;

/** The subject is stored as a keyed hash only. */
const toKey = ({ config }: Host, { name }: Limit, subject: string) =>
  hmacHex(config.secret, `limit:${name}:${subject}`);

/**
 * Counts a call whatever its outcome; a hundred concurrent calls count as a hundred.
 * @returns null, or the seconds until the next call is allowed
 */
export async function consume(host: Host, limit: Limit, subject: string): Promise<number | null> {
  const key = await toKey(host, limit, subject);
  const now = host.now();
  const resetsAt = new Date(now + limit.seconds * 1000);
  // A window that ends later than any that begins now was begun by a clock that has been set back since.
  const isOver = or(
    lte(rateLimits.resetsAt, new Date(now)),
    gt(rateLimits.resetsAt, new Date(resetsAt.getTime() + SKEW_MS)),
  );
  const counted = await host.db
    .insert(rateLimits)
    .values({ key, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
      setWhere: or(isOver, lt(rateLimits.count, limit.times)),
    })
    .returning({ key: rateLimits.key });
  if (counted.length > 0) return null;
  const [full] = await host.db
    .select({ resetsAt: rateLimits.resetsAt })
    .from(rateLimits)
    .where(eq(rateLimits.key, key));
  // Null: the window was swept in between.
  return full ? Math.max(1, Math.ceil((full.resetsAt.getTime() - now) / 1000)) : null;
}

/**
 * Counts a call and throws when the limit is exceeded.
 * @param toMessage message for the wait in words ('5분'); default: that of the code
 * @throws AppError TOO_MANY_REQUESTS with the seconds to wait
 */
export async function consumeOrThrow(
  host: Host,
  limit: Limit,
  subject: string,
  toMessage?: (wait: string) => string,
): Promise<void> {
  const wait = await consume(host, limit, subject);
  if (wait === null) return;
  throw new AppError('TOO_MANY_REQUESTS', {
    retryAfter: wait,
    ...(toMessage && { message: toMessage(formatWait(wait)) }),
  });
}

/** Refunds a call that failed through no fault of the caller. */
export async function refund(host: Host, limit: Limit, subject: string): Promise<void> {
  await host.db
    .update(rateLimits)
    .set({ count: sql`greatest(0, ${rateLimits.count} - 1)` })
    .where(eq(rateLimits.key, await toKey(host, limit, subject)));
}

/** Resets a window. */
export async function resetLimit(host: Host, limit: Limit, subject: string): Promise<void> {
  await host.db.delete(rateLimits).where(eq(rateLimits.key, await toKey(host, limit, subject)));
}

/** Deletes expired windows. */
export const sweepRateLimits = (db: Database, now: number, stopping?: AbortSignal) =>
  deleteInBatches(db, rateLimits, {
    where: lte(rateLimits.resetsAt, new Date(now)),
    orderBy: rateLimits.resetsAt,
    stopping,
  });

/** '30초', '5분', '2시간' */
export function formatWait(seconds: number): string {
  if (seconds < 60) return `${seconds}초`;
  return seconds < HOUR_SECONDS ? `${Math.ceil(seconds / 60)}분` : `${Math.ceil(seconds / HOUR_SECONDS)}시간`;
}
