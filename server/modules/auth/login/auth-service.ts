import type { ConsentKind } from '@contract/accounts/consents';
import type { LoginInput } from '@contract/auth/auth';
import type { SignedIn, User } from '@contract/auth/auth.responses';
import { type Database, UNNAMED } from '@server/db/database';
import { accounts } from '@server/db/schema';
import type { PublicContext, RequestContext, ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { readAccessToken, signAccessToken } from '@server/http/session/access-token';
import { consentsDue } from '@server/modules/accounts/consents/consents-service';
import { leavingMessage, staysUntil } from '@server/modules/accounts/leaving-time';
import {
  createRefreshSession,
  type Refreshed,
  revokeSession,
  revokeSessionByToken,
  rotate,
} from '@server/modules/auth/tokens/refresh-sessions';
import { unreadCount } from '@server/modules/notices/notices-service';
import { findSelectedProfile, selectedProfile } from '@server/modules/profiles/selected-profile';
import { takeBackChildren } from '@server/modules/profiles/sharing/owner-leaving';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { findDevice } from './device-marks';
import { countLoginAttempt } from './login-attempts';

export type Account = typeof accounts.$inferSelect;
type UserColumns = Pick<Account, 'id' | 'loginId' | 'name' | 'role' | 'isFirstLogin' | 'learningPasswordHash'>;
/** The sign-in's answer, the refresh token and the device mark for the two cookies. */
export type Session = { answer: SignedIn; refreshToken: string; account: Pick<Account, 'id' | 'passwordHash'> };

/** Where a sign-in comes from. */
export type SignInOrigin = {
  /** How the browser names itself. */
  userAgent: string;
  /** The caller's network (see http/caller-address). */
  network: string;
  /** The cookie of marks of accounts that signed in on this device. */
  marks: string | undefined;
};

/** A log-in form, where it comes from, and a hash that matches no password. */
export type SignInAttempt = LoginInput & SignInOrigin & { decoy: string };

/** Ids are compared in lower case, as they are stored. */
export const normalLoginId = (loginId: string) => loginId.normalize('NFC').trim().toLowerCase();

/**
 * Signs in. An unknown id costs the same time and answers the same as a wrong password.
 * @throws AppError WRONG_CREDENTIALS, LOGIN_THROTTLED; for the right password ACCOUNT_LEAVING, ACCOUNT_FROZEN
 */
export async function logIn(ctx: PublicContext, input: SignInAttempt): Promise<Session> {
  const account = await findByCredentials(ctx, input);
  if (account.leavingAt) throw new AppError('ACCOUNT_LEAVING', { message: leavingMessage(account.leavingAt) });
  return openSession(ctx, account, input.userAgent);
}

/**
 * Takes leaving back and signs in; sent twice, it signs in twice.
 * @throws AppError WRONG_CREDENTIALS, LOGIN_THROTTLED; ACCOUNT_FROZEN when it stays, but is frozen
 */
export async function comeBack(ctx: PublicContext, input: SignInAttempt): Promise<Session> {
  const account = await findByCredentials(ctx, input);
  const back = await ctx.db.transaction(async (tx) => {
    const [restored] = await tx
      .update(accounts)
      .set({ leavingAt: null, leavingReason: null })
      .where(and(eq(accounts.id, account.id), staysUntil(ctx.now())))
      .returning();
    if (restored && account.leavingAt) await takeBackChildren(tx, { accountId: restored.id, now: ctx.now() });
    return restored;
  });
  if (!back) throw new AppError('WRONG_CREDENTIALS');
  return openSession(ctx, back, input.userAgent);
}

/**
 * The account of a pair of id and password; none when its thirty days are over.
 * @throws AppError WRONG_CREDENTIALS, LOGIN_THROTTLED
 */
export async function findByCredentials(
  ctx: PublicContext,
  { user_id, password, network, marks, decoy }: SignInAttempt,
): Promise<Account> {
  const loginId = normalLoginId(user_id);
  const [account] = await ctx.db
    .select()
    .from(accounts)
    .where(and(eq(accounts.loginId, loginId), staysUntil(ctx.now())));
  const device = account ? await findDevice(ctx, marks, account) : null;
  const booked = await countLoginAttempt(ctx, loginId, { network, device });
  const right = await ctx.hasher.verify(account?.passwordHash ?? decoy, password).catch(async (error: unknown) => {
    await booked.refund();
    throw error;
  });
  if (!account || !right) throw new AppError('WRONG_CREDENTIALS');
  await booked.reset();
  return account;
}

/**
 * Creates a session on one device for an account whose password was just checked.
 * @throws AppError WRONG_CREDENTIALS when the password was changed meanwhile, ACCOUNT_FROZEN
 */
export async function openSession(ctx: PublicContext, account: Account, device: string): Promise<Session> {
  const session = await createRefreshSession(ctx.db, account, device, ctx.now());
  if (session === 'frozen') throw new AppError('ACCOUNT_FROZEN');
  if (!session) throw new AppError('WRONG_CREDENTIALS');
  return createSession(ctx, account, session);
}

/** @throws AppError SESSION_EXPIRED */
export async function refresh(ctx: PublicContext, token: string | undefined): Promise<Session> {
  const refreshed = token ? await rotate(ctx.db, token, ctx.config, ctx.now()) : null;
  const account = refreshed && (await findAccount(ctx, refreshed.accountId));
  if (!account) throw new AppError('SESSION_EXPIRED');
  return createSession(ctx, account, refreshed);
}

/** Ends the session of a refresh token and that of an access token, whichever are valid. */
export async function logOut(
  { db, config, now, verifyHmac }: PublicContext,
  { refreshToken, accessToken }: { refreshToken: string | undefined; accessToken: string | undefined },
): Promise<void> {
  if (refreshToken) await revokeSessionByToken(db, refreshToken, now());
  const { secret, previousSecrets } = config;
  const claims = await readAccessToken(accessToken ?? '', { secret, previousSecrets, verifyHmac }, now());
  if (claims) await revokeSession(db, claims.accountId, claims.sessionId, now());
}

/** The statement of `getUser`, built once. */
export function prepareUser(db: Database) {
  const accountId = sql.placeholder('accountId');
  const selected = selectedProfile(db, accountId).as('selected');
  return db
    .select({
      id: accounts.id,
      loginId: accounts.loginId,
      name: accounts.name,
      role: accounts.role,
      isFirstLogin: accounts.isFirstLogin,
      learningPasswordHash: accounts.learningPasswordHash,
      selected: { id: selected.id, birth_date: selected.birth_date, role: selected.role },
      due: sql<ConsentKind[]>`array(${consentsDue(db, accountId)})`,
      unread: unreadCount(db, accountId),
    })
    .from(accounts)
    .leftJoin(selected, sql`true`)
    .where(eq(accounts.id, accountId))
    .prepare(UNNAMED);
}

/** @throws AppError SESSION_EXPIRED when the account was erased meanwhile */
export async function getUser(
  user: ReturnType<typeof prepareUser>,
  { accountId }: Pick<RequestContext, 'accountId'>,
): Promise<User> {
  const [row] = await user.execute({ accountId });
  if (!row) throw new AppError('SESSION_EXPIRED');
  return { ...toUser(row, row.selected, row.due), unread_notices: row.unread };
}

export async function endFirstLogin({ db, accountId }: ServiceContext): Promise<void> {
  await db.update(accounts).set({ isFirstLogin: false }).where(eq(accounts.id, accountId));
}

async function createSession(
  { db, config, now }: PublicContext,
  account: Account,
  { sessionId, token }: Refreshed,
): Promise<Session> {
  const access_token = await signAccessToken(
    { accountId: account.id, role: account.role, sessionId },
    config.secret,
    now(),
  );
  const selected = await findSelectedProfile({ db, accountId: account.id });
  const due = (await consentsDue(db, account.id)).map(({ kind }) => kind);
  return { answer: { access_token, user: toUser(account, selected, due) }, refreshToken: token, account };
}

/** Leaving and frozen accounts count as missing. */
async function findAccount({ db }: Pick<PublicContext, 'db'>, id: string): Promise<Account | undefined> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), isNull(accounts.leavingAt), isNull(accounts.frozenAt)));
  return account;
}

const toUser = (
  account: UserColumns,
  selected: User['selected_profile'],
  consents_due: ConsentKind[],
): SignedIn['user'] => ({
  id: account.id,
  user_id: account.loginId,
  name: account.name,
  role: account.role,
  is_first_login: account.isFirstLogin,
  grow_learning_password: account.learningPasswordHash !== null,
  selected_profile: selected,
  consents_due,
});
