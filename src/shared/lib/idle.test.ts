import { followInput, whenIdle, whenQuiet } from './idle';

beforeAll(followInput);
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** The delay of the fallback where requestIdleCallback is missing, as in jsdom. */
const ABOUT_IDLE_MS = 500;

async function isQuietAfter(quiet: Promise<void>, ms: number): Promise<boolean> {
  let isQuiet = false;
  void quiet.then(() => {
    isQuiet = true;
  });
  await jest.advanceTimersByTimeAsync(ms);
  return isQuiet;
}

test('is quiet in the first idle period when nothing was touched', async () => {
  expect(await isQuietAfter(whenQuiet(), ABOUT_IDLE_MS)).toBe(true);
});

test.each(['pointerdown', 'keydown'])('is quiet two seconds after the last %s', async (type) => {
  window.dispatchEvent(new Event(type));
  const quiet = whenQuiet();
  expect(await isQuietAfter(quiet, 1900)).toBe(false);
  window.dispatchEvent(new Event(type));
  expect(await isQuietAfter(quiet, 1900)).toBe(false);
  expect(await isQuietAfter(quiet, 100 + 2 * ABOUT_IDLE_MS)).toBe(true);
});

test('runs work in an idle period though the screen was touched, unless it is cancelled', async () => {
  window.dispatchEvent(new Event('pointerdown'));
  const work = jest.fn();
  const cancelled = jest.fn();
  whenIdle(work);
  whenIdle(cancelled)();
  await jest.advanceTimersByTimeAsync(ABOUT_IDLE_MS);
  expect(work).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
});
