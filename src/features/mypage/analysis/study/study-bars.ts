import { dayFromNumber, dayNumber, formatDay, parseDay } from '@contract/common/calendar';
import type { StudyAnalysis, StudySums } from '@contract/learning/learning.responses';
import { listDay, listSpan } from '@/shared/lib/age-label';

export type StudySpan = 'days' | 'weeks';
/** One bar: a day, or a week by its Monday. */
export type StudyBar = StudySums & {
  key: string;
  /** Under the bar: '3/9', '오늘' for the last day, '이번 주' for the last week. */
  label: string;
  /** '3월 9일', '3월 9일부터 3월 15일까지' */
  name: string;
};

const toDayNumber = (text: string) => {
  const day = parseDay(text);
  return day ? dayNumber(day) : 0;
};

/** '20260309' → '3/9', for the narrow places under bars. */
function barDay(text: string) {
  const { month, day } = dayFromNumber(toDayNumber(text));
  return `${month}/${day}`;
}

const sundayAfter = (monday: string) => formatDay(dayFromNumber(toDayNumber(monday) + 6));

export const studyBars = ({ days, weeks }: StudyAnalysis, span: StudySpan): StudyBar[] =>
  span === 'days'
    ? days.map(({ day, ...sums }, index) => ({
        ...sums,
        key: day,
        label: index === days.length - 1 ? '오늘' : barDay(day),
        name: listDay(day),
      }))
    : weeks.map(({ from, ...sums }, index) => ({
        ...sums,
        key: from,
        label: index === weeks.length - 1 ? '이번 주' : barDay(from),
        name: listSpan(from, sundayAfter(from)),
      }));

/** Minutes at which the chart has a line: nought and two or three round values up to the longest bar. */
export function minuteTicks(seconds: number): number[] {
  const most = Math.max(1, seconds / 60);
  const step = [5, 10, 15, 20, 30, 60, 120, 240].find((minutes) => most / minutes <= 3) ?? 480;
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, index) => index * step);
}
