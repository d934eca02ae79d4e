import { MINUTE_MS } from '@contract/common/time';

/** After the last touch a child may look and think for so long. */
export const IDLE_MS = MINUTE_MS;
/** What is counted is handed over at least so often, so that little is lost with the page. */
export const HAND_OVER_MS = MINUTE_MS;

/** A stretch of learning, as the contract's StudySegment tells it but for its id. `startedAt`: ms since the epoch. */
export type Stretch = { startedAt: number; seconds: number };

/**
 * Counts the time a child is really busy: seen on the screen, and touched within the last minute. A stretch begins with
 * a touch. What is less than a second is carried on to the next one.
 * @param now ms since the epoch, the device's clock
 * @param handOver takes each stretch once, in order
 */
export function studyClock(now: () => number, handOver: (stretch: Stretch) => void) {
  let from: number | null = null;
  let touchedAt = 0;
  let before = 0;

  /** Up to now, to the end of the child's minute, and never backwards. */
  const end = () => Math.max(before, Math.min(now(), touchedAt + IDLE_MS));
  const flush = () => {
    if (from === null) return;
    const seconds = Math.floor((end() - from) / 1000);
    if (seconds < 1) return;
    handOver({ startedAt: from, seconds });
    from += seconds * 1000;
  };
  const stop = () => {
    flush();
    from = null;
  };

  return {
    touched() {
      const at = now();
      // The clock was set back, or the child was away: what was begun ends where it was last seen.
      if (from !== null && (at < before || at > touchedAt + IDLE_MS)) stop();
      from ??= at;
      touchedAt = at;
      before = at;
    },
    /** From time to time, while the page lives. */
    tick() {
      if (from === null) return;
      if (now() < before || now() > touchedAt + IDLE_MS) stop();
      else if (now() - from >= HAND_OVER_MS) flush();
    },
    /** What is counted goes out now; the child goes on. */
    flush,
    /** The page went out of sight, or is left. */
    stop,
  };
}
