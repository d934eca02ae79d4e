import { HOUR_MS, MINUTE_MS } from '@contract/common/time';
import { act, renderHook } from '@testing-library/react';
import { useSecondsLeft } from './use-seconds-left';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const tick = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

test.each([0, -1, -24])('counts down to 0 while the clock is turned by %i hours', (hours) => {
  const until = Date.now() + MINUTE_MS;
  const { result } = renderHook(() => useSecondsLeft(until));
  tick(10);
  jest.setSystemTime(Date.now() + hours * HOUR_MS);
  tick(20);
  expect(result.current).toBe(30);
  tick(30);
  expect(result.current).toBe(0);
});

test('ends the wait when the clock moves forward past its end', () => {
  const until = Date.now() + MINUTE_MS;
  const { result } = renderHook(() => useSecondsLeft(until));
  jest.setSystemTime(Date.now() + HOUR_MS);
  tick(1);
  expect(result.current).toBe(0);
});
