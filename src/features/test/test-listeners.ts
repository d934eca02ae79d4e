import { selectOwner } from '@/features/auth/auth-slice';
import { mirror } from '@/shared/outbox/mirror';
import { startOutboxListeners } from '@/shared/outbox/outbox-listeners';
import type { AppStartListening } from '@/shared/store/hooks';
import { answersOutbox } from './outbox/answers-outbox';
import { attemptStore, type StoredAttempt } from './outbox/open-attempt-schema';
import { attemptSeen, selectStoredAttempts } from './outbox/open-attempts-slice';
import { testApi } from './test-api';

/** Stores answers and sends them; stores the unfinished attempts this device has opened. */
export function startTestListeners(startListening: AppStartListening): void {
  startOutboxListeners(startListening, selectOwner, answersOutbox, async () =>
    (await import('./outbox/answer-sender')).createAnswerSender(),
  );

  const toRow = ({ owner, attempt }: StoredAttempt) => ({ key: attempt.id, owner });
  const attemptsOnDevice = mirror(attemptStore, toRow, attemptStore.readAll());
  startListening({
    predicate: (_, now, before) => selectStoredAttempts(now) !== selectStoredAttempts(before),
    effect: (_, { getState }) => {
      attemptsOnDevice.update(selectStoredAttempts(getState()));
    },
  });

  for (const { matchFulfilled } of [testApi.endpoints.getAttempt, testApi.endpoints.startAttempt]) {
    startListening({
      matcher: matchFulfilled,
      effect: ({ payload: attempt }, { dispatch, getState }) => {
        const owner = selectOwner(getState());
        if (owner !== null) dispatch(attemptSeen({ owner, attempt }));
      },
    });
  }
}
