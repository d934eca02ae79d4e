import type { GrowthEntry } from '@contract/mypage/growth.responses';
import { useState } from 'react';
import { useCreateGrowthEntryMutation } from '@/features/mypage/growth/growth-api';
import { getErrorMessage } from '@/shared/api/api-error';
import { listDay } from '@/shared/lib/age-label';
import { newId } from '@/shared/lib/new-id';
import { useAppDispatch } from '@/shared/store/hooks';
import { failed, succeeded } from '@/shared/toast/toast-slice';
import { UndoRow } from '@/shared/ui/feedback/undo-row';

/** Entries that were deleted on this page, each with its place in the list until it is left. */
export function useRemovedEntries() {
  const [removed, setRemoved] = useState<readonly GrowthEntry[]>([]);
  return {
    removed,
    add: (entry: GrowthEntry) => setRemoved((before) => [...before, entry]),
    forget: ({ id }: GrowthEntry) => setRemoved((before) => before.filter((entry) => entry.id !== id)),
  };
}

interface RemovedEntryProps {
  profileId: string;
  entry: GrowthEntry;
  onRestored: () => void;
}

/** A deleted entry: 되돌리기 writes it again as it was. An id is never used twice, so it gets a new one. */
export function RemovedEntry({ profileId, entry, onRestored }: RemovedEntryProps) {
  const dispatch = useAppDispatch();
  const [create, { isLoading }] = useCreateGrowthEntryMutation();
  const [id] = useState(newId);
  const { measured_on, height_cm, weight_kg, head_cm, position, place, note } = entry;
  const undo = async () => {
    const written = { id, measured_on, height_cm, weight_kg, head_cm, position, place, note };
    const { error } = await create({ profileId, entry: { ...written, confirmed: true, consent: false } });
    if (error) return void dispatch(failed(getErrorMessage(error)));
    dispatch(succeeded('성장 기록을 되돌렸어요.'));
    onRestored();
  };
  const day = listDay(measured_on);
  return (
    <UndoRow label={`${day} 기록 되돌리기`} pending={isLoading} onUndo={() => void undo()}>
      {day}에 잰 기록을 지웠어요.
    </UndoRow>
  );
}
