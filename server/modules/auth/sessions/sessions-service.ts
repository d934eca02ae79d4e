import type { SignOutScope } from '@contract/auth/sessions';
import type { SignedInDevice, SignedOut } from '@contract/auth/sessions.responses';
import { refreshTokens } from '@server/db/schema';
import type { Caller, ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { lockAccount } from '@server/modules/accounts/lock-account';
import { revokeSession, revokeSessions } from '@server/modules/auth/tokens/refresh-sessions';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { deviceName } from './device-name';

type SessionContext = ServiceContext & Pick<Caller, 'sessionId'>;

const live = (accountId: string, now: number) =>
  and(
    eq(refreshTokens.accountId, accountId),
    isNull(refreshTokens.revokedAt),
    gt(refreshTokens.expiresAt, new Date(now)),
  );

/** The devices signed in now: the one that asks first, then the one used last. */
export async function listDevices({ db, accountId, now, sessionId }: SessionContext): Promise<SignedInDevice[]> {
  // Rotation writes a row each time, so the youngest row of a session is when it was used last.
  const rows = await db
    .select({
      id: refreshTokens.sessionId,
      device: sql<string>`max(${refreshTokens.device})`,
      lastUsedAt: sql`max(${refreshTokens.createdAt})`.mapWith(refreshTokens.createdAt),
    })
    .from(refreshTokens)
    .where(live(accountId, now))
    .groupBy(refreshTokens.sessionId);
  return rows
    .map(({ id, device, lastUsedAt }) => ({
      id,
      name: deviceName(device),
      current: id === sessionId,
      last_used_at: lastUsedAt.toISOString(),
    }))
    .sort(
      (a, b) =>
        Number(b.current) - Number(a.current) ||
        b.last_used_at.localeCompare(a.last_used_at) ||
        a.id.localeCompare(b.id),
    );
}

/**
 * Signs one device out, its access tokens included.
 * @throws AppError NOT_FOUND when it is not one of this account's signed-in devices
 */
export async function signOutDevice({ db, accountId, now }: ServiceContext, sessionId: string): Promise<SignedOut> {
  const [device] = await db
    .select({ id: refreshTokens.id })
    .from(refreshTokens)
    .where(and(live(accountId, now), eq(refreshTokens.sessionId, sessionId)))
    .limit(1);
  if (!device) throw new AppError('NOT_FOUND', { message: '이미 로그아웃된 기기예요.' });
  await revokeSession(db, accountId, sessionId, now);
  return { ended: 1 };
}

/** Signs every device out, or every one but the one that asks. */
export const signOutEverywhere = (
  { db, accountId, now, sessionId }: SessionContext,
  { scope }: { scope: SignOutScope },
): Promise<SignedOut> =>
  db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    return {
      ended: await revokeSessions(tx, accountId, {
        now,
        end: 'signedOut',
        except: scope === 'others' ? sessionId : undefined,
      }),
    };
  });
