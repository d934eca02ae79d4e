import type { PushTokenInput } from '@contract/auth/devices';
import type { Database, Transaction } from '@server/db/database';
import { pushTokens, refreshTokens } from '@server/db/schema';
import type { Caller, ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { sha256Hex } from '@server/lib/digest';
import { lockAccount } from '@server/modules/accounts/lock-account';
import { and, eq, isNull, ne, notExists, or, sql } from 'drizzle-orm';

type SignIn = Pick<Caller, 'familyId'>;

/**
 * Stores the push token of this sign-in's device. A token under another sign-in is deleted: the device belongs to the
 * account signed in now.
 * @throws AppError SESSION_EXPIRED when the sign-in ended meanwhile
 */
export async function savePushToken(
  { db, accountId, now, familyId }: ServiceContext & SignIn,
  { token, platform }: PushTokenInput,
): Promise<void> {
  const tokenHash = await sha256Hex(token);
  const values = { token, tokenHash, platform, updatedAt: new Date(now) };
  await db.transaction(async (tx) => {
    // Log-out waits here, or has been: no token outlives its sign-in.
    await lockAccount(tx, accountId);
    const [live] = await tx
      .select({ id: refreshTokens.id })
      .from(refreshTokens)
      .where(
        and(
          eq(refreshTokens.accountId, accountId),
          eq(refreshTokens.familyId, familyId),
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
          or(ne(pushTokens.accountId, accountId), ne(pushTokens.familyId, familyId)),
        ),
      );
    await tx
      .insert(pushTokens)
      .values({ accountId, familyId, ...values })
      .onConflictDoUpdate({ target: [pushTokens.accountId, pushTokens.familyId], set: values });
  });
}

/** The device of this sign-in is not to be reached any more. */
export const removePushToken = async ({ db, accountId, familyId }: ServiceContext & SignIn): Promise<void> => {
  await db.delete(pushTokens).where(ofFamily(accountId, familyId));
};

/**
 * Deletes push tokens of ended sign-ins, in the transaction that ends them. Without `familyId`: of all but `except`.
 */
export const forgetPushTokens = (
  tx: Transaction,
  accountId: string,
  { familyId, except }: { familyId?: string; except?: string },
) =>
  tx
    .delete(pushTokens)
    .where(
      and(
        eq(pushTokens.accountId, accountId),
        familyId === undefined ? undefined : eq(pushTokens.familyId, familyId),
        except === undefined ? undefined : ne(pushTokens.familyId, except),
      ),
    );

/** Forgets tokens of sign-ins that ran out by themselves. */
export const sweepPushTokens = (db: Database) =>
  db.delete(pushTokens).where(
    notExists(
      db
        .select({ one: sql`1` })
        .from(refreshTokens)
        .where(and(eq(refreshTokens.accountId, pushTokens.accountId), eq(refreshTokens.familyId, pushTokens.familyId))),
    ),
  );

const ofFamily = (accountId: string, familyId: string) =>
  and(eq(pushTokens.accountId, accountId), eq(pushTokens.familyId, familyId));
