import { type Capability, isAllowed } from '@contract/profiles/child-roles';
import { useSelectedProfile } from './selected-profile-api';

/**
 * True if the account may do this with a child, by the table that the server asks. True until the role is known: the
 * server refuses what it must.
 */
export function useCapability(profileId: string | null, capability: Capability): boolean {
  const { profile } = useSelectedProfile(profileId);
  return profile === undefined || isAllowed(profile.role, capability, profile.state);
}
