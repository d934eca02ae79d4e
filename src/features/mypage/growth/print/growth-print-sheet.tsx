import type { GrowthMeasure } from '@contract/mypage/growth';
import type { GrowthNewest } from '@contract/mypage/growth.responses';
import { growthSheet } from '@contract/mypage/sheets/growth-sheet';
import type { Profile } from '@contract/profiles/profile.responses';
import type { AgeUsed } from '@contract/test/diagnostics.responses';
import { useGetGrowthCurveQuery } from '@/features/mypage/growth/growth-api';
import { serverToday } from '@/shared/lib/server-clock';
import { PaperSheet } from '@/shared/print/paper-sheet';

const SIZE = 10;

interface GrowthPrintSheetProps {
  child: Profile;
  measure: GrowthMeasure;
  /** Today's age. */
  age: AgeUsed;
  newest: readonly GrowthNewest[];
}

/** On paper: the chart that is shown, with its latest figures. */
export default function GrowthPrintSheet({ child, measure, age, newest }: GrowthPrintSheetProps) {
  const { currentData: curve } = useGetGrowthCurveQuery({ profileId: child.id, measure, standard: 'kr2017' });
  const sheet = curve && growthSheet(curve, { child, age, day: serverToday(), newest });
  return sheet ? <PaperSheet sheet={sheet} size={SIZE} /> : null;
}
