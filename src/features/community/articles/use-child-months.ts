import { ageBasis } from '@contract/common/age';
import { seoulDay } from '@contract/common/calendar';
import { useSelectedProfile } from '@/domain/profiles/selected-profile-api';
import { serverNow } from '@/shared/lib/server-clock';

/** The last month there is something to read for. */
const LAST_MONTH = 72;

/** The selected child and its age in completed months, corrected for an early birth; null without a child. */
export function useChildMonths(now = serverNow()) {
  const { profile, isLoading } = useSelectedProfile();
  if (!profile) return { child: null, isLoading };
  const { months, corrected } = ageBasis(profile.birth_date, profile.gestation_weeks, seoulDay(now));
  return { child: { ...profile, months: Math.min(months, LAST_MONTH), corrected }, isLoading: false };
}
