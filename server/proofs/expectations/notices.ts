import type { Expectation } from '@server/proofs/expectation';

export const NOTICES_EXPECTATIONS: Record<string, Expectation> = {
  // Names the child, and the owner who ended an access.
  'GET /api/notice': { showsShared: true },
  'GET /api/notice/unread': {},
  'PUT /api/notice/read': { call: ({ noticeId }) => ({ body: { ids: [noticeId] } }) },
  'GET /api/reminder': { showsShared: true },
};
