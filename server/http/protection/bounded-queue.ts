import { AppError } from '../errors';

type Bounds = {
  running: number;
  waiting: number;
  /** Answered past the queue. */
  code?: 'UNAVAILABLE' | 'TOO_MANY_REQUESTS';
};

/** Seconds. */
const RETRY_AFTER = 2;

/**
 * Runs at most `running` tasks at a time and queues at most `waiting`. A task whose signal is aborted leaves the queue
 * or does not enter it.
 * @throws AppError UNAVAILABLE, or `code`, at once when the queue is full, or the signal is aborted before the task runs
 */
export function boundedQueue({ running, waiting, code = 'UNAVAILABLE' }: Bounds) {
  let active = 0;
  const queue: (() => void)[] = [];
  const createError = () => new AppError(code, { retryAfter: RETRY_AFTER });
  const wait = (signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        queue.splice(queue.indexOf(start), 1);
        reject(createError());
      };
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      queue.push(start);
      signal?.addEventListener('abort', leave);
    });
  return async <T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    if (active < running) active += 1;
    else if (signal?.aborted || queue.length >= waiting) throw createError();
    else await wait(signal);
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

/** One bounded queue per key: tasks of one key do not delay those of another. */
export function boundedQueues(bounds: Bounds) {
  const queues = new Map<string, { enqueue: ReturnType<typeof boundedQueue>; tasks: number }>();
  return async <T>(key: string, task: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    const queue = queues.get(key) ?? { enqueue: boundedQueue(bounds), tasks: 0 };
    queues.set(key, queue);
    queue.tasks += 1;
    try {
      return await queue.enqueue(task, signal);
    } finally {
      queue.tasks -= 1;
      if (queue.tasks === 0) queues.delete(key);
    }
  };
}
