import { dayFromNumber, dayNumber, parseDay } from '@contract/common/calendar';
import type { StudyAnalysis, StudySums } from '@contract/learning/learning.responses';

export type StudySpan = 'days' | 'weeks';
/** One bar: a day, or a week by its Monday. */
export type StudyBar = StudySums & {
  key: string;
  /** Under the bar: '3/9', '오늘' for the last day, '이번 주' for the last week. */
  label: string;
  /** '3월 9일', '3월 9일~15일' */
  name: string;
};

const toDayNumber = (text: string) => {
  const day = parseDay(text);
  return day ? dayNumber(day) : 0;
};

function monthDay(text: string, ahead = 0) {
  const { month, day } = dayFromNumber(toDayNumber(text) + ahead);
  return { month, day };
}

export const studyBars = ({ days, weeks }: StudyAnalysis, span: StudySpan): StudyBar[] =>
  span === 'days'
    ? days.map(({ day, ...sums }, nth) => {
        const on = monthDay(day);
        return {
          ...sums,
          key: day,
          label: nth === days.length - 1 ? '오늘' : `${on.month}/${on.day}`,
          name: `${on.month}월 ${on.day}일`,
        };
      })
    : weeks.map(({ from, ...sums }, nth) => {
        const [begun, ended] = [monthDay(from), monthDay(from, 6)];
        const end = ended.month === begun.month ? `${ended.day}일` : `${ended.month}월 ${ended.day}일`;
        return {
          ...sums,
          key: from,
          label: nth === weeks.length - 1 ? '이번 주' : `${begun.month}/${begun.day}`,
          name: `${begun.month}월 ${begun.day}일~${end}`,
        };
      });

/** Minutes at which the chart has a line: nought and two or three round values up to the longest bar. */
export function minuteTicks(seconds: number): number[] {
  const most = Math.max(1, seconds / 60);
  const step = [5, 10, 15, 20, 30, 60, 120, 240].find((minutes) => most / minutes <= 3) ?? 480;
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, nth) => nth * step);
}
