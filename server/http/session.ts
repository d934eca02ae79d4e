import { PROFILE_HEADER } from '@contract/common/envelope';
import { rowId } from '@contract/common/text';
import { accounts, profiles, refreshTokens } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import { readAccessToken } from './access-token';
import type { AppEnv } from './context';
import { declare } from './declare';
import { AppError } from './errors';
import { listKeyErrors, replayAnswer, withIdempotencyKey } from './idempotency';

type Options = {
  /** False where the account alone is asked about: a stored id of a deleted child must not lock its parent out. */
  profileClaim?: boolean;
  /**
   * What an idempotency key makes one transaction: the whole request, or what the handler gives to `runOnce`. 'never'
   * where the answer holds a secret that is stored nowhere: sent again the call must refuse by itself.
   */
  keyed?: 'request' | 'handler' | 'never';
};

/**
 * Lets only a signed-in caller through and sets `caller`. The `profile_id` header is a claim: naming a child that is
 * not this account's is FOREIGN_PROFILE.
 * @throws AppError SIGN_IN_REQUIRED without a token, SESSION_EXPIRED with one that counts no more
 */
export const signedIn = (deps: Deps, options: Options = {}) =>
  declare(requireSession(deps, options), {
    security: 'accessToken',
    errors: (method) => [
      'SIGN_IN_REQUIRED',
      'SESSION_EXPIRED',
      ...(options.profileClaim === false ? [] : (['FOREIGN_PROFILE'] as const)),
      ...(options.keyed === 'never' ? [] : listKeyErrors(method)),
    ],
  });

const requireSession = (deps: Deps, { profileClaim = true, keyed = 'request' }: Options) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const token = bearerOf(c);
    if (!token) throw new AppError('SIGN_IN_REQUIRED');
    const claims = await readAccessToken(token, deps.config.secret, deps.now());
    if (!claims) throw new AppError('SESSION_EXPIRED');
    const claim = profileClaim ? c.req.header(PROFILE_HEADER) : undefined;
    const caller = await findCaller(deps, claims.accountId, claims.familyId, claim);
    if (!caller) throw new AppError('SESSION_EXPIRED');
    if (claim && !caller.ownsProfile) throw new AppError('FOREIGN_PROFILE');
    c.set('caller', { id: claims.accountId, role: caller.role, familyId: claims.familyId });
    if (keyed === 'request') return withIdempotencyKey(deps, c, next);
    if (keyed === 'handler') return replayAnswer(deps, c, next);
    return next();
  });

export const bearerOf = (c: Context) => /^Bearer ([\w.-]+)$/i.exec(c.req.header('authorization') ?? '')?.[1];

/** One query: does the account still exist and stay, does its sign-in still count, is the claimed child its own. */
async function findCaller({ db }: Deps, accountId: string, familyId: string, claim: string | undefined) {
  const profileId = v.safeParse(rowId, claim);
  const family = db
    .select({ one: sql`1` })
    .from(refreshTokens)
    .where(
      and(
        eq(refreshTokens.accountId, accountId),
        eq(refreshTokens.familyId, familyId),
        isNull(refreshTokens.revokedAt),
      ),
    );
  const profile = db
    .select({ one: sql`1` })
    .from(profiles)
    .where(and(eq(profiles.accountId, accountId), eq(profiles.id, profileId.success ? profileId.output : accountId)));
  const [row] = await db
    .select({
      role: accounts.role,
      ownsProfile: profileId.success ? sql<boolean>`exists(${profile})` : sql<boolean>`false`,
    })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.leavingAt), sql`exists(${family})`));
  return row;
}
