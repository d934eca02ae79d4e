import type { Role } from '@contract/auth/auth';
import { DEVICE_TIME_HEADER } from '@contract/common/envelope';
import type { AccessState, ChildRole } from '@contract/profiles/child-roles';
import type { Database, IdValue, Queryable } from '@server/db/database';
import type { testAttempts } from '@server/db/schema';
import type { Compress, Deps } from '@server/deps';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Context } from 'hono';
import { type SignUpload, uploadSigner } from './upload-address';

/** An account's way to a child: the account that the child's rows belong to, and the caller's role there. */
export type ChildAccess = { accountId: string; role: ChildRole; state: AccessState };

/** Account and sign-in of the caller; `claimed` is the child of the `profile_id` header. */
export type Caller = { id: string; role: Role; sessionId: string; claimed?: ChildAccess & { profileId: string } };

/**
 * Work that cannot be rolled back (deleting a file, sending a mail); it gets the database outside of the transaction.
 */
export type AfterCommitTask = (db: Database) => Promise<unknown>;

/** The transaction of a request with an idempotency key, and the tasks after its commit. */
type Keyed = { db: Database; afterCommit: AfterCommitTask[] };

/**
 * A request with an idempotency key, identified by a keyed hash of its method, path and body. `otherHashes`: the same by
 * the secrets that sign nothing, during a rotation.
 */
export type KeyedRequest = { accountId: string; key: string; requestHash: string; otherHashes: readonly string[] };

/** An account's access to a profile, as a part of another query; null without. */
export type AccessColumn = (
  db: Queryable,
  accountId: IdValue | AnyPgColumn,
  profileId: IdValue | AnyPgColumn,
) => SQL<ChildAccess | null>;

/** The texts that an account has to agree to again, as a part of another query. */
export type ConsentsDueQuery = (db: Queryable, accountId: IdValue) => SQLWrapper;

/**
 * The role of the caller of a valid sign-in and the access to the claimed profile, null without; else undefined. Whether
 * a consent is due is looked up where it is asked for.
 */
export type FindCaller = (
  signIn: { accountId: string; sessionId: string },
  profileId: string | null,
  isAsked: boolean,
) => Promise<{ role: Role; access: ChildAccess | null; owesConsent: boolean } | undefined>;

/** Variables a request carries through the app; `caller` is set by the session middleware on every signed-in route. */
export type AppEnv = {
  Variables: {
    requestId: string;
    /** Set by the app: its check of a child is of modules/profiles, which this layer may not import. */
    findCaller: FindCaller;
    caller: Caller;
    /** Set by `forChild`: the child that the request is about. */
    child?: ChildAccess;
    /** Set by `forAttempt`: the check that the request is about, as it was when the request began. */
    attempt?: typeof testAttempts.$inferSelect;
    /** Set where the answer may be compressed. */
    compress?: Compress;
    /** The JSON of `ok`, so that an idempotency key stores it without reading the response again. */
    answerText?: string;
    keyedRequest?: KeyedRequest | null;
    keyed?: Keyed;
  };
};

/**
 * Data of the request for services: every query is scoped by `accountId`. Rows of a child are scoped by a
 * `ChildContext` of modules/profiles.
 */
export type ServiceContext = {
  db: Database;
  accountId: string;
  now: number;
  /** The device's clock when it sent the request, in milliseconds; absent when it did not say, and in a job. */
  sentAt?: number;
  /** Queues a task until the request's transaction is committed; absent where every service commits by itself. */
  afterCommit?: (task: AfterCommitTask) => void;
};

/** Context of a service that answers pictures: paths of non-public ones are signed. */
export type PictureContext = ServiceContext & { signUpload: SignUpload };

/**
 * Everything a service of a signed-in request may need. Each service names the part that it uses, so that a job or a
 * test can call it with less.
 */
export type RequestContext = PictureContext & Omit<Deps, 'db' | 'now'> & Pick<Caller, 'role' | 'sessionId' | 'claimed'>;

/** Context of a service that runs without a signed-in caller; its clock is read when needed, as hashing takes time. */
export type PublicContext = Deps;

/** Its database is the request's transaction where it has one. */
export function serviceContext(deps: Deps, c: Context<AppEnv>): RequestContext {
  const keyed = c.get('keyed');
  const now = deps.now();
  const { id: accountId, role, sessionId, claimed } = c.get('caller');
  const sent = Date.parse(c.req.header(DEVICE_TIME_HEADER) ?? '');
  const sentAt = Number.isFinite(sent) ? sent : undefined;
  const own = { ...deps, accountId, role, sessionId, claimed, now, sentAt, signUpload: uploadSigner(deps.config, now) };
  if (!keyed) return own;
  return { ...own, db: keyed.db, afterCommit: (task) => void keyed.afterCommit.push(task) };
}

/** Runs a task after the service's writes are committed. */
export async function afterCommit(ctx: Pick<ServiceContext, 'db' | 'afterCommit'>, task: AfterCommitTask) {
  if (ctx.afterCommit) ctx.afterCommit(task);
  else await task(ctx.db);
}
