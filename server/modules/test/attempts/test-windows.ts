import { type AgeBasis, toAgeBasisDay } from '@contract/common/age';
import { formatDay } from '@contract/common/calendar';
import type { TestWindow } from '@contract/test/diagnostics.responses';
import type { ContentTest } from '@server/content/content-test';

/** Tells if a check is past, open or to come for a child of this age; a retired one is past. */
export function getTestWindow(
  check: Pick<ContentTest, 'fromMonth' | 'toMonth' | 'retired'>,
  age: AgeBasis,
): TestWindow {
  if (check.retired) return 'past';
  if (age.months < check.fromMonth) return 'upcoming';
  return age.months > check.toMonth ? 'past' : 'current';
}

/** YYYYMMDD on which the check opens for the child. */
export function opensOn(
  check: Pick<ContentTest, 'fromMonth' | 'toMonth'>,
  child: { birthDate: string; gestationWeeks: number | null },
): string | null {
  const day = toAgeBasisDay(child.birthDate, child.gestationWeeks, check.fromMonth);
  return day && formatDay(day);
}
