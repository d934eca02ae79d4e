import { HOUR_SECONDS, MINUTE_MS } from '@contract/common/time';
import type { Database } from '@server/db/database';
import { deleteInBatches } from '@server/db/delete-in-batches';
import { queryRows } from '@server/db/query-rows';
import { rateLimits } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { hmacHex } from '@server/lib/digest';
import { eq, lte, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { RequestContext } from './context';
import { AppError } from './errors';

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
  const query = sql`select (extract(epoch from consume_rate_limit(${await limitArguments(host, limit, subject)})) * 1000)::float8 as until`;
  const [row] = await queryRows(host.db, query, v.object({ until: v.nullable(v.number()) }));
  if (!row || row.until === null) return null;
  return Math.max(1, Math.ceil((row.until - host.now()) / 1000));
}

/** The arguments of the function `consume_rate_limit`. */
export async function limitArguments(host: Host, limit: Limit, subject: string): Promise<SQL> {
  const now = host.now();
  const [at, resets, latest] = [now, now + limit.seconds * 1000, now + limit.seconds * 1000 + SKEW_MS].map(
    (time) => sql`${new Date(time).toISOString()}::timestamptz`,
  );
  return sql`${await toKey(host, limit, subject)}::text, ${limit.times}::integer, ${resets}, ${at}, ${latest}`;
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
