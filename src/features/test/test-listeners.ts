import { selectOwner } from '@/features/auth/auth-slice';
import { mirror } from '@/shared/storage/mirror';
import type { AppStartListening } from '@/shared/store/hooks';
import { deviceWouldNotKeep, entryChangedElsewhere, selectEntries } from './queue/answer-queue-slice';
import { connectionReturned, hasSomethingToSend, sendAll } from './queue/answer-sender';
import { attemptRow, entryRow } from './queue/keep-on-device';
import { attemptSeen, selectKept } from './queue/open-attempts-slice';
import { attemptStore, entryStore } from './queue/queue-schema';
import { testApi } from './test-api';

/** Keeps answers on the device the moment they are given and sends them when they can be sent. */
export function startTestListeners(startListening: AppStartListening): void {
  const entriesOnDevice = mirror(entryStore, entryRow, entryStore.readAll());
  const attemptsOnDevice = mirror(attemptStore, attemptRow, attemptStore.readAll());

  startListening({
    predicate: (_, now, before) => selectEntries(now) !== selectEntries(before),
    // up to here everything runs within the dispatch: an answer is stored before the tap is over
    effect: (_, { dispatch, getState }) => {
      if (!entriesOnDevice.update(selectEntries(getState()))) dispatch(deviceWouldNotKeep());
    },
  });

  startListening({
    predicate: (_, now, before) => selectKept(now) !== selectKept(before),
    effect: (_, { getState }) => {
      attemptsOnDevice.update(selectKept(getState()));
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

  startListening({
    predicate: (_, now) => hasSomethingToSend(now),
    effect: async (_, api) => {
      api.unsubscribe();
      try {
        await sendAll(api);
      } finally {
        if (!api.signal.aborted) api.subscribe();
      }
    },
  });

  startListening({
    predicate: () => true,
    effect: async (_, api) => {
      api.unsubscribe();
      const wake = () => document.visibilityState === 'visible' && api.dispatch(connectionReturned());
      const readElsewhere = (event: StorageEvent) => {
        const change = entryStore.parseChange(event);
        if (!change) return;
        entriesOnDevice.noteElsewhere(change.id, change.row);
        api.dispatch(entryChangedElsewhere({ id: change.id, entry: change.row }));
      };
      const listening = { signal: api.signal };
      window.addEventListener('online', wake, listening);
      document.addEventListener('visibilitychange', wake, listening);
      window.addEventListener('storage', readElsewhere, listening);
      // alive as long as the store's listeners are
      await new Promise((resolve) => api.signal.addEventListener('abort', resolve));
    },
  });
}
