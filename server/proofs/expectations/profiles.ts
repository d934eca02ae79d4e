import { type Expectation, FOREIGN_STATUSES } from '@server/proofs/expectation';

const profileBody = (image: string | null) => ({ name: '새싹', birth_date: '20250101', gender: 'male', image });

/** `readsOnly`: of an owner who shares no child yet. */
export const PROFILES_EXPECTATIONS: Record<string, Expectation> = {
  'GET /api/profile': { showsShared: true },
  'GET /api/profile/selected/:profileId': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'PUT /api/profile/selected/:profileId': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'GET /api/profile/:profileId/sharing': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'POST /api/profile/:profileId/invitation': {
    child: true,
    status: 201,
    // A guardian invites family alone.
    shared: { guardian: 403 },
    variants: {
      'of family': {
        shared: {},
        call: ({ child }) => ({
          path: { profileId: child },
          body: { id: '5b0f1d5e-7c1e-4b63-9d51-0f8a4f3f6c12', role: 'family' },
        }),
        foreignStatuses: FOREIGN_STATUSES,
      },
    },
    call: ({ child }) => ({
      path: { profileId: child },
      body: { id: '5b0f1d5e-7c1e-4b63-9d51-0f8a4f3f6c11', role: 'guardian' },
    }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'DELETE /api/profile/:profileId/invitation/:invitationId': {
    readsOnly: true,
    child: true,
    call: ({ child, growthEntry }) => ({ path: { profileId: child, invitationId: growthEntry } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'DELETE /api/profile/:profileId/guardian/:guardianId': {
    readsOnly: true,
    child: true,
    status: 404,
    call: ({ child, growthEntry }) => ({ path: { profileId: child, guardianId: growthEntry } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'PUT /api/profile/:profileId/guardian/:guardianId/freeze': {
    readsOnly: true,
    child: true,
    status: 404,
    call: ({ child, growthEntry }) => ({
      path: { profileId: child, guardianId: growthEntry },
      body: { frozen: true },
    }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'POST /api/profile/:profileId/leave': {
    readsOnly: true,
    child: true,
    status: 409,
    shared: { guardian: 200, family: 200 },
    call: ({ child }) => ({ path: { profileId: child } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'PUT /api/profile/:profileId/freeze': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child }, body: { frozen: true } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'POST /api/profile/:profileId/handover/code': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'PUT /api/profile/:profileId/handover': {
    readsOnly: true,
    child: true,
    status: 422,
    call: ({ child, growthEntry }) => ({
      path: { profileId: child },
      body: { guardian_id: growthEntry, owner_stays: false, request_id: growthEntry, code: '000000' },
    }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'DELETE /api/profile/:profileId/handover': {
    readsOnly: true,
    child: true,
    call: ({ child }) => ({ path: { profileId: child } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'POST /api/profile/:profileId/handover/accept': {
    readsOnly: true,
    child: true,
    status: 403,
    shared: { guardian: 422 },
    call: ({ child, growthEntry }) => ({
      path: { profileId: child },
      body: { request_id: growthEntry, code: '000000' },
    }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'PUT /api/profile/:profileId/takeover': {
    readsOnly: true,
    child: true,
    status: 403,
    shared: { guardian: 409 },
    call: ({ child }) => ({ path: { profileId: child }, body: { agreed: true } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'POST /api/invitation/look': {
    status: 404,
    call: () => ({ body: { secret: { token: 'a'.repeat(64) } } }),
  },
  'POST /api/invitation/accept': {
    status: 404,
    call: () => ({
      body: { secret: { code: 'ABCDEFGH' }, child_consent: null, sensitive_consent: null, family_consent: null },
    }),
  },
  'POST /api/profile': {
    child: true,
    status: 201,
    call: ({ photo }) => ({ body: profileBody(photo) }),
    // A picture of somebody else's.
    foreignStatuses: [422],
  },
  'PUT /api/profile/:id': {
    child: true,
    call: ({ child }) => ({
      path: { id: child },
      body: { ...profileBody(null), updated_at: '2026-03-10T03:00:00.000Z' },
    }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'DELETE /api/profile/:id': {
    child: true,
    call: ({ child, mark }) => ({ path: { id: child }, body: { name: `${mark}1` } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
};
