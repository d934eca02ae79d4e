import type { PushTokenInput } from '@contract/auth/devices';
import type { PushState } from '@contract/auth/devices.responses';
import { walkInBatches } from '@server/db/batches/walk-in-batches';
import type { Database, Transaction } from '@server/db/database';
import { pushTokens, refreshTokens } from '@server/db/schema';
import type { AppConfig } from '@server/deps';
import type { Caller, ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { sha256Hex } from '@server/lib/digest';
import { isPushService } from '@server/lib/push-services';
import { lockAccount } from '@server/modules/accounts/lock-account';
import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm';

/** True if the key of a subscription is a point of P-256 (RFC 8291). */
const isCurvePoint = async (p256dh: string): Promise<boolean> => {
  const bytes = Uint8Array.from(atob(p256dh.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
  const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;
  return crypto.subtle.importKey('raw', bytes, curve, false, []).then(
    () => true,
    () => false,
  );
};

type SignIn = Pick<Caller, 'sessionId'>;

/**
 * Stores the push token of this sign-in's device. A token under another sign-in is deleted: the device belongs to the
 * account signed in now.
 * @throws AppError SESSION_EXPIRED when the sign-in ended meanwhile, INVALID_INPUT for an endpoint elsewhere than at a
 * push service or a key that nothing can be encrypted for
 */
export async function savePushToken(
  { db, accountId, now, sessionId }: ServiceContext & SignIn,
  device: PushTokenInput,
  { push }: AppConfig,
): Promise<void> {
  if (device.platform === 'web' && !isPushService(device.token, push?.hosts))
    throw new AppError('INVALID_INPUT', { fields: { token: '이 브라우저에는 알림을 보낼 수 없어요.' } });
  if (device.platform === 'web' && !(await isCurvePoint(device.p256dh)))
    throw new AppError('INVALID_INPUT', { fields: { p256dh: '이 브라우저에는 알림을 보낼 수 없어요.' } });
  const { token, platform } = device;
  const { p256dh, auth } = device.platform === 'web' ? device : { p256dh: null, auth: null };
  const tokenHash = await sha256Hex(token);
  const values = { token, tokenHash, platform, p256dh, auth, updatedAt: new Date(now) };
  await db.transaction(async (tx) => {
    // Log-out waits here, or has been: no token outlives its sign-in.
    await lockAccount(tx, accountId);
    const [live] = await tx
      .select({ id: refreshTokens.id })
      .from(refreshTokens)
      .where(
        and(
          eq(refreshTokens.accountId, accountId),
          eq(refreshTokens.sessionId, sessionId),
          isNull(refreshTokens.revokedAt),
        ),
      )
      .limit(1);
    if (!live) throw new AppError('SESSION_EXPIRED');
    await tx
      .delete(pushTokens)
      .where(
        and(
          eq(pushTokens.tokenHash, tokenHash),
          or(ne(pushTokens.accountId, accountId), ne(pushTokens.sessionId, sessionId)),
        ),
      );
    await tx
      .insert(pushTokens)
      .values({ accountId, sessionId, ...values })
      .onConflictDoUpdate({ target: [pushTokens.accountId, pushTokens.sessionId], set: values });
  });
}

/** Push state of the device of this sign-in, and the key a browser subscribes with. */
export async function getPushState(
  { db, accountId, sessionId }: ServiceContext & SignIn,
  { push }: AppConfig,
): Promise<PushState> {
  const [row] = await db
    .select({ platform: pushTokens.platform, token: pushTokens.token })
    .from(pushTokens)
    .where(ofSession(accountId, sessionId));
  const token = row?.platform === 'web' ? row.token : null;
  return { platform: row?.platform ?? null, token, public_key: push?.publicKey ?? null };
}

/** The device of this sign-in is not to be reached any more. */
export const removePushToken = async ({ db, accountId, sessionId }: ServiceContext & SignIn): Promise<void> => {
  await db.delete(pushTokens).where(ofSession(accountId, sessionId));
};

/**
 * Deletes push tokens of ended sign-ins, in the transaction that ends them. Without `sessionId`: of all but `except`.
 */
export const forgetPushTokens = (
  tx: Transaction,
  accountId: string,
  { sessionId, except }: { sessionId?: string; except?: string },
) =>
  tx
    .delete(pushTokens)
    .where(
      and(
        eq(pushTokens.accountId, accountId),
        sessionId === undefined ? undefined : eq(pushTokens.sessionId, sessionId),
        except === undefined ? undefined : ne(pushTokens.sessionId, except),
      ),
    );

/** Forgets tokens of sign-ins that ran out by themselves. */
export const sweepPushTokens = (db: Database, stopping?: AbortSignal) =>
  walkInBatches({
    stopping,
    read: (after: { accountId: string; sessionId: string } | null, limit) =>
      db
        .select({ accountId: pushTokens.accountId, sessionId: pushTokens.sessionId })
        .from(pushTokens)
        .where(
          after
            ? sql`(${pushTokens.accountId}, ${pushTokens.sessionId}) > (${after.accountId}::uuid, ${after.sessionId}::uuid)`
            : undefined,
        )
        .orderBy(asc(pushTokens.accountId), asc(pushTokens.sessionId))
        .limit(limit),
    // The range of the batch, and a look-up for each row: as joins both would read whole tables.
    visit: async (rows) => {
      const [first, last] = [rows[0], rows.at(-1)];
      if (!first || !last) return;
      const at = sql`(${pushTokens.accountId}, ${pushTokens.sessionId})`;
      const signIn = db
        .select({ one: sql`1` })
        .from(refreshTokens)
        .where(
          and(eq(refreshTokens.accountId, pushTokens.accountId), eq(refreshTokens.sessionId, pushTokens.sessionId)),
        )
        .limit(1);
      await db
        .delete(pushTokens)
        .where(
          and(
            sql`${at} >= (${first.accountId}::uuid, ${first.sessionId}::uuid)`,
            sql`${at} <= (${last.accountId}::uuid, ${last.sessionId}::uuid)`,
            sql`(${signIn}) is null`,
          ),
        );
    },
  });

const ofSession = (accountId: string, sessionId: string) =>
  and(eq(pushTokens.accountId, accountId), eq(pushTokens.sessionId, sessionId));
