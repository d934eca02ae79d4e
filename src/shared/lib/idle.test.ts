import { untilIdle, whenIdle } from './idle';

/** The delay of the fallback where requestIdleCallback is missing, as in jsdom. */
const ABOUT_IDLE_MS = 500;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('runs work in an idle period, unless it is cancelled', async () => {
  const work = jest.fn();
  const cancelled = jest.fn();
  whenIdle(work);
  whenIdle(cancelled)();
  await jest.advanceTimersByTimeAsync(ABOUT_IDLE_MS);
  expect(work).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
});

test('resolves in an idle period', async () => {
  const idle = jest.fn();
  void untilIdle().then(idle);
  await jest.advanceTimersByTimeAsync(ABOUT_IDLE_MS - 1);
  expect(idle).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(idle).toHaveBeenCalledTimes(1);
});
