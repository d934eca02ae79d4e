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

/** Days since birth, 0 on the day of birth, negative before it. */
export const ageInDays = (birth: PlainDay, on: PlainDay): number => dayNumber(on) - dayNumber(birth);

/** Completed weeks since birth, negative before it. */
export const ageInWeeks = (birth: PlainDay, on: PlainDay): number => Math.floor(ageInDays(birth, on) / 7);

/** The day on which a child is so many days old. */
export const toDayOfAge = (birth: PlainDay, days: number): PlainDay => dayFromNumber(dayNumber(birth) + days);

/** Mean days of a year and of a month; by the latter the WHO's tables by day and by month belong together. */
export const YEAR_DAYS = 365.25;
export const MONTH_DAYS = YEAR_DAYS / 12;

/** Days as months of a growth chart. */
export const toChartMonths = (days: number): number => days / MONTH_DAYS;

/** Completed years and months and the days after them; null before birth. */
export function ageParts(birth: PlainDay, on: PlainDay): { years: number; months: number; days: number } | null {
  if (ageInDays(birth, on) < 0) return null;
  const months = completedMonths(birth, on);
  const days = dayNumber(on) - dayNumber(addMonths(birth, months));
  return { years: Math.floor(months / 12), months: months % 12, days };
}

/** Age in months with their part of the running calendar month, for an axis of time; 0 before birth. */
export function exactCalendarMonths(birth: PlainDay, on: PlainDay): number {
  if (ageInDays(birth, on) < 0) return 0;
  const months = completedMonths(birth, on);
  const [begun, ends] = [dayNumber(addMonths(birth, months)), dayNumber(addMonths(birth, months + 1))];
  return months + (dayNumber(on) - begun) / (ends - begun);
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
const CORRECTED_UNTIL_MONTHS = 24;

/** The due date of a child born after so many completed weeks: birth + 280 − 7 × weeks, in days. */
const toDueDay = (birth: PlainDay, gestationWeeks: number): PlainDay =>
  toDayOfAge(birth, (FULL_TERM_WEEKS - gestationWeeks) * 7);

export type AgeBasis = {
  /** Completed months that checks and growth use. */
  months: number;
  /** Completed months by the calendar. */
  actualMonths: number;
  /** True if `months` is the corrected age. */
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
  return { months: completedMonths(toDueDay(birth, gestationWeeks), today), actualMonths, corrected: true };
}

/** The day on which `ageBasis(…).months` reaches `months` for the first time. Null when the birth date is not a day. */
export function toAgeBasisDay(birthDate: string, gestationWeeks: number | null, months: number): PlainDay | null {
  const birth = parseDay(birthDate);
  if (!birth) return null;
  const early = gestationWeeks !== null && gestationWeeks < PRETERM_BEFORE_WEEKS;
  if (!early || months >= CORRECTED_UNTIL_MONTHS) return addMonths(birth, months);
  const corrected = addMonths(toDueDay(birth, gestationWeeks), months);
  // The corrected age ends at 24 calendar months, whatever value it has then.
  const ends = addMonths(birth, CORRECTED_UNTIL_MONTHS);
  return dayNumber(corrected) < dayNumber(ends) ? corrected : ends;
}

export type GrowthAge = AgeBasis & {
  /** Days by the age used: since birth, or since the due date where `corrected`; negative before it. */
  days: number;
  /** Days since birth. */
  actualDays: number;
  /** Before the due date of an early-born child: no growth standard of this product speaks of that time. */
  beforeTerm: boolean;
};

/**
 * The age on the day of a measurement, in days and in the completed months of the official growth calculator; corrected
 * until 24 months for the early-born.
 */
export function growthAge(birthDate: string, gestationWeeks: number | null, on: PlainDay): GrowthAge {
  const birth = parseDay(birthDate);
  if (!birth) return { months: 0, actualMonths: 0, corrected: false, days: 0, actualDays: 0, beforeTerm: false };
  const actualMonths = completedGrowthMonths(birth, on);
  const early = gestationWeeks !== null && gestationWeeks < PRETERM_BEFORE_WEEKS;
  const corrected = early && actualMonths < CORRECTED_UNTIL_MONTHS;
  const term = corrected ? toDueDay(birth, gestationWeeks) : birth;
  const days = ageInDays(term, on);
  return {
    months: completedGrowthMonths(term, on),
    actualMonths,
    corrected,
    days,
    actualDays: ageInDays(birth, on),
    beforeTerm: days < 0,
  };
}
