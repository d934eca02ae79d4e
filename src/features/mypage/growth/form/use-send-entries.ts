import type { GrowthEntryInput, GrowthField } from '@contract/mypage/growth';
import { selectOwner } from '@/features/auth/auth-slice';
import { useCreateGrowthEntryMutation, useUpdateGrowthEntryMutation } from '@/features/mypage/growth/growth-api';
import { enqueueEntry, growthOutbox } from '@/features/mypage/growth/outbox/growth-outbox';
import { getFieldErrors, isApiError } from '@/shared/api/api-error';
import { getFormErrorMessage } from '@/shared/forms/use-submit';
import { toSendFailure } from '@/shared/outbox/send-outcome';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import type { ToSend } from './entry-values';

/** Outcome of sending one entry. */
export type Outcome = ToSend &
  (
    | { kind: 'saved' }
    /** Offline: it is queued on the device. */
    | { kind: 'stored' }
    | { kind: 'asked'; questions: [GrowthField, string][] }
    | { kind: 'refused'; fields: Record<string, string>; problem: string; error: unknown }
  );

/** Sends entries one after another. `changing`: updates an existing entry instead of creating one. */
export function useSendEntries(changing: boolean) {
  const dispatch = useAppDispatch();
  const owner = useAppSelector(selectOwner);
  const [add] = useCreateGrowthEntryMutation();
  const [updateGrowthEntry] = useUpdateGrowthEntryMutation();

  const rewrite = ({ profileId, entry, updated_at }: ToSend) =>
    updateGrowthEntry({ profileId, entryId: entry.id, entry: { ...entry, updated_at } });
  const sendOne = async (toSend: ToSend) => {
    if (changing) return rewrite(toSend);
    const added = await add({ profileId: toSend.profileId, entry: toSend.entry });
    // An earlier request was stored although its answer was lost, and the parent has edited the entry since.
    const { error } = added;
    // With a Retry-After the same request may be sent again.
    return isApiError(error) && error.code === 'CONFLICT' && !error.retryAfter ? rewrite(toSend) : added;
  };

  const saveOrQueue = async (toSend: ToSend): Promise<Outcome> => {
    const { profileId, entry } = toSend;
    const { error } = await sendOne(toSend);
    if (!error) {
      // It may have waited since an earlier try.
      dispatch(growthOutbox.actions.discarded({ id: entry.id }));
      return { ...toSend, kind: 'saved' };
    }
    const fields = getFieldErrors(error);
    if (isApiError(error) && error.code === 'GROWTH_UNLIKELY') {
      return { ...toSend, kind: 'asked', questions: Object.entries(fields) as [GrowthField, string][] };
    }
    const isRetried = ['offline', 'server'].includes(toSendFailure(error).kind);
    if (isRetried && !changing && owner !== null) {
      dispatch(enqueueEntry({ owner, profileId, entry }));
      return { ...toSend, kind: 'stored' };
    }
    return { ...toSend, kind: 'refused', fields, problem: getFormErrorMessage(error), error };
  };

  return async (entries: readonly ToSend[]): Promise<Outcome[]> => {
    const outcomes: Outcome[] = [];
    for (const toSend of entries) outcomes.push(await saveOrQueue(toSend));
    return outcomes;
  };
}

export const confirmed = (entry: GrowthEntryInput): GrowthEntryInput => ({ ...entry, confirmed: true });
