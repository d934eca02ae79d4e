import { PROFILE_HEADER } from '@contract/common/envelope';
import { rowId } from '@contract/common/text';
import { type Database, UNNAMED } from '@server/db/database';
import { accounts, refreshTokens } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import type { AccessColumn, AppEnv, ConsentsDueQuery, FindCaller } from '../context';
import { AppError } from '../errors';
import { listKeyErrors, replayAnswer, withIdempotencyKey } from '../idempotency/idempotency';
import { declare } from '../openapi/middleware-declaration';
import { readAccessToken } from './access-token';
import { missingChild } from './missing-child';

export type SessionOptions = {
  /** False when the account alone is concerned: a stored id of a deleted child must not lock its parent out. */
  profileClaim?: boolean;
  /**
   * False where an account may write before it agreed to a new version of a required text (docs/consents.md): its
   * consents, its data, its safety, and reads by POST.
   */
  needsTerms?: boolean;
  /**
   * Scope of the transaction of an idempotency key: the whole request, or the part passed to `runOnce`. 'never' when
   * the answer has a secret that is not stored: the handler then refuses a repetition itself.
   */
  keyed?: 'request' | 'handler' | 'never';
};

/**
 * Lets only a signed-in caller through and sets `caller`. The `profile_id` header is a claim: a profile that the
 * account has no part in is FOREIGN_PROFILE, or CHILD_MOVED. A write needs the consent to the terms in force.
 * @throws AppError SIGN_IN_REQUIRED without a token, SESSION_EXPIRED with an invalid one, TERMS_NOT_AGREED
 */
export const signedIn = (deps: Deps, options: SessionOptions = {}) =>
  declare(requireSession(deps, options), {
    security: 'accessToken',
    errors: (method) => [
      'SIGN_IN_REQUIRED',
      'SESSION_EXPIRED',
      ...(options.profileClaim === false ? [] : (['FOREIGN_PROFILE', 'CHILD_MOVED'] as const)),
      ...(asksTerms(method, options) ? (['TERMS_NOT_AGREED'] as const) : []),
      ...(options.keyed === 'never' ? [] : listKeyErrors(method)),
    ],
  });

/** Deleting and ending need no consent. */
const NEEDS_TERMS = new Set(['POST', 'PUT', 'PATCH']);
const asksTerms = (method: string, { needsTerms = true }: SessionOptions) => needsTerms && NEEDS_TERMS.has(method);

const requireSession = (deps: Deps, { profileClaim = true, keyed = 'request', needsTerms }: SessionOptions) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const token = getBearerToken(c);
    if (!token) throw new AppError('SIGN_IN_REQUIRED');
    const { secret, previousSecrets } = deps.config;
    const read = readAccessToken(token, { secret, previousSecrets, verifyHmac: deps.verifyHmac }, deps.now());
    const claims = read instanceof Promise ? await read : read;
    if (!claims) throw new AppError('SESSION_EXPIRED');
    const header = profileClaim ? c.req.header(PROFILE_HEADER) : undefined;
    const claim = header ?? (profileClaim ? PROFILE_PATH.exec(c.req.path)?.[1] : undefined);
    const profileId = v.safeParse(rowId, claim);
    const isAsked = asksTerms(c.req.method, { needsTerms });
    const caller = await c.get('findCaller')(claims, profileId.success ? profileId.output : null, isAsked);
    if (!caller) throw new AppError('SESSION_EXPIRED');
    if (caller.owesConsent) throw new AppError('TERMS_NOT_AGREED');
    if (header && !caller.access) throw await refusedClaim(deps, claims.accountId, header);
    const claimed = claim && caller.access ? { ...caller.access, profileId: claim } : undefined;
    c.set('caller', { id: claims.accountId, role: caller.role, sessionId: claims.sessionId, claimed });
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

/**
 * Reads the caller's role and access to the claimed profile, where the sign-in is valid: the account is neither leaving
 * nor frozen, the session not revoked. Every request asks, so that a log-out holds at once.
 */
export function createFindCaller(db: Database, accessColumn: AccessColumn, consentsDue: ConsentsDueQuery): FindCaller {
  const accountId = sql.placeholder('accountId');
  const session = db
    .select({ one: sql`1` })
    .from(refreshTokens)
    .where(
      and(
        eq(refreshTokens.accountId, accountId),
        eq(refreshTokens.sessionId, sql.placeholder('sessionId')),
        isNull(refreshTokens.revokedAt),
      ),
    );
  const statement = db
    .select({
      role: accounts.role,
      access: accessColumn(db, accountId, sql.placeholder('profileId')),
      owesConsent: sql<boolean>`${sql.placeholder('isAsked')}::boolean and ${exists(consentsDue(db, accountId))}`,
    })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.leavingAt), isNull(accounts.frozenAt), exists(session)))
    .prepare(UNNAMED);
  return async (signIn, profileId, isAsked) => {
    const [caller] = await statement.execute({ ...signIn, profileId, isAsked });
    return caller;
  };
}
