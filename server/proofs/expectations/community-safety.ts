import type { Expectation } from '@server/proofs/expectation';
import { namedInBody } from '@server/proofs/private-things';

const STATEMENT = '아이의 이름과 어린이집이 그대로 적혀 있어요. 지워 주세요.';

export const COMMUNITY_SAFETY_EXPECTATIONS: Record<string, Expectation> = {
  'POST /api/community/report': {
    status: 201,
    call: (_, { admin }) => ({ body: { target: 'post', id: admin.postId, reason: 'other', note: '살펴봐 주세요' } }),
    // One's own.
    foreignStatuses: [201, 400],
    variants: namedInBody((target, id) => ({ target, id, reason: 'other', note: '살펴봐 주세요' }), 201),
  },
  'POST /api/community/block': {
    call: (_, { admin }) => ({ body: { target: 'comment', id: admin.commentId } }),
    foreignStatuses: [200, 400],
    variants: namedInBody((target, id) => ({ target, id }), 200),
  },
  'GET /api/community/case': {},
  'POST /api/community/case/:id/appeal': {
    call: ({ caseId }) => ({ path: { id: caseId }, body: { text: STATEMENT } }),
    foreignStatuses: [404],
    variants: {
      'the id of a claim': {
        status: 404,
        call: ({ claimId }) => ({ path: { id: claimId }, body: { text: STATEMENT } }),
      },
    },
  },
  'GET /api/community/claim': {},
  'POST /api/community/claim': {
    status: 201,
    call: (_, { admin }) => ({
      body: { target: 'post', id: admin.postId, right: 'privacy', statement: STATEMENT },
    }),
    foreignStatuses: [201, 400],
    variants: namedInBody((target, id) => ({ target, id, right: 'privacy', statement: STATEMENT }), 201),
  },
  'POST /api/community/claim/:id/objection': {
    call: ({ claimId }) => ({ path: { id: claimId }, body: { text: STATEMENT } }),
    foreignStatuses: [404],
    variants: {
      'the id of a decision': {
        status: 404,
        call: ({ caseId }) => ({ path: { id: caseId }, body: { text: STATEMENT } }),
      },
    },
  },
  'GET /api/moderation/queue': { role: 'admin' },
  'GET /api/moderation/summary': { role: 'admin' },
  'POST /api/moderation/case/:id/decision': {
    role: 'admin',
    call: (_, { blocked }) => ({ path: { id: blocked.caseId }, body: { action: 'keep', note: '그대로 두어요' } }),
  },
  'POST /api/moderation/claim/:id/decision': {
    role: 'admin',
    call: (_, { blocked }) => ({ path: { id: blocked.claimId }, body: { action: 'refuse', note: '그대로 두어요' } }),
  },
};
