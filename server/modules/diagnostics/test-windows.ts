import { type AgeBasis, dayOfAgeBasis } from '@contract/age';
import { formatDay } from '@contract/calendar';
import type { TestWindow } from '@contract/diagnostics';
import type { DevelopmentCheck } from '@server/content/development-check';

/** Where a check stands for a child of this age; under two months everything is still to come. */
export function windowOf(check: DevelopmentCheck, age: AgeBasis): TestWindow {
  if (age.months < check.fromMonth) return 'upcoming';
  return age.months > check.toMonth ? 'past' : 'current';
}

/** YYYYMMDD on which the check opens for the child. */
export function opensOn(
  check: DevelopmentCheck,
  child: { birthDate: string; gestationWeeks: number | null },
): string | null {
  const day = dayOfAgeBasis(child.birthDate, child.gestationWeeks, check.fromMonth);
  return day && formatDay(day);
}
