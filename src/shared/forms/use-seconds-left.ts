import { useEffect, useState } from 'react';

const secondsUntil = (until: number | null) =>
  until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000));

/**
 * Whole seconds until a moment; 0 once it is past.
 * @param until milliseconds since the epoch
 */
export function useSecondsLeft(until: number | null): number {
  const [left, setLeft] = useState(() => secondsUntil(until));
  const [shown, setShown] = useState(until);
  if (shown !== until) {
    setShown(until);
    setLeft(secondsUntil(until));
  }
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    // The clock is read each time: timers pause while a phone sleeps. A clock that was turned back meanwhile does not
    // lengthen the wait.
    const timer = setInterval(() => {
      const byClock = secondsUntil(until);
      setLeft((before) => Math.min(before - 1, byClock));
    }, 1000);
    return () => clearInterval(timer);
  }, [until, running]);
  return left;
}
