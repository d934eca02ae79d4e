import { dayNumber, type PlainDay, seoulDay } from './calendar';

/**
 * Error of a day in the future, in a sentence for the parent, or null. Tomorrow may be today where the parent is.
 * @param wanted what to write instead: '태어난 날을 입력해 주세요.'
 * @param now in milliseconds
 */
export function futureDayProblem(day: PlainDay, now: number, wanted: string): string | null {
  const today = seoulDay(now);
  const daysAhead = dayNumber(day) - dayNumber(today);
  if (daysAhead <= 0) return null;
  return daysAhead === 1
    ? `한국은 아직 ${today.month}월 ${today.day}일이에요. ${wanted}`
    : `아직 오지 않은 날짜예요. ${wanted}`;
}
