import {
  type AgeBasis,
  CORRECTED_UNTIL_MONTHS,
  completedGrowthMonths,
  FULL_TERM_WEEKS,
  PRETERM_BEFORE_WEEKS,
} from '@contract/common/age';
import { dayFromNumber, dayNumber, type PlainDay, parseDay } from '@contract/common/calendar';
import { type GrowthPosition, STANDING_FROM_MONTHS } from './growth';

export type GrowthAge = AgeBasis & {
  /** Before the due date of an early-born child: no standard of this product speaks of that time. */
  beforeTerm: boolean;
};

/** The age on the day of a measurement: completed months, corrected until 24 months for the early-born. */
export function growthAge(birthDate: string, gestationWeeks: number | null, on: PlainDay): GrowthAge {
  const birth = parseDay(birthDate);
  if (!birth) return { months: 0, actualMonths: 0, corrected: false, beforeTerm: false };
  const actualMonths = completedGrowthMonths(birth, on);
  const early = gestationWeeks !== null && gestationWeeks < PRETERM_BEFORE_WEEKS;
  const corrected = early && actualMonths < CORRECTED_UNTIL_MONTHS;
  const term = dayNumber(birth) + (corrected ? (FULL_TERM_WEEKS - gestationWeeks) * 7 : 0);
  return {
    months: completedGrowthMonths(dayFromNumber(term), on),
    actualMonths,
    corrected,
    beforeTerm: dayNumber(on) < term,
  };
}

/** How height is measured at that age, so that it fits its table. */
export const usualPosition = (months: number): GrowthPosition => (months < STANDING_FROM_MONTHS ? 'lying' : 'standing');
