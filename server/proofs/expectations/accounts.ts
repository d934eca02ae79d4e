import type { Expectation } from '@server/proofs/expectation';

export const ACCOUNTS_EXPECTATIONS: Record<string, Expectation> = {
  'GET /api/legal': { isPublic: true },
  'GET /api/legal/:kind': { isPublic: true, call: () => ({ path: { kind: 'privacy' } }) },
};
