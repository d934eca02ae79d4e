import { ageBasis } from '@contract/common/age';
import { seoulDay } from '@contract/common/calendar';
import type { Profile } from '@contract/profiles/profile.responses';
import type { TestCard } from '@contract/test/diagnostics.responses';
import { serverNow } from '@/shared/lib/server-clock';

/** The children beside `profileId` whose age a check is for now too: twins, mostly. A guardian's check is answered once. */
export function siblingsFor(
  { about, window, from_month, to_month }: Pick<TestCard, 'about' | 'window' | 'from_month' | 'to_month'>,
  profileId: string,
  children: readonly Profile[],
  now = serverNow(),
): Profile[] {
  if (about !== 'child' || window !== 'current') return [];
  return children.filter(({ id, birth_date, gestation_weeks }) => {
    const { months } = ageBasis(birth_date, gestation_weeks, seoulDay(now));
    return id !== profileId && months >= from_month && months <= to_month;
  });
}
