import { useListProfilesQuery } from '@/domain/profiles/profile-list-api';
import { uploadUrl } from '@/shared/api/config';

/** A child of the two, as the screen names it. */
export type PairChild = { id: string; name: string; photo: string | null };

/** Names and pictures of the two; without a network, which of the two it is. */
export function usePairChildren(ids: readonly [string, string]): [PairChild, PairChild] {
  const { data = [] } = useListProfilesQuery();
  const getPairChild = (id: string, fallback: string): PairChild => {
    const found = data.find((profile) => profile.id === id);
    const photo = found?.profile_image ? uploadUrl(found.profile_image.path, 320) : null;
    return { id, name: found?.name ?? fallback, photo };
  };
  return [getPairChild(ids[0], '첫 번째 아이'), getPairChild(ids[1], '두 번째 아이')];
}
