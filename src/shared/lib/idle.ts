import { useEffect, useState } from 'react';

/** Safari has no idle callbacks. */
const ABOUT_IDLE_MS = 500;

/** Runs `work` when the browser is idle, with the deadline of that period where the browser has them. @returns cancels it */
export function whenIdle(work: (deadline?: IdleDeadline) => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, ABOUT_IDLE_MS);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(work);
  return () => cancelIdleCallback(id);
}

/** An idle period is so long only when no frame is due: a page that is still being rendered has shorter ones. */
const QUIET_MS = 30;
/** Taps come in rows: for so long after one, work that is a task of its own would keep the next one waiting. */
const UNTOUCHED_MS = 2000;

/** Time of the last tap or key. */
let inputAt = Number.NEGATIVE_INFINITY;

/** From now on, `whenQuiet` waits until a tap or a key is over. */
export function followInput(): void {
  const follow = () => {
    inputAt = performance.now();
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, follow, { capture: true, passive: true });
}

/**
 * Resolves in an idle period of the browser in which nothing is rendered and that does not soon follow a tap or a key, for
 * work that is a task of its own.
 */
export const whenQuiet = () =>
  new Promise<void>((resolve) => {
    const look = (deadline?: IdleDeadline) => {
      const rest = inputAt + UNTOUCHED_MS - performance.now();
      if (rest > 0) setTimeout(() => whenIdle(look), rest);
      else if (!deadline || deadline.timeRemaining() > QUIET_MS) resolve();
      else whenIdle(look);
    };
    whenIdle(look);
  });

/** True once the browser has been idle since the component was mounted: for what the screen does not wait for. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}
