import { DAY_MS } from '@contract/common/time';
import type { ContestCard } from '@contract/community/contests.responses';
import { formatTime } from '@/shared/lib/format-time';

/** The values of the staff's form: the first and the last day of taking part, and the time of the results, in Seoul. */
export type FormDays = { opens_at: string; closes_at: string; results_at: string };

/** A contest opens at the start of its first day and closes at the end of its last. */
export const toContestTimes = ({ opens_at, closes_at, results_at }: FormDays): FormDays => ({
  opens_at: new Date(`${opens_at}T00:00:00+09:00`).toISOString(),
  closes_at: new Date(Date.parse(`${closes_at}T00:00:00+09:00`) + DAY_MS).toISOString(),
  results_at: new Date(`${results_at}:00+09:00`).toISOString(),
});

export const toFormDays = (contest: Pick<ContestCard, keyof FormDays>): FormDays => ({
  opens_at: formatTime(contest.opens_at, 'iso'),
  closes_at: formatTime(Date.parse(contest.closes_at) - 1, 'iso'),
  results_at: formatTime(contest.results_at, 'isoMinute'),
});
