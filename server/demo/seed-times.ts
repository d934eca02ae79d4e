import { DAY_MS, HOUR_MS } from '@contract/common/time';
import { SEED_CONTESTS } from './texts-contests';

export const SEOUL_MS = 9 * HOUR_MS;

/** Midnight in Seoul, `days` from today. */
export const midnight = (now: number, days: number) =>
  Math.floor((now + SEOUL_MS) / DAY_MS) * DAY_MS - SEOUL_MS + days * DAY_MS;

/** When a contest of the demo opens. */
export const opensAt = (key: string, now: number) =>
  midnight(now, SEED_CONTESTS.find((contest) => contest.key === key)?.opensInDays ?? 0);
