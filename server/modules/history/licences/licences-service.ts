import { HOUR_SECONDS } from '@contract/common/time';
import { licenceInput } from '@contract/history/licences';
import type { GrantedLicence } from '@contract/history/licences.responses';
import { PLANS, planName } from '@server/content/plans';
import { licenceBonus, POINT_RULES } from '@server/content/point-rules';
import type { Queryable, Transaction } from '@server/db/database';
import { coupons, licenceBatches, licenceCodes } from '@server/db/schema';
import type { RequestContext, ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { consumeOrThrow, type Limit, limitHost, refund } from '@server/http/protection/rate-limit';
import { type CouponRow, newCoupon, toCoupon } from '@server/modules/history/coupons/coupon-cards';
import { earn } from '@server/modules/history/points/ledger';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import * as v from 'valibot';
import { licenceHash } from './licence-codes';

/** Wrong codes an account may try. */
const TRIES: Limit = { name: 'licence', times: 10, seconds: HOUR_SECONDS };

/** Counts an attempt before the code is checked; only a right code refunds it. @throws AppError TOO_MANY_REQUESTS */
export async function limitLicenceAttempts<T>(
  ctx: Pick<RequestContext, 'db' | 'now' | 'config' | 'accountId'>,
  redeem: () => Promise<T>,
): Promise<T> {
  const host = limitHost(ctx);
  await consumeOrThrow(
    host,
    TRIES,
    ctx.accountId,
    (wait) => `이용권 번호를 여러 번 입력했어요. ${wait} 뒤에 다시 시도해 주세요.`,
  );
  const redeemed = await redeem();
  await refund(host, TRIES, ctx.accountId);
  return redeemed;
}

/**
 * Registers a licence: the account gets its coupon and points. A code works once, also under concurrent requests; a
 * retry of the same account gets the same answer.
 * @param code as contract/history/licences.ts reads it
 * @throws AppError LICENCE_UNKNOWN (also out of date), LICENCE_USED
 */
export async function redeemLicence(ctx: ServiceContext, code: string): Promise<GrantedLicence> {
  const coupon = await grantCoupon(ctx, await licenceHash(code));
  return { ...toCoupon(coupon), points: licenceBonus(coupon.kind) };
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
      .returning({ plan: licenceCodes.plan, batchId: licenceCodes.batchId });
    if (!redeemed) return grantedBefore(tx, accountId, codeHash);
    if (redeemed.batchId)
      await tx
        .update(licenceBatches)
        .set({ redeemed: sql`${licenceBatches.redeemed} + 1` })
        .where(eq(licenceBatches.id, redeemed.batchId));
    const [coupon] = await tx
      .insert(coupons)
      .values({ accountId, id: couponId, ...newCoupon(redeemed.plan, now) })
      .returning();
    if (!coupon) throw new Error('a coupon was not written');
    await addBonus(tx, { accountId, now }, coupon);
    return coupon;
  });
}

async function addBonus(tx: Transaction, owner: { accountId: string; now: number }, { id, kind }: CouponRow) {
  const points = licenceBonus(kind);
  if (points > 0)
    await earn(tx, owner, {
      key: `licence:${id}`,
      reason: 'licence',
      note: planName(kind),
      points,
      months: POINT_RULES.licence.months,
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

/**
 * Inserts licences by their printed codes; existing ones are unchanged.
 * @throws RangeError for a plan that does not exist
 */
export async function releaseLicences(
  db: Queryable,
  licences: readonly { code: string; plan: string }[],
  now: number,
  { expiresAt = null, batchId = null }: { expiresAt?: number | null; batchId?: string | null } = {},
): Promise<void> {
  const unknown = licences.find(({ plan }) => !PLANS.some(({ id }) => id === plan));
  if (unknown) throw new RangeError(`there is no plan ${unknown.plan}`);
  const rows = licences.map(async ({ code, plan }) => ({
    codeHash: await licenceHash(v.parse(licenceInput, { code }).code),
    plan,
    batchId,
    issuedAt: new Date(now),
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
  }));
  await db
    .insert(licenceCodes)
    .values(await Promise.all(rows))
    .onConflictDoNothing();
}
