import { growthApi } from '@/features/mypage/growth/growth-api';
import { getFieldErrors } from '@/shared/api/api-error';
import { type SendFailure, toSendFailure } from '@/shared/api/send-outcome';
import type { AppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { entryGone, entryRefused } from './growth-outbox-slice';
import type { WaitingEntry } from './waiting-entry';

/** Another device has the entry already, or has taken it or the whole child away since: nothing is left to do. */
const SETTLED = new Set(['GROWTH_REMOVED', 'CONFLICT', 'FOREIGN_PROFILE']);

/** Sends one entry that waited. Null when that is settled; otherwise why it has to wait on. */
export async function sendWaiting(
  dispatch: AppDispatch,
  row: WaitingEntry,
  doubts: number,
): Promise<SendFailure | null> {
  const { id, profileId, entry } = row;
  const { error } = await dispatch(growthApi.endpoints.addGrowthEntry.initiate({ profileId, entry }, { track: false }));
  if (!error) {
    dispatch(entryGone({ id }));
    dispatch(succeeded('기다리던 성장 기록을 저장했어요.'));
    return null;
  }
  const failure = toSendFailure(error);
  if (failure.kind === 'offline' || failure.kind === 'server') return failure;
  if (failure.kind === 'doubtful' && doubts > 0) return failure;
  if (SETTLED.has(failure.code)) dispatch(entryGone({ id }));
  else {
    const sentences = Object.values(getFieldErrors(error));
    dispatch(entryRefused({ id, code: failure.code, sentences: sentences.length > 0 ? sentences : [failure.message] }));
  }
  return null;
}
