import { addMonths, dayFromNumber, dayNumber, type PlainDay, parseDay } from './calendar';

/**
 * Completed calendar months from `birth` to `today`; 0 before birth. In a shorter month, its last day completes the
 * month.
 */
export function completedMonths(birth: PlainDay, today: PlainDay): number {
  let months = (today.year - birth.year) * 12 + (today.month - birth.month);
  if (dayNumber(addMonths(birth, months)) > dayNumber(today)) months -= 1;
  return Math.max(0, months);
}

/**
 * Completed months as the official growth calculator counts them, for growth only; 0 before birth. Unlike
 * `completedMonths`, the last day of a shorter month completes nothing: a child born on 29 February is 24 months old on
 * 1 March.
 */
export function completedGrowthMonths(birth: PlainDay, on: PlainDay): number {
  const months = (on.year - birth.year) * 12 + (on.month - birth.month) - (on.day < birth.day ? 1 : 0);
  return Math.max(0, months);
}

/** 만 나이: birthdays passed. Of 29 February none before 1 March of a shorter year (Civil Act, article 160). */
export const ageInYears = (birth: PlainDay, today: PlainDay): number =>
  Math.floor(completedGrowthMonths(birth, today) / 12);

/** Age in completed months; 0 for an invalid birth date (docs/specification.md §5.1). */
export function ageInMonths(birthDate: string, today: PlainDay): number {
  const birth = parseDay(birthDate);
  return birth ? completedMonths(birth, today) : 0;
}

export const AGE_GROUPS = ['0~24', '25~36', '36~'] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

/** Exactly 24 and exactly 36 months fall in the last group (docs/specification.md §9.4). */
export function ageGroup(months: number): AgeGroup {
  if (months < 24) return '0~24';
  if (months > 24 && months < 36) return '25~36';
  return '36~';
}

export const FULL_TERM_WEEKS = 40;
/** Born before this many completed weeks counts as early. */
export const PRETERM_BEFORE_WEEKS = 37;
export const MIN_GESTATION_WEEKS = 22;
/** Corrected age is used until the child is this old by the calendar. */
export const CORRECTED_UNTIL_MONTHS = 24;

export type AgeBasis = {
  /** Completed months that checks and growth use. */
  months: number;
  /** Completed months by the calendar. */
  actualMonths: number;
  /** Whether `months` is the corrected age. */
  corrected: boolean;
};

/** The age that checklists and growth use: actual age − (40 weeks − gestation) for a child born before 37 weeks, until 24 months. */
export function ageBasis(birthDate: string, gestationWeeks: number | null, today: PlainDay): AgeBasis {
  const birth = parseDay(birthDate);
  const actualMonths = ageInMonths(birthDate, today);
  const early = gestationWeeks !== null && gestationWeeks < PRETERM_BEFORE_WEEKS;
  if (!birth || !early || actualMonths >= CORRECTED_UNTIL_MONTHS) {
    return { months: actualMonths, actualMonths, corrected: false };
  }
  const due = dayFromNumber(dayNumber(birth) + (FULL_TERM_WEEKS - gestationWeeks) * 7);
  return { months: completedMonths(due, today), actualMonths, corrected: true };
}

/** The day on which `ageBasis(…).months` reaches `months` for the first time. Null when the birth date is not a day. */
export function toAgeBasisDay(birthDate: string, gestationWeeks: number | null, months: number): PlainDay | null {
  const birth = parseDay(birthDate);
  if (!birth) return null;
  const early = gestationWeeks !== null && gestationWeeks < PRETERM_BEFORE_WEEKS;
  if (!early || months >= CORRECTED_UNTIL_MONTHS) return addMonths(birth, months);
  const due = dayFromNumber(dayNumber(birth) + (FULL_TERM_WEEKS - gestationWeeks) * 7);
  const corrected = addMonths(due, months);
  // The corrected age ends at 24 calendar months, whatever value it has then.
  const ends = addMonths(birth, CORRECTED_UNTIL_MONTHS);
  return dayNumber(corrected) < dayNumber(ends) ? corrected : ends;
}
