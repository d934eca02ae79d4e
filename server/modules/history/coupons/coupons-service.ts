import { formatDay, seoulDay } from '@contract/common/calendar';
import type { CouponsQuery } from '@contract/history/coupons';
import type { CouponPage } from '@contract/history/coupons.responses';
import { coupons } from '@server/db/schema';
import type { ServiceContext } from '@server/http/context';
import { readCursor, toPage, writeCursor } from '@server/http/input/keyset-cursor';
import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { type CouponRow, toCoupon } from './coupon-cards';

/** YYYYMMDD in Seoul: the last day opened by used coupons without a gap from today; null when none is open. */
export async function openUntil({ db, accountId, now }: Pick<ServiceContext, 'db' | 'accountId' | 'now'>) {
  // One used while another is open follows it (`redeemCoupon`), so the latest end is the end of them all.
  const [last] = await db
    .select({ closesOn: coupons.closesOn })
    .from(coupons)
    .where(and(eq(coupons.accountId, accountId), gte(coupons.closesOn, formatDay(seoulDay(now)))))
    .orderBy(desc(coupons.closesOn))
    .limit(1);
  return last?.closesOn ?? null;
}

/**
 * The account's coupons: usable ones by expiry; used and expired ones latest first.
 * @throws AppError INVALID_INPUT
 */
export async function listCoupons(
  { db, accountId, now }: ServiceContext,
  { state, cursor, limit }: CouponsQuery,
): Promise<CouponPage> {
  const list = `coupons-${state}`;
  const after = readCursor(list, cursor);
  const at = new Date(now);
  const by = state === 'used' ? coupons.usedAt : coupons.expiresAt;
  const toKey = ({ usedAt, expiresAt }: CouponRow) => ((state === 'used' ? usedAt : null) ?? expiresAt).getTime();
  const inState = {
    usable: and(isNull(coupons.usedAt), gt(coupons.expiresAt, at)),
    used: isNotNull(coupons.usedAt),
    expired: and(isNull(coupons.usedAt), lte(coupons.expiresAt, at)),
  }[state];
  const order = state === 'usable' ? asc : desc;
  const beyond = state === 'usable' ? '>' : '<';
  const rows = await db
    .select()
    .from(coupons)
    .where(
      and(
        eq(coupons.accountId, accountId),
        inState,
        after
          ? sql`(${by}, ${coupons.id}) ${sql.raw(beyond)} (${new Date(after.key).toISOString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(order(by), order(coupons.id))
    .limit(limit + 1);
  const { items, next } = toPage(rows, limit, (row) => writeCursor(list, { key: toKey(row), id: row.id }));
  return { items: items.map(toCoupon), next };
}
