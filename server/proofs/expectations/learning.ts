import { type Expectation, FOREIGN_STATUSES } from '@server/proofs/expectation';

const id = crypto.randomUUID.bind(crypto);
const learned = () => ({
  segments: [{ id: id(), started_at: '2026-03-10T02:50:00.000Z', seconds: 120 }],
});

export const LEARNING_EXPECTATIONS: Record<string, Expectation> = {
  'GET /api/learning/glyph': {},
  'GET /api/learning/profile/:profileId': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'GET /api/learning/profile/:profileId/study': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'POST /api/learning/profile/:profileId/event': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child }, body: learned() }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'PUT /api/learning/profile/:profileId/setting': {
    child: true,
    // This guardian has no guardian password.
    shared: { guardian: 409 },
    call: ({ child }) => ({
      path: { profileId: child },
      body: { guardian_password: '2468', daily_limit_minutes: 20, hand: 'left' },
    }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'POST /api/learning/profile/:profileId/extra': {
    child: true,
    // This guardian has no guardian password.
    shared: { guardian: 409 },
    call: ({ child }) => ({ path: { profileId: child }, body: { guardian_password: '2468', minutes: 10 } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
};
