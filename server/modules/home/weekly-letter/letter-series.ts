import { dayFromNumber, dayNumber, type PlainDay, parseDay } from '@contract/common/calendar';
import type { LetterContent, WeeklyLetter } from '@contract/home/weekly-letter.responses';
import type { WindowChild } from '../health-windows/list-schedule';
import { listWindows } from '../health-windows/list-windows';
import { composeWeeklyLetter, type SentLetter } from './compose-weekly-letter';
import { toMilestones } from './letter-milestones';
import { listSteps } from './letter-steps';
import { type LetterChild, type LetterWeek, letterWeek, nextLetterDay } from './letter-week';

type SeriesLetter = SentLetter & {
  week: LetterWeek;
  content: LetterContent;
  milestones: WeeklyLetter['milestones'];
  next: WeeklyLetter['next'];
};

/** Every week of a child with a letter, from one day on. */
export function letterWeeks(child: LetterChild, from: PlainDay | null = parseDay(child.birthDate)): LetterWeek[] {
  const weeks: LetterWeek[] = [];
  let week = from && letterWeek(child, from);
  while (week) {
    weeks.push(week);
    week = letterWeek(child, nextLetterDay(week));
  }
  return weeks;
}

/**
 * The letters of a child from one day on, the last one at six years or after `count`, each as it is read on its first
 * day. For tests and prints.
 */
export function letterSeries(
  child: LetterChild,
  { from, count }: { from?: PlainDay; count?: number } = {},
): SeriesLetter[] {
  const written: SeriesLetter[] = [];
  for (const week of letterWeeks(child, from).slice(0, count)) {
    const today = week.startsOn;
    const content = composeWeeklyLetter({ child, week, sent: written, postIds: [] });
    written.push({
      startsOn: today,
      playId: content.play?.id ?? null,
      articleKey: content.article?.key ?? null,
      week,
      content,
      milestones: toMilestones(week),
      next: listSteps(child, listWindows(toWindowChild(child), new Map(), today), today),
    });
  }
  return written;
}

/** Registered on the day of birth, nothing marked. */
function toWindowChild({ birthDate, gestationWeeks }: LetterChild): WindowChild {
  const birth = parseDay(birthDate) ?? dayFromNumber(0);
  return {
    birthDate,
    gestationWeeks,
    createdAt: new Date(Date.UTC(birth.year, birth.month - 1, birth.day, 3)),
    combinedVaccine: null,
    bookletUntil: null,
  };
}

export const daysApart = (a: PlainDay, b: PlainDay): number => Math.abs(dayNumber(a) - dayNumber(b));
