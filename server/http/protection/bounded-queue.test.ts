import { AppError } from '../errors';
import { boundedQueue } from './bounded-queue';

test('runs and queues limited tasks and refuses the rest', async () => {
  const enqueue = boundedQueue({ running: 2, waiting: 3 });
  let most = 0;
  let now = 0;
  const gates: (() => void)[] = [];
  const task = () =>
    enqueue(async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise<void>((go) => gates.push(go));
      now -= 1;
      return 'done';
    });
  const results = Array.from({ length: 7 }, () =>
    task().catch((error: unknown) => (error instanceof AppError ? error.code : 'other')),
  );
  expect(await Promise.all(results.slice(5))).toEqual(['UNAVAILABLE', 'UNAVAILABLE']);
  for (let finished = 0; finished < 5; finished += 1) {
    gates[finished]?.();
    await results[finished];
  }
  expect(await Promise.all(results.slice(0, 5))).toEqual(Array(5).fill('done'));
  expect(most).toBe(2);
});

test('a task that fails makes room for the next', async () => {
  const enqueue = boundedQueue({ running: 1, waiting: 1 });
  const failed = enqueue(() => Promise.reject(new Error('no')));
  const next = enqueue(async () => 'done');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
  expect(await enqueue(async () => 'done')).toBe('done');
});

test('queued tasks leave the queue when their signal is aborted, and running ones finish', async () => {
  const enqueue = boundedQueue({ running: 1, waiting: 2 });
  const stopping = new AbortController();
  let finish: (value: string) => void = () => undefined;
  const running = enqueue(() => new Promise<string>((resolve) => (finish = resolve)), stopping.signal);
  const queued = [1, 2].map(() => enqueue(async () => 'done', stopping.signal).catch(({ code }: AppError) => code));
  stopping.abort();
  expect(await Promise.all(queued)).toEqual(['UNAVAILABLE', 'UNAVAILABLE']);
  await expect(enqueue(async () => 'done', stopping.signal)).rejects.toThrow(AppError);
  const next = enqueue(async () => 'done');
  finish('finished');
  expect(await Promise.all([running, next])).toEqual(['finished', 'done']);
});
