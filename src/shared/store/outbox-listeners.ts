import { backoffMs, type SendFailure } from '@/shared/api/send-outcome';
import { wakeUp } from '@/shared/lib/wake-up';
import type { DeviceStore } from '@/shared/storage/device-store';
import { type MirroredRow, mirror } from '@/shared/storage/mirror';
import type { AppDispatch, AppStartListening } from './hooks';
import type { RootState } from './root-state';

/** A refusal that may be the request's and not the row's is believed after so many. */
const DOUBTS = 4;

type Change<Row> = { id: string; row: Row | null };
type ListenerApi = { dispatch: AppDispatch; getState: () => RootState };

interface Outbox<Row extends object, Next> {
  store: DeviceStore<Row>;
  toRow: (row: Row) => MirroredRow;
  selectRows: (state: RootState) => readonly Row[];
  /** Whose rows may be sent now. */
  selectOwner: (state: RootState) => string | null;
  selectNext: (state: RootState) => Next | undefined;
  /** Fetches what sends one; that resolves to null when it is settled, else to why it has to wait on. */
  fetchSend: () => Promise<(next: Next, doubts: number, api: ListenerApi) => Promise<SendFailure | null>>;
  /** Another tab wrote or dropped a row. */
  onElsewhere: (change: Change<Row>, dispatch: AppDispatch) => void;
}

/** Keeps rows that wait on the device, and sends them when they can be sent, on whatever page one is. */
export function startOutboxListeners<Row extends object, Next>(
  startListening: AppStartListening,
  { store, toRow, selectRows, selectOwner, selectNext, fetchSend, onElsewhere }: Outbox<Row, Next>,
): void {
  const onDevice = mirror(store, toRow, store.readAll());

  startListening({
    predicate: (_, now, before) => selectRows(now) !== selectRows(before),
    effect: (_, { getState }) => {
      onDevice.update(selectRows(getState()));
    },
  });

  startListening({
    predicate: (_, now) => selectNext(now) !== undefined,
    effect: async (_, { dispatch, getState, signal, subscribe, unsubscribe }) => {
      unsubscribe();
      try {
        const send = await fetchSend();
        let failures = 0;
        for (let next = selectNext(getState()); next && !signal.aborted; next = selectNext(getState())) {
          const owner = selectOwner(getState());
          const failure = await send(next, DOUBTS - failures, { dispatch, getState });
          failures = failure ? failures + 1 : 0;
          if (failure && selectOwner(getState()) === owner) {
            const atLeastMs = failure.kind === 'server' ? failure.waitMs : 0;
            await wakeUp(signal, Math.max(atLeastMs, backoffMs(failures)));
          }
        }
      } catch {
        // The code could not be fetched: the next action tries again.
      } finally {
        if (!signal.aborted) subscribe();
      }
    },
  });

  startListening({
    predicate: () => true,
    effect: async (_, { dispatch, signal, unsubscribe }) => {
      unsubscribe();
      const readElsewhere = (event: StorageEvent) => {
        const change = store.parseChange(event);
        if (!change) return;
        onDevice.noteElsewhere(change.id, change.row);
        onElsewhere(change, dispatch);
      };
      window.addEventListener('storage', readElsewhere, { signal });
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    },
  });
}
