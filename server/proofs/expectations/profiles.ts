import { type Expectation, FOREIGN_STATUSES } from '@server/proofs/expectation';

const profileBody = (image: string | null) => ({ name: '새싹', birth_date: '20250101', gender: 'male', image });

export const PROFILES_EXPECTATIONS: Record<string, Expectation> = {
  'GET /api/profile': {},
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
  'POST /api/profile': {
    child: true,
    status: 201,
    call: ({ photo }) => ({ body: profileBody(photo) }),
    // A picture of somebody else's.
    foreignStatuses: [422],
  },
  'PUT /api/profile/:id': {
    child: true,
    call: ({ child }) => ({ path: { id: child }, body: profileBody(null) }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'DELETE /api/profile/:id': {
    child: true,
    call: ({ child, mark }) => ({ path: { id: child }, body: { name: `${mark}1` } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
};
