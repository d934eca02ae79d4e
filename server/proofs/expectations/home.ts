import { type Expectation, FOREIGN_STATUSES } from '@server/proofs/expectation';

const id = crypto.randomUUID.bind(crypto);

export const HOME_EXPECTATIONS: Record<string, Expectation> = {
  'GET /api/health-windows/profile/:profileId': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'PUT /api/health-windows/profile/:profileId/window/:windowId': {
    child: true,
    call: ({ child }) => ({
      path: { profileId: child, windowId: 'MMR-1' },
      body: { id: id(), outcome: 'done', on: '20260310', marked_at: '2026-03-10T02:59:59.000Z' },
    }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'PUT /api/health-windows/profile/:profileId/combined-vaccine': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child }, body: { combined_vaccine: 'hexavalent' } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'PUT /api/health-windows/profile/:profileId/booklet/:bookletId': {
    child: true,
    call: ({ child }) => ({
      path: { profileId: child, bookletId: id() },
      body: { until: '20260310', windows: ['VAR-1'], marked_at: '2026-03-10T02:59:59.000Z' },
    }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'DELETE /api/health-windows/profile/:profileId/booklet/:bookletId': {
    child: true,
    call: ({ child, booklet }) => ({ path: { profileId: child, bookletId: booklet } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'GET /api/health-windows/calendar': {},
  'PUT /api/health-windows/calendar': { call: () => ({ body: { names: 'none' } }) },
  'POST /api/health-windows/calendar/renew': {},
  'DELETE /api/health-windows/calendar': {},
  'GET /api/today/profile/:profileId': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'GET /api/weekly-letter/profile/:profileId': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'GET /api/weekly-letter/profile/:profileId/letter': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'GET /api/weekly-letter/profile/:profileId/letter/:startsOn': {
    child: true,
    status: 404,
    call: ({ child }) => ({ path: { profileId: child, startsOn: '20200101' } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'GET /api/play-plan/profile/:profileId': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'GET /api/play-plan/profile/:profileId/done': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'PUT /api/play-plan/profile/:profileId/play/:playId': {
    child: true,
    call: ({ child }) => ({
      path: { profileId: child, playId: 'play-02m-social-1' },
      body: { id: id(), day: '20260310', done: true, feedback: 'enjoyed', marked_at: '2026-03-10T02:59:59.000Z' },
    }),
    foreignStatuses: FOREIGN_STATUSES,
  },
};
