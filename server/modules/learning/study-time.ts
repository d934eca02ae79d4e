import { dayFromNumber, dayNumber, formatDay, parseDay, seoulDay } from '@contract/common/calendar';
import { DAY_SECONDS, HOUR_SECONDS } from '@contract/common/time';

const SEOUL_OFFSET_SECONDS = 9 * HOUR_SECONDS;

/** From `from` until before `to`, in whole seconds since the epoch. */
export type Stretch = { from: number; to: number };

/** The day in Seoul that has this second, and where it begins and ends. */
export function dayAround(second: number): Stretch & { day: string } {
  const day = seoulDay(second * 1000);
  const from = dayNumber(day) * DAY_SECONDS - SEOUL_OFFSET_SECONDS;
  return { day: formatDay(day), from, to: from + DAY_SECONDS };
}

/** The Monday on or before a day, both YYYYMMDD. */
export function toMonday(text: string): string {
  const day = parseDay(text);
  const at = day ? dayNumber(day) : 0;
  // Day 0 of 1970 was a Thursday.
  return formatDay(dayFromNumber(at - ((at + 3) % 7)));
}

/** The days in Seoul that stretches touch, each once. */
export function daysTouched(stretches: readonly Stretch[]): (Stretch & { day: string })[] {
  const days = new Map<string, Stretch & { day: string }>();
  for (const { from, to } of stretches)
    for (const second of [from, to - 1]) {
      const around = dayAround(second);
      days.set(around.day, around);
    }
  return [...days.values()];
}

/** How long at least one of the stretches lasted within `window`: two devices at one time count once. */
export function secondsWithin(window: Stretch, stretches: readonly Stretch[]): number {
  const inside = stretches
    .map(({ from, to }) => ({ from: Math.max(from, window.from), to: Math.min(to, window.to) }))
    .filter(({ from, to }) => to > from)
    .toSorted((a, b) => a.from - b.from);
  let sum = 0;
  let until = Number.NEGATIVE_INFINITY;
  for (const { from, to } of inside) {
    sum += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return sum;
}
