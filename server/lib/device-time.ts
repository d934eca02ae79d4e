/** A device whose clock is before this was never set; PostgreSQL refuses the first years. */
const EARLIEST = Date.UTC(2000, 0, 1);

/**
 * When something was done by a device's clock. One that is ahead counts as the server's, or the device would win for
 * ever; where the server's clock was turned back since, the last stored time is the present.
 * @param last the latest stored time, in milliseconds
 */
export const clampDeviceTime = (text: string, now: number, last = 0): Date =>
  new Date(Math.min(presentAfter(now, last), Math.max(EARLIEST, Date.parse(text))));

/** The present, in milliseconds, but later than what was written before by a clock that was ahead. */
export const presentAfter = (now: number, last: number): number => (now < last ? last + 1 : now);
