import { CHILD_ROLES } from '@contract/profiles/child-roles';
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
  role: v.optional(v.picklist(CHILD_ROLES), 'owner'),
  shared: v.optional(v.nullable(v.object({ owner: v.string() })), null),
});

/** Profile in the navigation state of /auth/profile/edit (docs/specification.md §2.3); null for anything else. */
export function profileInState(state: unknown): Profile | null {
  const result = v.safeParse(carried, state);
  return result.success ? result.output : null;
}
