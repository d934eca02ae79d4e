import { IDEMPOTENCY_HEADER } from '@contract/common/envelope';
import type { ErrorCode } from '@contract/common/error-codes';
import { DAY_MS } from '@contract/common/time';
import { deleteInBatches } from '@server/db/batches/delete-in-batches';
import type { Database } from '@server/db/database';
import { queryRows } from '@server/db/query-rows';
import { idempotencyKeys } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { hmacHex } from '@server/lib/digest';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Context, Next } from 'hono';
import * as v from 'valibot';
import { type AfterCommitTask, type AppEnv, type KeyedRequest, type RequestContext, serviceContext } from '../context';
import { AppError } from '../errors';
import { readBody } from '../input/body';

const KEY = /^[\w-]{8,100}$/;
/** A day, plus one for a clock that is set forward by a day. */
const RETENTION_MS = 2 * DAY_MS;
const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

type StoredAnswer = { status: number; body: string };

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
async function readKeyedRequest(deps: Deps, c: Context<AppEnv>): Promise<KeyedRequest | null> {
  const key = c.req.header(IDEMPOTENCY_HEADER);
  if (key === undefined || !WRITES.has(c.req.method)) return null;
  if (!KEY.test(key)) throw new AppError('BAD_REQUEST');
  const [requestHash, ...otherHashes] = await hashRequest(deps, c);
  return { accountId: c.get('caller').id, key, requestHash, otherHashes };
}

/**
 * Locks the key until the transaction ends. @returns the stored answer of a finished request
 * @throws AppError CONFLICT while another request holds the key, and for another request under it
 */
async function lockKey(tx: Database, request: KeyedRequest): Promise<StoredAnswer | null> {
  const name = `${request.accountId}:${request.key}`;
  const lock = sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as locked`;
  const [row] = await queryRows(tx, lock, v.object({ locked: v.boolean() }));
  if (!row?.locked)
    throw new AppError('CONFLICT', {
      message: '같은 요청을 처리하고 있어요. 잠시 뒤에 다시 확인해 주세요.',
      retryAfter: 1,
    });
  // After the lock: an answer that was committed meanwhile is seen.
  return findAnswer(tx, request);
}

async function findAnswer(db: Database, request: KeyedRequest): Promise<StoredAnswer | null> {
  const [row] = await db.select().from(idempotencyKeys).where(rowWithKey(request));
  return row ? toStoredAnswer(request, row) : null;
}

/** @throws AppError CONFLICT for another request under the same key */
function toStoredAnswer(
  request: KeyedRequest,
  { requestHash, status, body }: typeof idempotencyKeys.$inferSelect,
): StoredAnswer {
  const isSame = requestHash === request.requestHash || request.otherHashes.includes(requestHash);
  if (!isSame) throw new AppError('CONFLICT');
  return { status, body };
}

/** Stores the answer of a request whose key is locked. */
async function storeAnswer(
  db: Database,
  { accountId, key, requestHash }: KeyedRequest,
  answer: StoredAnswer,
  now: number,
): Promise<void> {
  await db.insert(idempotencyKeys).values({ accountId, key, requestHash, ...answer, createdAt: new Date(now) });
}

const rowWithKey = ({ accountId, key }: KeyedRequest) =>
  and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.key, key));

const toStoredResponse = ({ status, body }: StoredAnswer) =>
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
