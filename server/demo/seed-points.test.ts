import type { CouponPage } from '@contract/history/coupons.responses';
import type { PointState } from '@contract/history/points.responses';
import { listLedgerFaults, NO_LEDGER_FAULTS } from '@server/testing/ledger-check';
import { createTestApp } from '@server/testing/test-app';
import { seedPoints } from './seed-points';

test('creates points of which some expire soon, no attendance today, and a coupon in each state', async () => {
  const t = await createTestApp();
  const { token, accountId } = await t.signUp();
  await t.db.transaction((tx) => seedPoints(tx, accountId, t.clock.now));
  const { data } = await t.callJson<PointState>('GET', '/point', { token });
  expect(data).toMatchObject({ attended_today: false, expiring: { points: 50, on: '20260330' }, since: '2024-10' });
  // Enough points for one of the two coupons.
  expect(data.balance).toBeGreaterThanOrEqual(300);
  expect(data.balance).toBeLessThan(1000);
  const counts = ['usable', 'used', 'expired'].map(async (state) => {
    const answer = await t.callJson<CouponPage>('GET', `/coupon?state=${state}`, { token });
    return answer.data.items.length;
  });
  expect(await Promise.all(counts)).toEqual([1, 2, 1]);
  expect(await listLedgerFaults(t.db)).toEqual(NO_LEDGER_FAULTS);
  await t.close();
});
