import { PROFILE_HEADER } from '@contract/common/envelope';
import { rowId } from '@contract/common/text';
import type { IdValue, Queryable } from '@server/db/database';
import { accounts, refreshTokens } from '@server/db/schema';
import type { Deps } from '@server/deps';
import type { FoundSignIn, SignIn } from '@server/lib/sign-in-cache';
import { and, eq, exists, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import { readAccessToken } from './access-token';
import type { AccessColumn, AppEnv, ChildAccess } from './context';
import { declare } from './declare';
import { AppError } from './errors';
import { listKeyErrors, readKeyedRequest, replayAnswer, withIdempotencyKey } from './idempotency';
import { missingChild } from './missing-child';

export type SessionOptions = {
  /** False when the account alone is concerned: a stored id of a deleted child must not lock its parent out. */
  profileClaim?: boolean;
  /**
   * Scope of the transaction of an idempotency key: the whole request, or the part passed to `runOnce`. 'never' when
   * the answer has a secret that is not stored: the handler then refuses a repetition itself. 'joined': `joinedWrite`.
   */
  keyed?: 'request' | 'handler' | 'joined' | 'never';
  /**
   * Where the sign-in is looked up: 'handler' when the service's one statement has the condition `isSignedIn`. Only for
   * reads without a profile claim that need no role, and for `joinedWrite`.
   */
  lookup?: 'middleware' | 'handler';
};

/**
 * Lets only a signed-in caller through and sets `caller`. The `profile_id` header is a claim: a profile that the
 * account has no part in is FOREIGN_PROFILE, or CHILD_MOVED.
 * @throws AppError SIGN_IN_REQUIRED without a token, SESSION_EXPIRED with an invalid one
 */
export const signedIn = (deps: Deps, options: SessionOptions = {}) =>
  declare(requireSession(deps, options), {
    security: 'accessToken',
    errors: (method) => [
      'SIGN_IN_REQUIRED',
      'SESSION_EXPIRED',
      ...(options.profileClaim === false ? [] : (['FOREIGN_PROFILE', 'CHILD_MOVED'] as const)),
      ...(options.keyed === 'never' ? [] : listKeyErrors(method)),
    ],
  });

const requireSession = (
  deps: Deps,
  { profileClaim = true, keyed = 'request', lookup = 'middleware' }: SessionOptions,
) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const token = getBearerToken(c);
    if (!token) throw new AppError('SIGN_IN_REQUIRED');
    const { secret, previousSecrets } = deps.config;
    const read = readAccessToken(token, { secret, previousSecrets, verifyHmac: deps.verifyHmac }, deps.now());
    const claims = read instanceof Promise ? await read : read;
    if (!claims) throw new AppError('SESSION_EXPIRED');
    if (lookup === 'handler') {
      c.set('caller', { id: claims.accountId, role: claims.role, familyId: claims.familyId });
      if (keyed === 'joined') c.set('keyedRequest', await readKeyedRequest(deps, c));
      return next();
    }
    const header = profileClaim ? c.req.header(PROFILE_HEADER) : undefined;
    const claim = header ?? (profileClaim ? PROFILE_PATH.exec(c.req.path)?.[1] : undefined);
    const caller = await findCaller(
      deps,
      claims,
      claim === undefined ? undefined : { claim, accessColumn: c.get('accessColumn') },
    );
    if (!caller) throw new AppError('SESSION_EXPIRED');
    if (header && !caller.access) throw await refusedClaim(deps, claims.accountId, header);
    const claimed = claim && caller.access ? { ...caller.access, profileId: claim } : undefined;
    c.set('caller', { id: claims.accountId, role: caller.role, familyId: claims.familyId, claimed });
    if (keyed === 'request') return withIdempotencyKey(deps, c, next);
    if (keyed === 'handler') return replayAnswer(deps, c, next);
    return next();
  });

async function refusedClaim({ db }: Deps, accountId: string, claim: string): Promise<AppError> {
  const profileId = v.safeParse(rowId, claim);
  return profileId.success ? missingChild(db, accountId, profileId.output) : new AppError('FOREIGN_PROFILE');
}

/** A child of the path is looked up with the session, where no header claims another. */
const PROFILE_PATH = /\/profile\/([\da-f-]{36})(?:\/|$)/;

export const getBearerToken = (c: Context) => /^Bearer ([\w.-]+)$/i.exec(c.req.header('authorization') ?? '')?.[1];

type Claimed = { claim: string; accessColumn: AccessColumn };

/** From the cache, or by one query: the account is not leaving, its session is valid, it may use the claimed profile. */
function findCaller({ db, signIns }: Deps, signIn: SignIn, claimed: Claimed | undefined) {
  const profileId = v.safeParse(rowId, claimed?.claim);
  const load = () =>
    loadCaller(
      db,
      signIn,
      claimed && profileId.success
        ? claimed.accessColumn(db, signIn.accountId, profileId.output)
        : sql<ChildAccess | null>`null`,
    );
  // A claim that is no id at all is never remembered as one.
  if (!signIns || (claimed && !profileId.success)) return load();
  return signIns.find(signIn, profileId.success ? profileId.output : undefined, load);
}

async function loadCaller(
  db: Queryable,
  signIn: SignIn,
  access: SQL<ChildAccess | null>,
): Promise<FoundSignIn | undefined> {
  const [row] = await db.select({ role: accounts.role, access }).from(accounts).where(isSignedIn(db, signIn));
  return row;
}

/** The condition on `accounts` that makes a sign-in valid: the account is neither leaving nor frozen, the token family not revoked. */
export const isSignedIn = (
  db: Queryable,
  { accountId, familyId }: { accountId: IdValue; familyId: IdValue },
  account: { id: AnyPgColumn; leavingAt: AnyPgColumn; frozenAt: AnyPgColumn } = accounts,
) =>
  and(
    eq(account.id, accountId),
    isNull(account.leavingAt),
    isNull(account.frozenAt),
    exists(
      db
        .select({ one: sql`1` })
        .from(refreshTokens)
        .where(
          and(
            eq(refreshTokens.accountId, accountId),
            eq(refreshTokens.familyId, familyId),
            isNull(refreshTokens.revokedAt),
          ),
        ),
    ),
  );
