import type { GrowthMeasure } from '@contract/mypage/growth';
import type { GrowthCurve } from '@contract/mypage/growth.responses';
import { GROWTH_SOURCE } from '@contract/mypage/growth-words';
import type { Profile } from '@contract/profiles/profile.responses';
import type { AgeUsed } from '@contract/test/diagnostics.responses';
import styled from '@emotion/styled';
import { getChartWindow } from '@/features/mypage/growth/chart/chart-window';
import { chartTitle, GrowthChart } from '@/features/mypage/growth/chart/growth-chart';
import { PointWords } from '@/features/mypage/growth/chart/point-words';
import { Rows } from '@/features/mypage/growth/chart/points-table';
import { useGetGrowthCurveQuery } from '@/features/mypage/growth/growth-api';
import { dayLabel, dayOfTime } from '@/shared/lib/age-label';
import { printColor } from '@/shared/tokens';
import { OnPaper } from '@/shared/ui/on-paper';
import { PRINT_COLORS } from './print-colors';

/** Wide enough for A4 between its margins, at 96 dots an inch. */
const WIDTH = 680;
/** Rows that fit under the chart on one page. */
const NEWEST = 10;

interface GrowthPrintSheetProps {
  child: Profile;
  measure: GrowthMeasure;
  /** Today's age. */
  age: AgeUsed;
}

/** One A4 page: the chart that is shown, with its latest figures. */
export default function GrowthPrintSheet({ child, measure, age }: GrowthPrintSheetProps) {
  const { currentData: curve } = useGetGrowthCurveQuery({ profileId: child.id, measure, standard: 'kr2017' });
  const window = curve && getChartWindow(curve, age.months, 'all');
  return (
    <OnPaper>
      <Sheet data-print-sheet="">
        <h1>{child.name} 성장 기록</h1>
        <p>
          태어난 날 {dayLabel(child.birth_date)}
          {child.gestation_weeks === null ? '' : ` (임신 ${child.gestation_weeks}주)`} · 오늘 {dayOfTime(Date.now())} ·{' '}
          {age.actual_months}개월
          {age.corrected ? ` (교정 나이 ${age.months}개월을 기준으로 그렸어요)` : ''}
        </p>
        {curve && window ? (
          <section>
            <h2>{chartTitle(curve)}</h2>
            <p>{GROWTH_SOURCE}</p>
            <GrowthChart curve={curve} window={window} box={{ width: WIDTH, text: 1 }} chosen={null} />
            <Rows curve={curve} points={curve.points.slice(-NEWEST)} />
            <Told curve={curve} monthsNow={age.actual_months} />
          </section>
        ) : null}
        <footer>
          <p>쑥쑥플래너에서 보호자가 적은 기록이에요. 진단이 아니라 의사와 이야기하기 위한 자료예요.</p>
        </footer>
      </Sheet>
    </OnPaper>
  );
}

/** The newest point in words, as under the chart of the screen. */
function Told({ curve, monthsNow }: { curve: GrowthCurve; monthsNow: number }) {
  const newest = curve.points.at(-1);
  return newest ? <PointWords curve={curve} point={newest} monthsNow={monthsNow} /> : null;
}

const Sheet = styled('div')({
  ...PRINT_COLORS,
  color: printColor.ink,
  fontSize: '10.5pt',
  lineHeight: 1.45,
  '& h1': { fontSize: '1.6em', margin: '0 0 2mm' },
  '& h2': { fontSize: '1.1em', margin: '4mm 0 1mm' },
  '& table + p': { marginTop: '2mm' },
  '& svg': { printColorAdjust: 'exact' },
  '& td, & th': { padding: '0.8mm 2mm !important' },
  '& footer': {
    marginTop: '4mm',
    paddingTop: '1.5mm',
    borderTop: `0.2mm solid ${printColor.line}`,
    fontSize: '0.85em',
  },
  '& section': { breakInside: 'avoid' },
});
