import type { Role } from '@contract/auth/auth';
import type { Database, Transaction } from '@server/db/database';
import { accounts } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from 'hono';
import { type AfterCommitTask, type AppEnv, type KeyedRequest, type RequestContext, serviceContext } from './context';
import { AppError } from './errors';
import { claimedAnswer, type StoredAnswer, storeAnswer, storeAnswerPart, toStoredResponse } from './idempotency';
import { formatWait, type Limit, limitArguments, limitHost } from './rate-limit';
import { isSignedIn } from './session';

/** The account that writes; `accounts` is free for an author in the same statement. */
export const caller = alias(accounts, 'caller');

/** Columns of the first statement of a joined write. */
const entry = {
  role: caller.role,
  locked: sql<boolean>`entered.locked`,
  requestHash: sql<string | null>`entered.request_hash`,
  status: sql<number | null>`entered.status`,
  body: sql<string | null>`entered.body`,
  fullUntil: sql<number | null>`(extract(epoch from entered.full_until) * 1000)::float8`,
};
type EntryRow = {
  role: Role;
  locked: boolean;
  requestHash: string | null;
  status: number | null;
  body: string | null;
  fullUntil: number | null;
};

/**
 * What the first statement needs: `select({ entry: first.entry, … }).from(caller).innerJoin(first.entered, sql`true`)`
 * with `first.signedIn` in its condition. It checks the sign-in, locks the key and counts the call in one.
 */
export type FirstStatement = { entry: typeof entry; entered: SQL; signedIn: SQL | undefined };

/** Part of a `with` and its condition: stores the answer `before` + value + `after` in the write's own statement. */
export type AnswerPart = (answer: { before: string; after: string }, value: SQL) => { part: SQL; stored: SQL<boolean> };

type Steps<Found> = {
  limit?: Limit;
  find: (tx: Transaction, first: FirstStatement) => Promise<(Found & { entry: EntryRow }) | undefined>;
  /** `isStored`: its own statement stored the answer (`answerPart`). */
  write: (
    ctx: RequestContext & { tx: Transaction },
    found: Found,
    answerPart: AnswerPart | null,
  ) => Promise<{ response: Response; isStored?: boolean }>;
};

/** Rolls the transaction back; the first request of the key was answered. */
class AnsweredBefore extends Error {
  constructor(readonly answer: StoredAnswer) {
    super();
  }
}

/**
 * A write of one account as few statements: sign-in, idempotency key, rate limit and what is read first are one, and
 * the whole is one transaction (docs/adr/0026). A refused call is not counted. After
 * `signedIn(deps, { lookup: 'handler', keyed: 'joined' })`.
 * @throws AppError SESSION_EXPIRED, CONFLICT as for every key, TOO_MANY_REQUESTS
 */
export async function joinedWrite<Found>(
  deps: Deps,
  c: Context<AppEnv>,
  { limit, find, write }: Steps<Found>,
): Promise<Response> {
  const { id: accountId, familyId } = c.get('caller');
  const request = c.get('keyedRequest') ?? null;
  const now = deps.now();
  const first = await toFirstStatement(deps, { accountId, familyId, now, request, limit });
  const afterCommit: AfterCommitTask[] = [];
  const response = await deps.db
    .transaction(async (tx) => {
      const found = await find(tx, first);
      if (!found) throw new AppError('SESSION_EXPIRED');
      const before = request && claimedAnswer(request, found.entry);
      if (before) throw new AnsweredBefore(before);
      assertNotFull(found.entry, now);
      c.set('caller', { id: accountId, familyId, role: found.entry.role });
      c.set('keyed', { db: tx, afterCommit });
      const ctx = { ...serviceContext(deps, c), tx };
      const made = await write(
        ctx,
        found,
        request && ((answer, value) => storeAnswerPart(request, answer, value, now)),
      );
      if (request && !made.isStored) {
        const body = c.get('answerText') ?? (await made.response.clone().text());
        await storeAnswer(tx, request, { status: made.response.status, body }, now);
      }
      return made.response;
    })
    .catch((error: unknown) => {
      if (error instanceof AnsweredBefore) return toStoredResponse(error.answer);
      throw error;
    });
  for (const task of afterCommit)
    await task(deps.db).catch((error: unknown) => deps.log.error('work after a commit failed', {}, error));
  return response;
}

type First = {
  accountId: string;
  familyId: string;
  now: number;
  request: KeyedRequest | null;
  limit: Limit | undefined;
};

async function toFirstStatement(
  { db, config }: { db: Database; config: Deps['config'] },
  { accountId, familyId, now, request, limit }: First,
): Promise<FirstStatement> {
  const counted = limit ? await limitArguments(limitHost({ db, config, now }), limit, accountId) : null;
  const limitValues = counted ?? sql`null, null, null, null, null`;
  return {
    entry,
    entered: sql`lateral enter_write(${caller.id}, ${request?.key ?? null}::text, ${limitValues}) entered`,
    signedIn: isSignedIn(db, { accountId, familyId }, caller),
  };
}

function assertNotFull({ fullUntil }: EntryRow, now: number): void {
  if (fullUntil === null) return;
  const wait = Math.max(1, Math.ceil((fullUntil - now) / 1000));
  throw new AppError('TOO_MANY_REQUESTS', {
    retryAfter: wait,
    message: `조금 천천히 해 주세요. ${formatWait(wait)} 뒤에 다시 할 수 있어요.`,
  });
}
