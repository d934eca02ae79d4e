import { formatDay, seoulDay } from '@contract/common/calendar';

/** Milliseconds by which the device's clock is behind the server's; 0 until an answer of the server says otherwise. */
let offset = 0;

/** The present by the server's clock, in milliseconds: a device may be a day off. */
export const serverNow = (): number => Date.now() + offset;

/** Today in Seoul by the server's clock, YYYYMMDD. */
export const serverToday = (): string => formatDay(seoulDay(serverNow()));

/**
 * Reads the server's clock from an answer's `Date` header, which has whole seconds. The device is right where the header
 * lies between the question and the answer.
 * @param asked when the question was sent, in milliseconds of the device
 */
export function readServerClock(header: string | null, asked: number): void {
  const date = Date.parse(header ?? '');
  if (Number.isNaN(date)) return;
  const received = Date.now();
  const isRight = date + 1000 > asked && date <= received;
  offset = isRight ? 0 : date + 500 - (asked + received) / 2;
}
