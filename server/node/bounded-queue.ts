import { AppError } from '@server/http/errors';

/**
 * Runs at most `running` tasks at a time and queues at most `waiting`.
 * @throws AppError UNAVAILABLE at once when the queue is full
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
      // Hands its slot to the next task, so that a new one cannot overtake it.
      const next = queue.shift();
      if (next) next();
      else active -= 1;
    }
  };
}

/**
 * One bounded queue per key: tasks of one key do not delay those of another.
 * @throws AppError UNAVAILABLE past `waiting` tasks of one key
 */
export function boundedQueues(running: number, waiting: number) {
  const queues = new Map<string, { enqueue: ReturnType<typeof boundedQueue>; tasks: number }>();
  return async <T>(key: string, task: () => Promise<T>): Promise<T> => {
    const queue = queues.get(key) ?? { enqueue: boundedQueue(running, waiting), tasks: 0 };
    queues.set(key, queue);
    queue.tasks += 1;
    try {
      return await queue.enqueue(task);
    } finally {
      queue.tasks -= 1;
      if (queue.tasks === 0) queues.delete(key);
    }
  };
}
