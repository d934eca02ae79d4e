import type { DonePlay } from '@contract/home/play-plan.responses';
import { selectOwner } from '@/features/auth/auth-slice';
import { useAppSelector } from '@/shared/store/hooks';
import { applyMark } from './apply-mark';
import { useListDonePlaysQuery } from './plays-api';
import { selectPendingMarks } from './plays-outbox';

/**
 * The plays done with a child by their ids, pending marks included.
 * @param profileId null where no child is chosen: no request, no play.
 */
export function useDonePlays(profileId: string | null) {
  const query = useListDonePlaysQuery({ profileId: profileId ?? '' }, { skip: profileId === null });
  const owner = useAppSelector(selectOwner);
  const pending = useAppSelector((state) => selectPendingMarks(state, owner, profileId));
  const done: ReadonlyMap<string, DonePlay> = new Map(
    pending.reduce(applyMark, query.currentData ?? []).map((play) => [play.play_id, play]),
  );
  return { query, done };
}
