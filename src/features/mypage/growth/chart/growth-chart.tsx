import { CURVE_PERCENTILES } from '@contract/mypage/growth';
import type { GrowthCurve, GrowthPoint, GrowthStretch } from '@contract/mypage/growth.responses';
import { MEASURE_LABELS } from '@contract/mypage/growth-words';
import styled from '@emotion/styled';
import { useId } from 'react';
import { bandPath, linePath, type Spot } from '@/features/mypage/charts/line-path';
import { nearestInColumn } from '@/features/mypage/charts/nearest-in-column';
import { getMultiples, getTicks, linearScale, type Scale } from '@/features/mypage/charts/scale';
import type { ChartBox } from '@/features/mypage/charts/use-chart-box';
import { useScrub } from '@/features/mypage/charts/use-scrub';
import { color, radius } from '@/shared/tokens';
import { type ChartWindow, getBreaks, toRuns } from './chart-window';

const MIDDLE = CURVE_PERCENTILES.indexOf(50);

interface GrowthChartProps {
  curve: GrowthCurve;
  window: ChartWindow;
  box: ChartBox;
  /** In px; follows the width when absent. */
  height?: number;
  /** The highlighted entry. */
  chosen: string | null;
  onChoose?: (entryId: string) => void;
}

/**
 * The percentile curves of one measure with the child's own points. Decoration for a reader: the table says it all, and
 * the buttons under the chart choose a point from the keyboard.
 */
export function GrowthChart({ curve, window, box, height: given, chosen, onChoose }: GrowthChartProps) {
  const { width, text } = box;
  const height = given ?? Math.round(Math.min(460, Math.max(260, width * 0.78)));
  const plot = { left: 34 * text, right: width - 26 * text, top: 20 * text, bottom: height - 24 * text };
  const x = linearScale(window.x, [plot.left, plot.right]);
  const y = linearScale(window.y, [plot.bottom, plot.top]);
  const letters = { fontSize: 11 * text, fill: color.inkSoft };
  const clip = useId();

  const scrub = useScrub<SVGSVGElement>((left, top) => {
    const spots = window.points.map(({ entry_id, at, value }) => ({ entry_id, x: x(at), y: y(value) }));
    const nearest = nearestInColumn(spots, { x: left, y: top });
    if (nearest) onChoose?.(nearest.entry_id);
  });
  const chosenPoint = window.points.find(({ entry_id }) => entry_id === chosen);

  return (
    <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" {...scrub}>
      <clipPath id={clip}>
        <rect x={plot.left} y={plot.top} width={plot.right - plot.left} height={plot.bottom - plot.top} />
      </clipPath>
      <Grid curve={curve} window={window} x={x} y={y} plot={plot} letters={letters} text={text} />
      {getBreaks(window).map(({ at, words }) => (
        <g key={at}>
          <line
            x1={x(at - 0.5)}
            x2={x(at - 0.5)}
            y1={plot.top - 2}
            y2={plot.bottom}
            stroke={color.lineStrong}
            strokeDasharray="2 4"
          />
          <text
            {...letters}
            x={Math.min(x(at - 0.5), plot.right - 34 * text)}
            y={plot.top - 7 * text}
            textAnchor="middle"
            fontSize={10 * text}
          >
            {words}
          </text>
        </g>
      ))}
      <g clipPath={`url(#${clip})`}>
        {window.stretches.map((stretch) => (
          <Curves key={`${stretch.source} ${stretch.ages[0]}`} stretch={stretch} x={x} y={y} />
        ))}
        {toRuns(window, curve.along).map((run) => (
          <path
            key={run[0]?.entry_id}
            d={linePath(run.map(toSpot(x, y)))}
            fill="none"
            stroke={color.primary}
            strokeWidth={2}
            strokeLinejoin="round"
            opacity={0.65}
          />
        ))}
      </g>
      {chosenPoint ? (
        <line
          x1={x(chosenPoint.at)}
          x2={x(chosenPoint.at)}
          y1={plot.top}
          y2={plot.bottom}
          stroke={color.primary}
          opacity={0.45}
        />
      ) : null}
      <CurveNames window={window} y={y} at={plot.right + 4 * text} letters={letters} />
      {[...window.points]
        .sort((a, b) => Number(a.entry_id === chosen) - Number(b.entry_id === chosen))
        .map((point) => {
          const isChosen = point.entry_id === chosen;
          return (
            <circle
              key={point.entry_id}
              cx={x(point.at)}
              cy={y(point.value)}
              r={isChosen ? 7 : window.points.length > 60 ? 3 : 4.5}
              fill={isChosen ? color.primary : color.surface}
              stroke={isChosen ? color.surface : color.primary}
              strokeWidth={isChosen ? 2.5 : 2}
            />
          );
        })}
    </Svg>
  );
}

