import { ACCESS_STATES, CHILD_ROLES } from '@contract/profiles/child-roles';
import type { Profile } from '@contract/profiles/profile.responses';
import * as v from 'valibot';

const carried = v.object({
  id: v.string(),
  name: v.string(),
  birth_date: v.string(),
  gender: v.picklist(['female', 'male']),
  gestation_weeks: v.nullable(v.number()),
  profile_image: v.nullable(v.object({ path: v.string() })),
  total_study_seconds: v.number(),
  updated_at: v.string(),
  role: v.picklist(CHILD_ROLES),
  state: v.optional(v.picklist(ACCESS_STATES), 'active'),
  shared: v.nullable(v.object({ owner: v.string() })),
});

/** Profile in the navigation state of /auth/profile/edit (docs/specification.md §2.3); null for anything else. */
export function profileInState(state: unknown): Profile | null {
  const result = v.safeParse(carried, state);
  return result.success ? result.output : null;
}
