import { seoulDay } from '@contract/common/calendar';

/** An ISO time as its day in Seoul: '2026년 11월 21일'. */
export function dayText(time: string): string {
  const { year, month, day } = seoulDay(Date.parse(time));
  return `${year}년 ${month}월 ${day}일`;
}
