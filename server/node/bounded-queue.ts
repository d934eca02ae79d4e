import { AppError } from '../http/errors';

/**
 * Runs at most `running` tasks at a time and lets at most `waiting` wait.
 * @throws AppError UNAVAILABLE past that, at once: better a clear refusal than a queue nobody lives to see the end of
 */
export function boundedQueue(running: number, waiting: number) {
  let active = 0;
  const queue: (() => void)[] = [];
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (active >= running) {
      if (queue.length >= waiting) throw new AppError('UNAVAILABLE', { retryAfter: 2 });
      await new Promise<void>((go) => queue.push(go));
    } else active += 1;
    try {
      return await task();
    } finally {
      // The place is handed on, so nobody slips in between.
      const next = queue.shift();
      if (next) next();
      else active -= 1;
    }
  };
}