type Plot = { left: number; right: number; top: number; bottom: number };
type Letters = { fontSize: number; fill: string };
type Scales = { x: Scale; y: Scale };

const toSpot =
  (x: Scale, y: Scale) =>
  ({ at, value }: Pick<GrowthPoint, 'at' | 'value'>): Spot => [x(at), y(value)];

function Curves({ stretch, x, y }: Scales & { stretch: GrowthStretch }) {
  const line = (nth: number): Spot[] => stretch.at.map((at, row) => [x(at), y(stretch.values[nth]?.[row] ?? 0)]);
  const lines = CURVE_PERCENTILES.map((_, nth) => line(nth));
  const [lowest = [], low = [], , high = [], highest = []] = lines;
  return (
    <>
      <path d={bandPath(highest, lowest)} fill={color.leafSoft} opacity={0.5} />
      <path d={bandPath(high, low)} fill={color.leafSoft} opacity={0.75} />
      {lines.map((spots, nth) => (
        <path
          key={CURVE_PERCENTILES[nth]}
          d={linePath(spots)}
          fill="none"
          stroke={nth === MIDDLE ? color.onLeafSoft : color.leaf}
          strokeWidth={nth === MIDDLE ? 1.75 : 1}
        />
      ))}
    </>
  );
}

/** 3, 15, 50, 85 and 97 at the right end of their curves, without overlaps. */
function CurveNames({ window, y, at, letters }: { window: ChartWindow; y: Scale; at: number; letters: Letters }) {
  const last = window.stretches.at(-1);
  let lowest = Number.POSITIVE_INFINITY;
  return CURVE_PERCENTILES.map((percentile, nth) => {
    const place = Math.min(
      y(last?.values[nth]?.at(-1) ?? 0) + letters.fontSize * 0.35,
      lowest - letters.fontSize * 1.05,
    );
    lowest = place;
    return (
      <text key={percentile} {...letters} x={at} y={place} fontWeight={nth === MIDDLE ? 700 : 500}>
        {percentile}
      </text>
    );
  });
}

interface GridProps extends Scales {
  curve: GrowthCurve;
  window: ChartWindow;
  plot: Plot;
  letters: Letters;
  text: number;
}

function Grid({ curve, window, x, y, plot, letters, text }: GridProps) {
  const room = (plot.right - plot.left) / (30 * text);
  const byYears = curve.along === 'age_months' && window.x[1] - window.x[0] > 48;
  const step = [1, 2, 3, 6, 12, 24, 36].find((months) => (window.x[1] - window.x[0]) / months <= room) ?? 48;
  const along =
    curve.along === 'age_months'
      ? getMultiples(window.x, byYears ? Math.max(12, step) : step)
      : getTicks(window.x, room);
  const unit = curve.along === 'height_cm' ? 'cm' : byYears ? '세' : '개월';
  return (
    <>
      {getTicks(window.y, 8).map((value) => (
        <g key={value}>
          <line x1={plot.left} x2={plot.right} y1={y(value)} y2={y(value)} stroke={color.line} />
          <text {...letters} x={plot.left - 6 * text} y={y(value) + 4 * text} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      <text {...letters} x={0} y={plot.top - 7 * text}>
        {curve.unit}
      </text>
      {along.map((at, nth) => (
        <text key={at} {...letters} x={x(at)} y={plot.bottom + 16 * text} textAnchor="middle">
          {byYears ? at / 12 : at}
          {nth === along.length - 1 ? unit : ''}
        </text>
      ))}
    </>
  );
}

export const chartTitle = ({ measure, unit, sex }: GrowthCurve) =>
  `${sex === 'female' ? '여아' : '남아'} ${MEASURE_LABELS[measure]}(${unit})`;

const Svg = styled('svg')({
  display: 'block',
  overflow: 'visible',
  borderRadius: radius.small,
  touchAction: 'pan-y',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '& text': { fontWeight: 500, fontVariantNumeric: 'tabular-nums', userSelect: 'none' },
  '@media print': { cursor: 'auto' },
});
