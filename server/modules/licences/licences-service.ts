import { type Coupon, licenceInput } from '@contract/licences';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import * as v from 'valibot';
import { v7 as newId } from 'uuid';
import { PLANS, planName } from '../../content/plans';
import type { Queryable } from '../../db/database';
import { coupons, licenceCodes } from '../../db/schema';
import type { Deps } from '../../deps';
import type { ServiceContext } from '../../http/context';
import { AppError } from '../../http/errors';
import { type Limit, returnTurn, takeTurn, waitText } from '../../http/rate-limit';
import { licenceHash, newLicenceCode } from './licence-codes';

/** Wrong codes an account may try. */
const TRIES: Limit = { name: 'licence', times: 10, seconds: 60 * 60 };
const COUPON_MS = 365 * 24 * 60 * 60 * 1000;

type CouponRow = typeof coupons.$inferSelect;

/**
 * Registers a licence: the account gets its coupon. A code counts once, also under a race; registered again by the same
 * account it answers the same coupon.
 * @param code as contract/licences.ts reads it
 * @throws AppError LICENCE_UNKNOWN (also out of date), LICENCE_USED, TOO_MANY_REQUESTS
 */
export async function redeemLicence(
  host: Pick<Deps, 'db' | 'now' | 'config'>,
  ctx: ServiceContext,
  code: string,
): Promise<Coupon> {
  const wait = await takeTurn(host, TRIES, ctx.accountId);
  if (wait !== null)
    throw new AppError('TOO_MANY_REQUESTS', {
      message: `이용권 번호를 여러 번 입력했어요. ${waitText(wait)} 뒤에 다시 시도해 주세요.`,
      retryAfter: wait,
    });
  const coupon = await grantCoupon(ctx, await licenceHash(code));
  await returnTurn(host, TRIES, ctx.accountId);
  return couponOf(coupon);
}

function grantCoupon({ db, accountId, now }: ServiceContext, codeHash: string): Promise<CouponRow> {
  const at = new Date(now);
  return db.transaction(async (tx) => {
    const couponId = newId();
    const inTime = or(isNull(licenceCodes.expiresAt), gt(licenceCodes.expiresAt, at));
    const [redeemed] = await tx
      .update(licenceCodes)
      .set({ redeemedAt: at, redeemedBy: accountId, couponId })
      .where(and(eq(licenceCodes.codeHash, codeHash), isNull(licenceCodes.redeemedAt), inTime))
      .returning({ plan: licenceCodes.plan });
    if (!redeemed) return grantedBefore(tx, accountId, codeHash);
    const [coupon] = await tx
      .insert(coupons)
      .values({
        accountId,
        id: couponId,
        kind: redeemed.plan,
        issuedAt: at,
        expiresAt: new Date(now + COUPON_MS),
      })
      .returning();
    if (!coupon) throw new Error('a coupon was not written');
    return coupon;
  });
}

async function grantedBefore(tx: Queryable, accountId: string, codeHash: string): Promise<CouponRow> {
  const [licence] = await tx.select().from(licenceCodes).where(eq(licenceCodes.codeHash, codeHash));
  if (!licence?.redeemedAt) throw new AppError('LICENCE_UNKNOWN');
  const [coupon] =
    licence.redeemedBy === accountId && licence.couponId
      ? await tx
          .select()
          .from(coupons)
          .where(and(eq(coupons.accountId, accountId), eq(coupons.id, licence.couponId)))
      : [];
  if (!coupon) throw new AppError('LICENCE_USED');
  return coupon;
}

const couponOf = ({ id, kind, issuedAt, expiresAt, usedAt }: CouponRow): Coupon => ({
  id,
  kind,
  name: planName(kind),
  issued_at: issuedAt.toISOString(),
  expires_at: expiresAt.toISOString(),
  used_at: usedAt?.toISOString() ?? null,
});

/**
 * Makes new licences of a plan. The codes are answered this once and kept nowhere.
 * @param expiresAt until when they can be registered, in milliseconds; null for ever
 * @throws RangeError for a plan that does not exist
 */
export async function issueLicences(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { plan, count, expiresAt = null }: { plan: string; count: number; expiresAt?: number | null },
): Promise<string[]> {
  const codes = Array.from({ length: count }, newLicenceCode);
  await keepLicences(
    db,
    codes.map((code) => ({ code, plan })),
    now(),
    expiresAt,
  );
  return codes;
}

/** Keeps licences by their codes, as they are printed; one that is there already stays as it is. */
export async function keepLicences(
  db: Queryable,
  licences: readonly { code: string; plan: string }[],
  now: number,
  expiresAt: number | null = null,
): Promise<void> {
  const unknown = licences.find(({ plan }) => !PLANS.some(({ id }) => id === plan));
  if (unknown) throw new RangeError(`there is no plan ${unknown.plan}`);
  const rows = licences.map(async ({ code, plan }) => ({
    codeHash: await licenceHash(v.parse(licenceInput, { code }).code),
    plan,
    issuedAt: new Date(now),
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
  }));
  await db
    .insert(licenceCodes)
    .values(await Promise.all(rows))
    .onConflictDoNothing();
}
