import { formatDay, seoulDay } from '@contract/common/calendar';
import type { OfficialResult } from '@contract/test/diagnostics-official.responses';
import type { AttemptSummary } from '@contract/test/diagnostics-results.responses';

/** One event: a check started or completed, or a clinic's result. `day` is YYYYMMDD in Seoul. */
export type Moment =
  | { kind: 'attempt'; day: string; attempt: AttemptSummary }
  | { kind: 'official'; day: string; record: OfficialResult };

/** Moments of one calendar month, 'YYYYMM'. */
export type Month = { month: string; moments: Moment[] };

const toSeoulDay = (time: string) => formatDay(seoulDay(Date.parse(time)));

/** Checks and clinic results on one axis, newest first; of one day the checks in the order they were finished. */
export function timeLine(attempts: readonly AttemptSummary[], records: readonly OfficialResult[]): Moment[] {
  const timed = [
    ...attempts.map((attempt) => {
      const time = attempt.completed_at ?? attempt.started_at;
      return { time, moment: { kind: 'attempt', day: toSeoulDay(time), attempt } satisfies Moment };
    }),
    // a check-up is known by its day alone
    ...records.map((record) => ({
      time: '',
      moment: { kind: 'official', day: record.taken_on, record } satisfies Moment,
    })),
  ];
  return timed
    .sort((a, b) => b.moment.day.localeCompare(a.moment.day) || b.time.localeCompare(a.time))
    .map(({ moment }) => moment);
}

/** The time line month by month. */
export function byMonth(moments: readonly Moment[]): Month[] {
  const months: Month[] = [];
  for (const moment of moments) {
    const month = moment.day.slice(0, 6);
    const last = months.at(-1);
    if (last?.month === month) last.moments.push(moment);
    else months.push({ month, moments: [moment] });
  }
  return months;
}
