import { dayFromNumber, dayNumber, type PlainDay, parseDay } from '@contract/common/calendar';
import type { LetterContent } from '@contract/home/weekly-letter.responses';
import { listWindows, type WindowChild } from '../health-windows/list-windows';
import { composeWeeklyLetter, type SentLetter } from './compose-weekly-letter';
import { type LetterChild, letterWeek, nextLetterDay } from './letter-week';

/** Every letter of a child from one day on until the last, each composed on its first day. For tests and prints. */
export function letterSeries(
  child: LetterChild,
  from: PlainDay | null = parseDay(child.birthDate),
): (SentLetter & { content: LetterContent })[] {
  const written: (SentLetter & { content: LetterContent })[] = [];
  let week = from && letterWeek(child, from);
  while (week) {
    const today = week.startsOn;
    const windows = listWindows(toWindowChild(child), new Map(), today);
    const content = composeWeeklyLetter({ child, week, today, windows, sent: written, postIds: [] });
    written.push({
      startsOn: today,
      playId: content.play?.id ?? null,
      articleKey: content.article?.key ?? null,
      content,
    });
    week = letterWeek(child, nextLetterDay(week));
  }
  return written;
}

/** Registered on the day of birth, nothing marked. */
function toWindowChild({ birthDate }: LetterChild): WindowChild {
  const birth = parseDay(birthDate) ?? dayFromNumber(0);
  return {
    birthDate,
    createdAt: new Date(Date.UTC(birth.year, birth.month - 1, birth.day, 3)),
    combinedVaccine: null,
    bookletUntil: null,
  };
}

export const daysApart = (a: PlainDay, b: PlainDay): number => Math.abs(dayNumber(a) - dayNumber(b));
