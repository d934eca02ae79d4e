import { Stopped, stopSignal, unlessStopped, untilStopped } from './stop-signal';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
const listeners = new Map(SIGNALS.map((signal) => [signal, process.listeners(signal)]));
afterEach(() => {
  jest.restoreAllMocks();
  for (const signal of SIGNALS) {
    for (const listener of process.listeners(signal))
      if (!listeners.get(signal)?.includes(listener)) process.removeListener(signal, listener);
  }
});

test('stops on the first signal, and exits at once on a second one', async () => {
  const exit = jest.spyOn(process, 'exit').mockImplementation((() => undefined) as typeof process.exit);
  const stopping = stopSignal();
  expect(await unlessStopped(stopping, async () => 'done')).toBe('done');
  process.emit('SIGTERM');
  expect(await untilStopped(stopping)).toBe('SIGTERM');
  expect(exit).not.toHaveBeenCalled();
  process.emit('SIGINT');
  expect(exit).toHaveBeenCalledWith(1);
});

test('does not wait for work at a signal, and starts none after it', async () => {
  const stopping = stopSignal();
  const unfinished = unlessStopped(stopping, () => new Promise<never>(() => undefined));
  process.emit('SIGHUP');
  await expect(unfinished).rejects.toThrow(Stopped);
  const begin = jest.fn();
  await expect(unlessStopped(stopping, begin)).rejects.toThrow(Stopped);
  expect(begin).not.toHaveBeenCalled();
});
