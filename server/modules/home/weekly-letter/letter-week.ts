import { type AgeBasis, ageBasis, FULL_TERM_WEEKS } from '@contract/common/age';
import { dayFromNumber, dayNumber, type PlainDay, parseDay } from '@contract/common/calendar';
import { LETTERS_UNTIL_MONTHS } from '@contract/home/letter-ages';
import type { profiles } from '@server/db/schema';

const DAYS = 7;

/** What of a child its letters follow from. */
export type LetterChild = Pick<typeof profiles.$inferSelect, 'id' | 'birthDate' | 'gestationWeeks'>;

export type LetterWeek = {
  /** Completed weeks since birth. */
  week: number;
  startsOn: PlainDay;
  /** At its first day. */
  age: AgeBasis;
  /** Born early, and not yet the day it was expected on. */
  beforeDue: boolean;
};

/** The week of a child's life that a day is in; null without a birth date, before birth and from six years. */
export function letterWeek({ birthDate, gestationWeeks }: LetterChild, on: PlainDay): LetterWeek | null {
  const birth = parseDay(birthDate);
  if (!birth || dayNumber(on) < dayNumber(birth)) return null;
  const week = Math.floor((dayNumber(on) - dayNumber(birth)) / DAYS);
  const startsOn = dayFromNumber(dayNumber(birth) + week * DAYS);
  const age = ageBasis(birthDate, gestationWeeks, startsOn);
  if (age.actualMonths >= LETTERS_UNTIL_MONTHS) return null;
  const beforeDue = age.corrected && gestationWeeks !== null && week < FULL_TERM_WEEKS - gestationWeeks;
  return { week, startsOn, age, beforeDue };
}

/** The first day of the next week. */
export const nextLetterDay = ({ startsOn }: LetterWeek): PlainDay => dayFromNumber(dayNumber(startsOn) + DAYS);
