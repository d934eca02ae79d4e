import type { PlayMarked } from '@contract/home/play-plan';
import { selectOwner } from '@/features/auth/auth-slice';
import { todayApi } from '@/features/home/today/today-api';
import { backoffMs, toSendFailure } from '@/shared/api/send-outcome';
import { mirror } from '@/shared/storage/mirror';
import type { AppDispatch, AppStartListening } from '@/shared/store/hooks';
import type { RootState } from '@/shared/store/root-state';
import { failed } from '@/shared/toast/toast-slice';
import { markSettled, markStore, selectMarks, type WaitingMark } from './play-marks-slice';

const nextMark = (state: RootState) => selectMarks(state).find(({ owner }) => owner === selectOwner(state));

/** A doubtful refusal is believed at this many. */
const DOUBTS = 5;

/** Keeps a tap on a play on the device the moment it is made, and sends it when it can be sent. */
export function startPlayMarksListeners(startListening: AppStartListening): void {
  const onDevice = mirror(markStore, ({ id, owner }: WaitingMark) => ({ key: id, owner }), markStore.readAll());

  startListening({
    predicate: (_, now, before) => selectMarks(now) !== selectMarks(before),
    // runs within the dispatch: a tap is stored before it is over
    effect: (_, { getState }) => {
      onDevice.update(selectMarks(getState()));
    },
  });

  startListening({
    predicate: (_, now) => nextMark(now) !== undefined,
    effect: async (_, { dispatch, getState, signal, unsubscribe, subscribe }) => {
      unsubscribe();
      let failures = 0;
      for (;;) {
        const mark = nextMark(getState());
        if (!mark || signal.aborted) break;
        const failure = await sendMark(dispatch, mark);
        if (failure === null) failures = 0;
        else if (failure.kind === 'refused' || (failure.kind === 'doubtful' && failures >= DOUBTS)) {
          dispatch(markSettled(mark));
          dispatch(failed('놀이 표시 하나를 저장하지 못했어요. 다시 눌러 주세요.'));
        } else {
          failures += 1;
          await onlineOr(Math.max(backoffMs(failures), failure.kind === 'server' ? failure.waitMs : 0), signal);
        }
      }
      if (!signal.aborted) subscribe();
    },
  });
}

async function sendMark(dispatch: AppDispatch, { profileId, playId, ...rest }: WaitingMark) {
  const { id, day, done, feedback, marked_at } = rest;
  const mark = { id, day, done, feedback, marked_at };
  const { data, error } = await dispatch(
    todayApi.endpoints.markPlay.initiate({ profileId, playId, mark }, { track: false }),
  );
  if (!data) return toSendFailure(error);
  dispatch(
    todayApi.util.updateQueryData('getToday', { profileId }, (today) => put(today.plan.plays, data, today.plan.day)),
  );
  dispatch(markSettled({ id }));
  return null;
}

function put(
  plays: { play: { id: string }; done: boolean; feedback: PlayMarked['feedback'] }[],
  { play_id, done, feedback, day }: PlayMarked,
  today: string,
) {
  const planned = plays.find(({ play }) => play.id === play_id);
  if (planned && day === today) Object.assign(planned, { done, feedback });
}

/** Waits so many ms; less when the network comes back, the page comes to the front, or the store is let go of. */
function onlineOr(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end, { signal: over.signal });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && end(), {
      signal: over.signal,
    });
    signal.addEventListener('abort', end, { signal: over.signal });
  });
}
