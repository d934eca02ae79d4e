import type { GrowthCurve } from '@contract/mypage/growth.responses';
import { GROWTH_SOURCE } from '@contract/mypage/growth-words';
import type { AgeUsed } from '@contract/test/diagnostics.responses';
import styled from '@emotion/styled';
import { getChartWindow } from '@/features/mypage/growth/chart/chart-window';
import { chartTitle, GrowthChart } from '@/features/mypage/growth/chart/growth-chart';
import { PRINT_COLORS } from '@/features/mypage/growth/print/print-colors';
import type { DoctorContent } from './doctor-content';

/** Of one of two charts beside each other, in px at 96 dots an inch. */
const CHART = { width: 330, height: 168, text: 0.85 } as const;
/** Height of the charts on the paper in points, with their titles. */
export const CURVES_HEIGHT = (CHART.height + 22) * 0.75;

interface GrowthPartProps {
  content: Pick<DoctorContent, 'growth' | 'growthLines'>;
  /** Of height and weight; empty where they do not fit or were not loaded. */
  curves: readonly GrowthCurve[];
  age: AgeUsed;
}

/** 성장: the latest measurements, their rates and bands, and small curves with the reference named. */
export function GrowthPart({ content: { growth, growthLines }, curves, age }: GrowthPartProps) {
  if (growth.length === 0) return null;
  return (
    <section>
      <h2>
        성장 <small>괄호 안은 백분위수 · {GROWTH_SOURCE}</small>
      </h2>
      <table>
        <thead>
          <tr>
            <th>잰 날</th>
            <th>나이</th>
            <th>키</th>
            <th>몸무게</th>
            <th>머리둘레</th>
          </tr>
        </thead>
        <tbody>
          {growth.map(({ when, age: measuredAt, height, weight, head }) => (
            <tr key={when}>
              <td>{when}</td>
              <td>{measuredAt}</td>
              <td>{height}</td>
              <td>{weight}</td>
              <td>{head}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {growthLines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Curves curves={curves} age={age} />
    </section>
  );
}

function Curves({ curves, age }: Pick<GrowthPartProps, 'curves' | 'age'>) {
  const drawn = curves.flatMap((curve) => {
    const window = curve.points.length > 0 ? getChartWindow(curve, age.months, 'all') : null;
    return window ? [{ curve, window }] : [];
  });
  if (drawn.length === 0) return null;
  return (
    <Pair>
      {drawn.map(({ curve, window }) => (
        <figure key={curve.measure}>
          <figcaption>{chartTitle(curve)}</figcaption>
          <GrowthChart curve={curve} window={window} box={CHART} height={CHART.height} chosen={null} />
        </figure>
      ))}
    </Pair>
  );
}

const Pair = styled('div')({
  ...PRINT_COLORS,
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: '1.5mm',
  '& figure': { margin: 0 },
  '& figcaption': { fontSize: '0.9em', fontWeight: 600 },
  '& svg': { printColorAdjust: 'exact' },
});
