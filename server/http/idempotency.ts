import { IDEMPOTENCY_HEADER } from '@contract/common/envelope';
import type { ErrorCode } from '@contract/common/error-codes';
import { DAY_MS } from '@contract/common/time';
import type { Database } from '@server/db/database';
import { deleteInBatches } from '@server/db/delete-in-batches';
import { queryRows } from '@server/db/query-rows';
import { idempotencyKeys } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { hmacHex } from '@server/lib/digest';
import { and, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Context, Next } from 'hono';
import * as v from 'valibot';
import { readBody } from './body';
import { type AfterCommitTask, type AppEnv, type KeyedRequest, type RequestContext, serviceContext } from './context';
import { AppError } from './errors';

const KEY = /^[\w-]{8,100}$/;
/** A day, plus one for a clock that is set forward by a day. */
const RETENTION_MS = 2 * DAY_MS;
const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

export type StoredAnswer = { status: number; body: string };

/** Rolls back the transaction of a request that failed; its response is complete already. */
class RolledBack extends Error {}

/** Codes of `withIdempotencyKey` itself: an invalid key, a key in use, a body too large to compare. */
export const listKeyErrors = (method: string): readonly ErrorCode[] =>
  WRITES.has(method) ? ['BAD_REQUEST', 'CONFLICT', 'TOO_LARGE'] : [];

/**
 * Runs a signed-in caller's write once per `idempotency-key`: a repeated request gets the first answer. The whole
 * request, its key and its answer are one transaction. If the process dies, neither the write nor the key is stored,
 * and the request can be repeated at once.
 * @throws AppError CONFLICT for another request under the same key, or while the first is still running
 */
export async function withIdempotencyKey(deps: Deps, c: Context<AppEnv>, next: Next): Promise<Response | undefined> {
  const request = await readKeyedRequest(deps, c);
  if (request === null) {
    await next();
    return undefined;
  }
  return runInTransaction(deps, request, async (db, afterCommit) => {
    c.set('keyed', { db, afterCommit });
    await next();
    if (c.error || !c.res.ok) throw new RolledBack();
    return { response: undefined, answer: { status: c.res.status, body: await readAnswer(c, c.res) } };
  });
}

/**
 * For a route that calls `runOnce` itself: the stored answer of a finished request under the same key.
 * @throws AppError CONFLICT for another request under the same key
 */
export async function replayAnswer(deps: Deps, c: Context<AppEnv>, next: Next): Promise<Response | undefined> {
  const request = await readKeyedRequest(deps, c);
  c.set('keyedRequest', request);
  const stored = request && (await findAnswer(deps.db, request));
  if (stored) return toStoredResponse(stored);
  await next();
  return undefined;
}

/**
 * Runs the part of a request that must happen once, for a route with work that does not fit into one transaction: a
 * counted attempt that must survive a failure, a password hash, a file. After `signedIn(deps, { keyed: 'handler' })`.
 * @param work writes on the context's database only; its answer is stored in the same transaction
 */
export async function runOnce(
  deps: Deps,
  c: Context<AppEnv>,
  work: (ctx: RequestContext) => Promise<Response>,
): Promise<Response> {
  const request = c.get('keyedRequest');
  if (request === undefined) throw new Error("runOnce needs signedIn(deps, { keyed: 'handler' }) before it");
  if (request === null) return work(serviceContext(deps, c));
  const response = await runInTransaction(deps, request, async (db, afterCommit) => {
    c.set('keyed', { db, afterCommit });
    const created = await work(serviceContext(deps, c));
    return { response: created, answer: { status: created.status, body: await readAnswer(c, created) } };
  });
  if (!response) throw new Error('a request that runs once was not answered');
  return response;
}

const readAnswer = (c: Context<AppEnv>, response: Response) => c.get('answerText') ?? response.clone().text();

type Made = { response: Response | undefined; answer: StoredAnswer };

async function runInTransaction(
  deps: Deps,
  request: KeyedRequest,
  work: (db: Database, afterCommit: AfterCommitTask[]) => Promise<Made>,
): Promise<Response | undefined> {
  const afterCommit: AfterCommitTask[] = [];
  let answeredBefore: StoredAnswer | null = null;
  const created = await deps.db
    .transaction(async (tx) => {
      answeredBefore = await lockKey(tx, request);
      if (answeredBefore) return undefined;
      const { response, answer } = await work(tx, afterCommit);
      await storeAnswer(tx, request, answer, deps.now());
      return response;
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
      afterCommit.length = 0;
    });
  if (answeredBefore) return toStoredResponse(answeredBefore);
  for (const task of afterCommit)
    await task(deps.db).catch((error: unknown) => deps.log.error('work after a commit failed', {}, error));
  return created ?? undefined;
}

/** The keyed request to run once; null for a request without a key. @throws AppError BAD_REQUEST */
export async function readKeyedRequest(deps: Deps, c: Context<AppEnv>): Promise<KeyedRequest | null> {
  const key = c.req.header(IDEMPOTENCY_HEADER);
  if (key === undefined || !WRITES.has(c.req.method)) return null;
  if (!KEY.test(key)) throw new AppError('BAD_REQUEST');
  const [requestHash, ...otherHashes] = await hashRequest(deps, c);
  return { accountId: c.get('caller').id, key, requestHash, otherHashes };
}

