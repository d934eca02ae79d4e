import { type Expectation, FOREIGN_STATUSES } from '@server/proofs/expectation';
import { TEST } from '@server/proofs/person';

const id = crypto.randomUUID.bind(crypto);
const officialBody = { round: 3, taken_on: '20260105', rows: { gross_motor: 'on_track' } };

export const TEST_EXPECTATIONS: Record<string, Expectation> = {
  'POST /api/diagnostic-test/main': {
    capability: 'results.read',
    child: true,
    readsOnly: true,
    call: ({ child }) => ({ body: { profileId: child, age: '0~24' } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'GET /api/diagnostic-test/profile/:profileId': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'GET /api/diagnostic-test/profile/:profileId/attempt': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'GET /api/diagnostic-test/profile/:profileId/test/:testId': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child, testId: TEST } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'POST /api/diagnostic-test/profile/:profileId/test/:testId/attempt': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child, testId: TEST }, body: { again: true, consent: true } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'GET /api/diagnostic-test/attempt/:attemptId': {
    child: true,
    call: ({ openAttempt }) => ({ path: { attemptId: openAttempt } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'PUT /api/diagnostic-test/attempt/:attemptId/answer': {
    child: true,
    call: ({ openAttempt, itemId }) => ({
      path: { attemptId: openAttempt },
      body: { id: id(), item_id: itemId, value: 'not_yet', answered_at: '2026-03-10T02:59:59.000Z' },
    }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'POST /api/diagnostic-test/attempt/:attemptId/complete': {
    child: true,
    call: ({ openAttempt }) => ({ path: { attemptId: openAttempt } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'GET /api/diagnostic-test/attempt/:attemptId/result': {
    child: true,
    call: ({ done }) => ({ path: { attemptId: done } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'PUT /api/diagnostic-test/attempt/:attemptId/lost-skill': {
    child: true,
    call: ({ done }) => ({ path: { attemptId: done }, body: { discussed: true } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'GET /api/diagnostic-test/profile/:profileId/official-result': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'POST /api/diagnostic-test/profile/:profileId/official-result': {
    child: true,
    status: 201,
    call: ({ child }) => ({ path: { profileId: child }, body: officialBody }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'PUT /api/diagnostic-test/profile/:profileId/official-result/:resultId': {
    child: true,
    call: ({ child, official }) => ({
      path: { profileId: child, resultId: official },
      body: { ...officialBody, updated_at: '2026-03-10T03:00:00.000Z' },
    }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'DELETE /api/diagnostic-test/profile/:profileId/official-result/:resultId': {
    child: true,
    call: ({ child, official }) => ({ path: { profileId: child, resultId: official } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
};
