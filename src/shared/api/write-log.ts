import type { Answer } from './send-request';

/** How often a read is asked again, and how long it waits for the writes that are under way. */
const MOST_REPEATS = 2;
const LONGEST_WAIT_MS = 5000;

/**
 * A read that was under way together with a write may have been answered before it, so it is asked again before its
 * answer reaches the cache: it would undo what the person has just changed.
 */
export function createWriteLog() {
  const active = new Set<Promise<unknown>>();
  let begun = 0;
  const settleActive = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LONGEST_WAIT_MS);
      void Promise.allSettled(active).then(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  return {
    async write<T>(send: () => Promise<T>): Promise<T> {
      begun += 1;
      const sent = send();
      active.add(sent);
      try {
        return await sent;
      } finally {
        active.delete(sent);
      }
    },
    async read<T extends Answer>(send: () => Promise<T>): Promise<T> {
      for (let repeats = 0; ; repeats += 1) {
        const begunBefore = active.size > 0 ? -1 : begun;
        const answer = await send();
        if (answer.error || begun === begunBefore || repeats === MOST_REPEATS) return answer;
        await settleActive();
      }
    },
  };
}

export type WriteLog = ReturnType<typeof createWriteLog>;
