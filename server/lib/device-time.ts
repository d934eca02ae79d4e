/** A device whose clock is before this was never set; PostgreSQL refuses the first years. */
const EARLIEST = Date.UTC(2000, 0, 1);

/**
 * Errors of a device's clock count in steps of this. What a request needs to arrive would else be taken for an error, and
 * a change made while the one before was on its way would count as the earlier one.
 */
const STEP = 30_000;

/** The server's clock, and the device's when it sent the request, where it said, in milliseconds. */
export type Clocks = { now: number; sentAt?: number };

/**
 * When something was done, by the server's clock: as long ago as the device says. A device that is behind would else
 * lose to what was written before, one that is ahead would win for ever; where the server's clock was turned back since,
 * the last stored time is the present.
 * @param text the time by the device's clock
 * @param last the latest stored time, in milliseconds
 */
export function toServerTime(text: string, { now, sentAt }: Clocks, last = 0): Date {
  const present = presentAfter(now, last);
  const error = sentAt === undefined ? 0 : Math.round((present - sentAt) / STEP) * STEP;
  const at = Date.parse(text) + error;
  return new Date(Math.min(present, Math.max(EARLIEST, at)));
}

/** The present, in milliseconds, but later than what was written before by a clock that was ahead. */
export const presentAfter = (now: number, last: number): number => (now < last ? last + 1 : now);
