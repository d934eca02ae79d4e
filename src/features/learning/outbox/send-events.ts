import { LEARNING_BATCH_MAX } from '@contract/learning/learning';
import { learningApi } from '@/domain/learning/learning-api';
import { type SendFailure, toSendFailure } from '@/shared/api/send-outcome';
import type { AppDispatch } from '@/shared/store/hooks';
import { eventsGone } from './learning-outbox-slice';
import type { WaitingEvent } from './waiting-event';

/**
 * Sends the oldest of one child's events, as many as a batch may hold. Null when they are settled: kept, or never to be
 * taken (the child is gone, or the account's no more). Otherwise why they have to wait on.
 */
export async function sendEvents(
  dispatch: AppDispatch,
  profileId: string,
  rows: readonly WaitingEvent[],
  doubts: number,
): Promise<SendFailure | null> {
  const batch = rows.slice(0, LEARNING_BATCH_MAX);
  const { error } = await dispatch(
    learningApi.endpoints.sendLearningEvents.initiate(
      {
        profileId,
        events: {
          sent_at: new Date(Date.now()).toISOString(),
          segments: batch.flatMap((row) => (row.kind === 'segment' ? [row.segment] : [])),
          traces: batch.flatMap((row) => (row.kind === 'trace' ? [row.trace] : [])),
        },
      },
      { track: false },
    ),
  );
  const failure = error ? toSendFailure(error) : null;
  const waits =
    failure && (failure.kind === 'offline' || failure.kind === 'server' || (failure.kind === 'doubtful' && doubts > 0));
  if (waits) return failure;
  dispatch(eventsGone({ ids: batch.map(({ id }) => id) }));
  return null;
}
