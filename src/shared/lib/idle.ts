import { useEffect, useState } from 'react';

/** Safari has no idle callbacks. */
const ABOUT_IDLE_MS = 500;

/** An idle period is so long only when no frame is due: a page that is still being rendered has shorter ones. */
const QUIET_MS = 30;

/** Resolves in an idle period of the browser in which nothing is rendered, for work that is a task of its own. */
export const whenQuiet = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback !== 'function') {
      setTimeout(resolve, ABOUT_IDLE_MS);
      return;
    }
    const look = (deadline: IdleDeadline) =>
      deadline.timeRemaining() > QUIET_MS ? resolve() : void requestIdleCallback(look);
    requestIdleCallback(look);
  });

/** Runs `work` when the browser is idle. @returns cancels it */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, ABOUT_IDLE_MS);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(work);
  return () => cancelIdleCallback(id);
}

/** True once the browser has been idle since the component was mounted: for what the screen does not wait for. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}
