import type { Expectation } from '@server/proofs/expectation';

const id = crypto.randomUUID.bind(crypto);

export const HISTORY_EXPECTATIONS: Record<string, Expectation> = {
  'GET /api/point': {},
  'GET /api/point/history': { call: () => ({ query: '?month=2026-03' }) },
  'POST /api/point/attendance': {},
  'GET /api/coupon': {},
  'GET /api/coupon/kind': {},
  'POST /api/coupon/exchange': {
    status: 201,
    call: () => ({ body: { id: id(), kind: 'point-week' } }),
    // Paid with one's own points, or not at all.
    foreignStatuses: [201, 409],
  },
  'POST /api/coupon/:id/use': { call: ({ coupon }) => ({ path: { id: coupon } }), foreignStatuses: [404] },
  'GET /api/admin/licence': { role: 'admin' },
  'POST /api/admin/licence': {
    role: 'admin',
    oneTimeResponse: true,
    status: 201,
    call: () => ({ body: { id: id(), kind: 'month-1', count: 2, expires_on: null, note: '행사' } }),
  },
};
