import { IDEMPOTENCY_HEADER } from '@contract/envelope';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Context, Next } from 'hono';
import type { Database } from '../db/database';
import { idempotencyKeys } from '../db/schema';
import type { Deps } from '../deps';
import { hmacHex } from '../digest';
import { readBody } from './body';
import type { AppEnv } from './context';
import { AppError } from './errors';

const KEY = /^[\w-]{8,100}$/;
const KEPT_MS = 24 * 60 * 60 * 1000;
const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Runs a signed-in caller's write once for one `idempotency-key`: the same request again gets the first one's answer.
 * A key whose first request never finished stays refused until it is forgotten: never twice is worth more than sometimes late.
 * @throws AppError CONFLICT for another request under the same key, or while the first is still running
 */
export async function once(deps: Deps, c: Context<AppEnv>, next: Next): Promise<Response | undefined> {
  const key = c.req.header(IDEMPOTENCY_HEADER);
  if (key === undefined || !WRITES.has(c.req.method)) {
    await next();
    return undefined;
  }
  if (!KEY.test(key)) throw new AppError('BAD_REQUEST');
  const accountId = c.get('caller').id;
  const requestHash = await hashOf(deps, c);
  const row = and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.key, key));
  const began = await deps.db
    .insert(idempotencyKeys)
    .values({ accountId, key, requestHash, createdAt: new Date(deps.now()) })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (began.length === 0) {
    const [first] = await deps.db.select().from(idempotencyKeys).where(row);
    if (first?.requestHash !== requestHash) throw new AppError('CONFLICT');
    if (first.status === null)
      throw new AppError('CONFLICT', {
        message: '같은 요청을 처리하고 있어요. 잠시 뒤에 다시 확인해 주세요.',
        retryAfter: 1,
      });
    return new Response(first.body, { status: first.status, headers: { 'content-type': 'application/json' } });
  }
  await next();
  // What failed wrote nothing: the key is free again.
  if (c.error || !c.res.ok) await deps.db.delete(idempotencyKeys).where(row);
  else
    await deps.db
      .update(idempotencyKeys)
      .set({ status: c.res.status, body: await c.res.clone().text() })
      .where(and(row, isNull(idempotencyKeys.status)));
  return undefined;
}

/**
 * Keyed, since a body may hold a password that a plain hash would give away. Two sendings of one form differ in their
 * multipart boundary; there the idempotency key alone has to do.
 */
async function hashOf({ config }: Deps, c: Context): Promise<string> {
  const multipart = c.req.header('content-type')?.startsWith('multipart/') ?? false;
  const body = multipart ? 'multipart' : new TextDecoder().decode(await readBody(c));
  return hmacHex(config.secret, ['request', c.req.method, c.req.path, body].join('\n'));
}

/** Forgets keys after a day. */
export const sweepIdempotencyKeys = (db: Database, now: number) =>
  db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now - KEPT_MS)));
