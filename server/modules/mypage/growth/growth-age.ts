import { type AgeBasis, ageBasis, FULL_TERM_WEEKS } from '@contract/common/age';
import { dayNumber, type PlainDay, parseDay } from '@contract/common/calendar';
import type { GrowthPosition } from '@contract/mypage/growth';
import { STANDING_FROM_MONTHS } from '@contract/mypage/growth';

export type GrowthAge = AgeBasis & {
  /** Before the due date of an early-born child: no standard of this product speaks of that time. */
  beforeTerm: boolean;
};

/** The age on the day of a measurement: completed months, corrected until 24 months for the early-born. */
export function growthAge(birthDate: string, gestationWeeks: number | null, on: PlainDay): GrowthAge {
  const basis = ageBasis(birthDate, gestationWeeks, on);
  const birth = parseDay(birthDate);
  if (!birth) return { ...basis, beforeTerm: false };
  const early = basis.corrected && gestationWeeks !== null ? (FULL_TERM_WEEKS - gestationWeeks) * 7 : 0;
  return { ...basis, beforeTerm: dayNumber(on) < dayNumber(birth) + early };
}

/** How height is measured at that age, so that it fits its table. */
export const usualPosition = (months: number): GrowthPosition => (months < STANDING_FROM_MONTHS ? 'lying' : 'standing');
