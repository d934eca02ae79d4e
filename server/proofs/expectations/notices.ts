import type { Expectation } from '@server/proofs/expectation';

export const NOTICES_EXPECTATIONS: Record<string, Expectation> = {
  'GET /api/notice': {},
  'GET /api/notice/unread': {},
  'PUT /api/notice/read': { call: ({ noticeId }) => ({ body: { ids: [noticeId] } }) },
  'GET /api/reminder': { showsShared: true },
};
