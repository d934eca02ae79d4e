import { type AgeBasis, ageBasis, ageInWeeks, FULL_TERM_WEEKS, toDayOfAge } from '@contract/common/age';
import { dayFromNumber, dayNumber, type PlainDay, parseDay } from '@contract/common/calendar';
import { LETTERS_UNTIL_MONTHS } from '@contract/home/letter-ages';
import type { profiles } from '@server/db/schema';

const DAYS = 7;

/** Fields of a child that its letters follow from. */
export type LetterChild = Pick<typeof profiles.$inferSelect, 'id' | 'birthDate' | 'gestationWeeks'>;

export type LetterWeek = {
  /** Completed weeks since birth. */
  week: number;
  startsOn: PlainDay;
  /** At its first day. */
  age: AgeBasis;
  /** Of a child born early, from the first day to the one it was expected on; 0 from then on, and for all others. */
  weeksToDue: number;
  /** Its age in months is not that of the week before. */
  isFirstOfMonth: boolean;
};

/** The week of a child's life that a day is in; null without a birth date, before birth and from six years. */
export function letterWeek({ birthDate, gestationWeeks }: LetterChild, on: PlainDay): LetterWeek | null {
  const birth = parseDay(birthDate);
  if (!birth || dayNumber(on) < dayNumber(birth)) return null;
  const week = ageInWeeks(birth, on);
  const startsOn = toDayOfAge(birth, week * DAYS);
  const age = ageBasis(birthDate, gestationWeeks, startsOn);
  if (age.actualMonths >= LETTERS_UNTIL_MONTHS) return null;
  const weeksToDue =
    age.corrected && gestationWeeks !== null ? Math.max(0, FULL_TERM_WEEKS - gestationWeeks - week) : 0;
  const isFirstOfMonth = ageBasis(birthDate, gestationWeeks, addDays(startsOn, -DAYS)).months < age.months;
  return { week, startsOn, age, weeksToDue, isFirstOfMonth };
}

const addDays = (day: PlainDay, days: number): PlainDay => dayFromNumber(dayNumber(day) + days);

/** The age that a letter names when it is read: today's, in an earlier week's letter that of the end of its week. */
export function ageWhenRead(
  { birthDate, gestationWeeks }: LetterChild,
  { startsOn }: LetterWeek,
  today: PlainDay,
): AgeBasis {
  const last = addDays(startsOn, DAYS - 1);
  return ageBasis(birthDate, gestationWeeks, dayNumber(today) < dayNumber(last) ? today : last);
}

/** The first day of the next week. */
export const nextLetterDay = ({ startsOn }: LetterWeek): PlainDay => addDays(startsOn, DAYS);
