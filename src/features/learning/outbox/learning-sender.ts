import { LEARNING_BATCH_MAX } from '@contract/learning/learning';
import { learningApi } from '@/domain/learning/learning-api';
import type { Sender } from '@/shared/outbox/create-outbox';
import { toSendFailure } from '@/shared/outbox/send-outcome';
import type { PendingEvent } from './learning-outbox';

export const learningSender: Sender<PendingEvent> = {
  batchSize: LEARNING_BATCH_MAX,
  send: async (rows, { dispatch }) => {
    const events = {
      segments: rows.flatMap((row) => (row.kind === 'segment' ? [row.segment] : [])),
      traces: rows.flatMap((row) => (row.kind === 'trace' ? [row.trace] : [])),
    };
    const { profileId } = rows[0];
    const { error } = await dispatch(
      learningApi.endpoints.sendLearningEvents.initiate({ profileId, events }, { track: false }),
    );
    return error ? toSendFailure(error) : null;
  },
};
