import { useEffect, useState } from 'react';

/** Safari has no idle callbacks. */
const ABOUT_IDLE_MS = 500;

/** Runs `work` when the browser is idle. @returns cancels it */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, ABOUT_IDLE_MS);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(work);
  return () => cancelIdleCallback(id);
}

/** Resolves when the browser is idle. */
export const untilIdle = () => new Promise<void>((resolve) => void whenIdle(resolve));

/** True once the browser has been idle since the component was mounted: for what the screen does not wait for. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}
