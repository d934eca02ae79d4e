import { DAY_MS, DAY_SECONDS } from '@contract/common/time';
import type { Database, Transaction } from '@server/db/database';
import { type accounts, refreshTokens } from '@server/db/schema';
import { acceptedSecrets, hmacHex, randomHex, type Secrets, sha256Hex } from '@server/lib/digest';
import { lockAccount } from '@server/modules/accounts/lock-account';
import { forgetPushTokens } from '@server/modules/auth/devices/push-token-service';
import { type End, endThings } from '@server/modules/profiles/sharing/access-ends';
import { and, eq, isNull, ne } from 'drizzle-orm';

/** A device unused for this long has to sign in again. */
export const REFRESH_TOKEN_SECONDS = 30 * DAY_SECONDS;
/** How long a rotated token still answers: a lost answer, or a second tab with the older cookie. */
const GRACE_MS = 30 * 1000;

type Row = typeof refreshTokens.$inferSelect;
/** Ends of an account with all its sign-ins. */
type AccountEnd = Extract<End, 'signedOut' | 'leaving' | 'frozen' | 'stolen'>;
export type Refreshed = { accountId: string; sessionId: string; token: string };

/** A day longer than the cookie, so that a clock put forward by a day ends no session early. */
const expiry = (now: number) => new Date(now + REFRESH_TOKEN_SECONDS * 1000 + DAY_MS);

/**
 * Creates the session of a new sign-in. Only the token's hash is stored. Null when the password was changed while
 * it was checked; no frozen account gets one.
 */
export async function createRefreshSession(
  db: Database,
  { id: accountId, passwordHash }: Pick<typeof accounts.$inferSelect, 'id' | 'passwordHash'>,
  device: string,
  now: number,
): Promise<Refreshed | 'frozen' | null> {
  const token = randomHex(32);
  const sessionId = crypto.randomUUID();
  const tokenHash = await sha256Hex(token);
  return db.transaction(async (tx) => {
    const [account] = await lockAccount(tx, accountId);
    if (account?.passwordHash !== passwordHash) return null;
    if (account.frozenAt) return 'frozen';
    await tx.insert(refreshTokens).values({
      accountId,
      id: crypto.randomUUID(),
      sessionId,
      tokenHash,
      device,
      createdAt: new Date(now),
      expiresAt: expiry(now),
    });
    return { accountId, sessionId, token };
  });
}

/**
 * Exchanges a refresh token for its successor. The successor is derived from the token, so a retry gets the same one
 * for thirty seconds, or as long as it is unused; later reuse revokes the session. Null for an invalid token.
 */
export async function rotate(db: Database, token: string, secrets: Secrets, now: number): Promise<Refreshed | null> {
  const [known] = await db
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, await sha256Hex(token)));
  if (!known) return null;
  const successors = await deriveSuccessors(token, secrets);
  return db.transaction(async (tx) => {
    await lockAccount(tx, known.accountId);
    // Read again under the lock: of concurrent requests with one token only the first issues a successor.
    const [row] = await tx.select().from(refreshTokens).where(byId(known.accountId, known.id));
    if (!row || row.revokedAt || row.expiresAt.getTime() <= now) return null;
    const { accountId, sessionId } = row;
    if (!row.rotatedAt) {
      await insertSuccessor(tx, row, successors[0].hash, now);
      return { accountId, sessionId, token: successors[0].token };
    }
    const issued = await findIssued(tx, row, now);
    if (!issued) {
      await markRevoked(tx, accountId, sessionId, now);
      return null;
    }
    const same = successors.find(({ hash }) => hash === issued.tokenHash);
    return same ? { accountId, sessionId, token: same.token } : null;
  });
}

type Successor = { token: string; hash: string };

/** The successor of a token by each accepted secret; the first is issued, another may have been before a rotation. */
async function deriveSuccessors(token: string, secrets: Secrets): Promise<[Successor, ...Successor[]]> {
  const derive = async (secret: Uint8Array) => {
    const successor = await hmacHex(secret, `refresh:${token}`);
    return { token: successor, hash: await sha256Hex(successor) };
  };
  const [, ...others] = acceptedSecrets(secrets);
  return [await derive(secrets.secret), ...(await Promise.all(others.map(derive)))];
}

async function insertSuccessor(tx: Transaction, row: Row, tokenHash: string, now: number) {
  const at = new Date(now);
  const id = crypto.randomUUID();
  await tx.insert(refreshTokens).values({
    accountId: row.accountId,
    id,
    sessionId: row.sessionId,
    tokenHash,
    device: row.device,
    createdAt: at,
    expiresAt: expiry(now),
  });
  await tx.update(refreshTokens).set({ rotatedAt: at, successorId: id }).where(byId(row.accountId, row.id));
}

/** The successor that was issued, while it may be answered again. */
async function findIssued(tx: Transaction, row: Row, now: number): Promise<Row | undefined> {
  if (!row.rotatedAt || !row.successorId) return undefined;
  const [issued] = await tx.select().from(refreshTokens).where(byId(row.accountId, row.successorId));
  const isInGrace = now - row.rotatedAt.getTime() <= GRACE_MS;
  return issued && (isInGrace || issued.rotatedAt === null) ? issued : undefined;
}

/** Revokes the session of a refresh token, if it is known. */
export async function revokeSessionByToken(db: Database, token: string, now: number): Promise<void> {
  const [row] = await db
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, await sha256Hex(token)));
  if (row) await revokeSession(db, row.accountId, row.sessionId, now);
}

/** Ends one sign-in: its refresh tokens and, at once, its access tokens. */
export const revokeSession = (db: Database, accountId: string, sessionId: string, now: number) =>
  db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    await markRevoked(tx, accountId, sessionId, now);
  });

/**
 * Revokes every sign-in of an account but `except`, with what of `end` somebody else may have copied. Call in a
 * transaction that holds the account's lock. Returns how many devices were still signed in.
 */
export async function revokeSessions(
  tx: Transaction,
  accountId: string,
  { now, end, except }: { now: number; end: AccountEnd; except?: string },
): Promise<number> {
  const ended = await tx
    .update(refreshTokens)
    .set({ revokedAt: new Date(now) })
    .where(
      and(
        eq(refreshTokens.accountId, accountId),
        isNull(refreshTokens.revokedAt),
        except === undefined ? undefined : ne(refreshTokens.sessionId, except),
      ),
    )
    .returning({ sessionId: refreshTokens.sessionId, expiresAt: refreshTokens.expiresAt });
  await forgetPushTokens(tx, accountId, { except });
  await endThings(tx, end, { accountIds: [accountId], child: null, now });
  return new Set(ended.filter(({ expiresAt }) => expiresAt.getTime() > now).map(({ sessionId }) => sessionId)).size;
}

async function markRevoked(tx: Transaction, accountId: string, sessionId: string, now: number) {
  await tx
    .update(refreshTokens)
    .set({ revokedAt: new Date(now) })
    .where(
      and(
        eq(refreshTokens.accountId, accountId),
        eq(refreshTokens.sessionId, sessionId),
        isNull(refreshTokens.revokedAt),
      ),
    );
  await forgetPushTokens(tx, accountId, { sessionId });
}

const byId = (accountId: string, id: string) => and(eq(refreshTokens.accountId, accountId), eq(refreshTokens.id, id));