const claimedKey = v.object({
  locked: v.boolean(),
  request_hash: v.nullable(v.string()),
  status: v.nullable(v.number()),
  body: v.nullable(v.string()),
});

/**
 * Locks the key until the transaction ends and returns the stored answer, in one statement.
 * @throws AppError CONFLICT
 */
async function lockKey(db: Database, request: KeyedRequest): Promise<StoredAnswer | null> {
  const query = sql`select * from claim_idempotency_key(${request.accountId}, ${request.key})`;
  const [row] = await queryRows(db, query, claimedKey);
  return claimedAnswer(request, row && { ...row, requestHash: row.request_hash });
}

/** The stored answer of a key that was claimed. @throws AppError CONFLICT */
export function claimedAnswer(
  request: KeyedRequest,
  row: (KeyRow & { locked: boolean }) | undefined,
): StoredAnswer | null {
  if (!row?.locked)
    throw new AppError('CONFLICT', {
      message: '같은 요청을 처리하고 있어요. 잠시 뒤에 다시 확인해 주세요.',
      retryAfter: 1,
    });
  return toStoredAnswer(request, row);
}

async function findAnswer(db: Database, request: KeyedRequest): Promise<StoredAnswer | null> {
  const [row] = await db.select().from(idempotencyKeys).where(rowWithKey(request));
  return row ? toStoredAnswer(request, row) : null;
}

type KeyRow = { requestHash: string | null; status: number | null; body: string | null };

/** @throws AppError CONFLICT for another request under the same key */
function toStoredAnswer(request: KeyedRequest, { requestHash, status, body }: KeyRow): StoredAnswer | null {
  // An earlier release wrote the key first: a key without an answer means that its process died.
  if (status === null) return null;
  const isSame = requestHash === request.requestHash || request.otherHashes.some((hash) => hash === requestHash);
  if (!isSame) throw new AppError('CONFLICT');
  return { status, body: body ?? '' };
}

/** @throws AppError CONFLICT when an earlier release, which does not lock the key, answered in between */
export async function storeAnswer(
  db: Database,
  { accountId, key, requestHash }: KeyedRequest,
  answer: StoredAnswer,
  now: number,
): Promise<void> {
  const values = { requestHash, ...answer, createdAt: new Date(now) };
  const stored = await db
    .insert(idempotencyKeys)
    .values({ accountId, key, ...values })
    .onConflictDoUpdate({
      target: [idempotencyKeys.accountId, idempotencyKeys.key],
      set: values,
      setWhere: isNull(idempotencyKeys.status),
    })
    .returning({ key: idempotencyKeys.key });
  if (stored.length === 0) throw new AppError('CONFLICT');
}

/**
 * The same as a part of a `with`, for an answer with one value of that statement in it. `stored`: a condition that is
 * false when an earlier release answered in between.
 */
export function storeAnswerPart(
  { accountId, key, requestHash }: KeyedRequest,
  { before, after }: { before: string; after: string },
  value: SQL,
  now: number,
): { part: SQL; stored: SQL<boolean> } {
  const part = sql`stored as (
    insert into idempotency_keys as k (account_id, key, request_hash, status, body, created_at)
    select ${accountId}::uuid, ${key}::text, ${requestHash}::text, 200,
      ${before}::text || (${value})::text || ${after}::text, ${new Date(now).toISOString()}::timestamptz
    on conflict (account_id, key) do update set request_hash = excluded.request_hash, status = excluded.status,
      body = excluded.body, created_at = excluded.created_at
    where k.status is null
    returning 1
  )`;
  return { part, stored: sql<boolean>`exists (select from stored)` };
}

const rowWithKey = ({ accountId, key }: KeyedRequest) =>
  and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.key, key));

export const toStoredResponse = ({ status, body }: StoredAnswer) =>
  new Response(body, { status, headers: { 'content-type': 'application/json' } });

/**
 * Keyed hash: a plain hash of a body with a password could be brute-forced. Two requests of one form differ in their
 * multipart boundary, so multipart bodies are identified by the key alone. The first
 * is stored.
 */
async function hashRequest({ config }: Deps, c: Context): Promise<[string, ...string[]]> {
  const multipart = c.req.header('content-type')?.startsWith('multipart/') ?? false;
  const body = multipart ? 'multipart' : new TextDecoder().decode(await readBody(c));
  const text = ['request', c.req.method, c.req.path, body].join('\n');
  const others = (config.previousSecrets ?? []).map((secret) => hmacHex(secret, text));
  return [await hmacHex(config.secret, text), ...(await Promise.all(others))];
}

/** Deletes keys after two days. */
export const sweepIdempotencyKeys = (db: Database, now: number, stopping?: AbortSignal) =>
  deleteInBatches(db, idempotencyKeys, {
    where: lt(idempotencyKeys.createdAt, new Date(now - RETENTION_MS)),
    orderBy: idempotencyKeys.createdAt,
    stopping,
  });
