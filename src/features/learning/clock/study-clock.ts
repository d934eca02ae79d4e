import { MINUTE_MS } from '@contract/common/time';

/** The idle time after a touch that still counts as learning. */
const IDLE_MS = MINUTE_MS;
/** The longest time before counted seconds are reported, so that little is lost with the page. */
const HAND_OVER_MS = MINUTE_MS;

/** A stretch of learning: the contract's StudySegment without its id. `startedAt`: ms since the epoch. */
export type Stretch = { startedAt: number; seconds: number };

/**
 * Counts the active time of a child: the page visible, and touched within the last minute. A stretch starts with a
 * touch; less than a second is carried over to the next one.
 * @param now ms since the epoch, the device's clock
 * @param handOver receives each stretch once, in order
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
      // The clock was set back, or the child was away: the stretch ends at the last active time.
      if (from !== null && (at < before || at > touchedAt + IDLE_MS)) stop();
      from ??= at;
      touchedAt = at;
      before = at;
    },
    /** Called periodically. */
    tick() {
      if (from === null) return;
      if (now() < before || now() > touchedAt + IDLE_MS) stop();
      else if (now() - from >= HAND_OVER_MS) flush();
    },
    /** Reports the counted seconds now; counting continues. */
    flush,
    /** The page went out of sight, or is left. */
    stop,
  };
}
