import { formatDay, seoulDay } from '@contract/common/calendar';
import type { GrowthMeasure } from '@contract/mypage/growth';
import { growthSheet } from '@contract/mypage/sheets/growth-sheet';
import type { Profile } from '@contract/profiles/profile.responses';
import type { AgeUsed } from '@contract/test/diagnostics.responses';
import { useGetGrowthCurveQuery } from '@/features/mypage/growth/growth-api';
import { PaperSheet } from '@/shared/ui/paper-sheet';

const SIZE = 10;

interface GrowthPrintSheetProps {
  child: Profile;
  measure: GrowthMeasure;
  /** Today's age. */
  age: AgeUsed;
}

/** On paper: the chart that is shown, with its latest figures. */
export default function GrowthPrintSheet({ child, measure, age }: GrowthPrintSheetProps) {
  const { currentData: curve } = useGetGrowthCurveQuery({ profileId: child.id, measure, standard: 'kr2017' });
  const sheet = curve && growthSheet(curve, { child, age, day: formatDay(seoulDay(Date.now())) });
  return sheet ? <PaperSheet sheet={sheet} size={SIZE} /> : null;
}
