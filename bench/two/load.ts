import { dealCallers } from '../../server/testing/create-callers';
import { type Caller, KeyedWriters } from '../../server/testing/keyed-writers';
import { pause } from '../crash/figures';

const WRITERS = 8;
const READERS = 8;
export const CALLERS = 64;

/** Keyed writers and readers through the balancer; `failed` counts what readers were not answered with 200. */
export function startLoad(origin: string, callers: readonly Caller[]) {
  const writers = new KeyedWriters(() => origin);
  const reads = { answered: 0, failed: 0 };
  writers.start(dealCallers(callers, WRITERS, CALLERS / WRITERS));
  let stopped = false;
  const read = async (caller: Caller) => {
    while (!stopped) {
      const headers = { authorization: `Bearer ${await caller.token()}` };
      const answer = await fetch(`${origin}/api/profile`, { headers }).catch(() => null);
      await answer?.arrayBuffer();
      reads.answered += 1;
      if (answer?.status !== 200) reads.failed += 1;
      await pause(10);
    }
  };
  const readers = Promise.all(callers.slice(0, READERS).map(read));
  return {
    writers,
    reads,
    /** Requests that were not answered with success, a key that is in use (409) apart. */
    countFailed: () =>
      reads.failed +
      writers.connectionErrors +
      [...writers.refusals].reduce((sum, [status, times]) => sum + (status === 409 ? 0 : times), 0),
    stop: async () => {
      stopped = true;
      await Promise.all([readers, writers.stop()]);
    },
  };
}
