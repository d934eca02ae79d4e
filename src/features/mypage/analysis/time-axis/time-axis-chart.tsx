import { linePath } from '@contract/mypage/charts/line-path';
import { linearScale, type Scale } from '@contract/mypage/charts/scale';
import styled from '@emotion/styled';
import { useId } from 'react';
import { nearestInColumn } from '@/features/mypage/charts/nearest-in-column';
import { useScrub } from '@/features/mypage/charts/use-scrub';
import type { ChartBox } from '@/shared/lib/use-chart-box';
import { color, type Tone, toneColors } from '@/shared/tokens';
import { type AxisWindow, axisTicks } from './axis-window';
import type { Lane, LaneId, Moment } from './moments';
import { ValueLabels } from './value-labels';

const TONES: Partial<Record<LaneId, Tone>> = {
  official: 'sky',
  height: 'leaf',
  weight: 'apricot',
  head: 'sky',
  study: 'sun',
  parenting_stress: 'lilac',
  parenting_attitude: 'lilac',
};
const getTone = (lane: LaneId) => toneColors[TONES[lane] ?? 'leaf'];

const HEIGHTS = { marks: 34, line: 68 } as const;

/** Of spots so near in time the one nearest to the finger is meant: lanes have their marks under one another. */
const COLUMN = 8;

type Spot = { moment: Moment; lane: LaneId; value: number | null; x: number; y: number };

interface TimeAxisChartProps {
  moments: readonly Moment[];
  lanes: readonly Lane[];
  window: AxisWindow;
  box: ChartBox;
  /** The highlighted moment. */
  chosen: string | null;
  onChoose: (id: string) => void;
}

/**
 * Every lane of a child's records over one axis of age. Hidden from screen readers, as the buttons under it step through
 * the same moments and the table lists them all.
 */
export function TimeAxisChart({ moments, lanes, window, box, chosen, onChoose }: TimeAxisChartProps) {
  const { width, text } = box;
  const clip = useId();
  const names = Math.min(66 * text, width * 0.34);
  const plot = { left: names + 10, right: width - 12 };
  const x = linearScale(window, [plot.left, plot.right]);
  const rows = laidOut(lanes);
  const bottom = rows.at(-1)?.bottom ?? 0;
  const height = bottom + 24 * text;
  const [from, to] = window;
  const seen = moments.filter(({ at }) => at >= from - 1e-6 && at <= to + 1e-6);
  const spots = rows.flatMap(({ lane, top, bottom: end }) => {
    const y = getValueY(seen, lane, top, end);
    return seen.flatMap((moment): Spot[] => {
      const own = moment.lanes.find(({ id }) => id === lane.id);
      return own ? [{ moment, lane: lane.id, value: own.value, x: x(moment.at), y: y(own.value) }] : [];
    });
  });
  // where a line is too dense for points it is drawn without them
  const crowded = new Set(
    rows
      .filter(
        ({ lane }) => lane.line && spots.filter((spot) => spot.lane === lane.id).length > (plot.right - plot.left) / 9,
      )
      .map(({ lane }) => lane.id),
  );
  const letters = { fontSize: 11 * text, fill: color.inkSoft };
  const ticks = axisTicks(window, (plot.right - plot.left) / (46 * text));

  const scrub = useScrub<SVGSVGElement>((left, top) => {
    const nearest = nearestInColumn(spots, { x: left, y: top }, COLUMN);
    if (nearest) onChoose(nearest.moment.id);
  });
  const line = spots.find(({ moment }) => moment.id === chosen)?.x;

  return (
    <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" {...scrub}>
      <clipPath id={clip}>
        <rect x={plot.left - 10} y={0} width={plot.right - plot.left + 20} height={bottom} />
      </clipPath>
      {ticks.map(({ at, label }) => (
        <g key={at}>
          <line x1={x(at)} x2={x(at)} y1={0} y2={bottom} stroke={color.line} strokeDasharray="2 4" />
          <text {...letters} x={x(at)} y={bottom + 17 * text} textAnchor={anchorAt(x(at), plot, 18 * text)}>
            {label}
          </text>
        </g>
      ))}
      {rows.map(({ lane, top, bottom: end }) => (
        <g key={lane.id}>
          <line x1={0} x2={width} y1={end} y2={end} stroke={color.line} />
          <text {...letters} x={0} y={(top + end) / 2 + 4 * text} fill={color.ink}>
            {lane.label}
          </text>
        </g>
      ))}
      <g clipPath={`url(#${clip})`}>
        {line === undefined ? null : (
          <line x1={line} x2={line} y1={0} y2={bottom} stroke={color.primary} strokeWidth={1.5} />
        )}
        {rows
          .filter(({ lane }) => lane.line)
          .map(({ lane }) => (
            <path
              key={lane.id}
              d={linePath(spots.filter((spot) => spot.lane === lane.id).map((spot) => [spot.x, spot.y] as const))}
              fill="none"
              stroke={getTone(lane.id).fill}
              strokeWidth={2}
              strokeLinejoin="round"
            />
          ))}
        {spots
          .filter(({ lane, moment }) => moment.id === chosen || !crowded.has(lane))
          .toSorted((a, b) => Number(a.moment.id === chosen) - Number(b.moment.id === chosen))
          .map((spot) => (
            <Mark key={`${spot.lane} ${spot.moment.id}`} spot={spot} chosen={spot.moment.id === chosen} />
          ))}
      </g>
      {rows.map(({ lane }) => (
        <ValueLabels
          key={lane.id}
          spots={spots.filter((spot) => spot.lane === lane.id)}
          unit={lane.unit}
          color={getTone(lane.id).on}
          right={width}
          text={text}
        />
      ))}
    </Svg>
  );
}

function Mark({ spot: { lane, x, y }, chosen }: { spot: Spot; chosen: boolean }) {
  const tone = getTone(lane);
  const isPoint = lane === 'height' || lane === 'weight' || lane === 'head';
  const paint = {
    fill: chosen ? color.primary : isPoint ? color.surface : tone.soft,
    stroke: chosen ? color.primary : isPoint ? tone.fill : tone.on,
    strokeWidth: 1.75,
  };
  if (isPoint) return <circle cx={x} cy={y} r={chosen ? 6 : 3.25} {...paint} />;
  const half = chosen ? 8.5 : 6.5;
  // the clinic's own result also has a different shape
  if (lane === 'official')
    return (
      <path
        d={`M${x} ${y - half - 1}l${half + 1} ${half + 1}l${-half - 1} ${half + 1}l${-half - 1} ${-half - 1}z`}
        {...paint}
      />
    );
  // weeks are close together: without an outline each is still visible
  if (lane === 'study')
    return (
      <rect x={x - 1.5} y={y - half} width={3} height={half * 2} rx={1.5} fill={chosen ? color.primary : tone.on} />
    );
  return <circle cx={x} cy={y} r={half} {...paint} />;
}

type Row = { lane: Lane; top: number; bottom: number };

function laidOut(lanes: readonly Lane[]): Row[] {
  const rows: Row[] = [];
  for (const lane of lanes) {
    const top = rows.at(-1)?.bottom ?? 0;
    rows.push({ lane, top, bottom: top + (lane.line ? HEIGHTS.line : HEIGHTS.marks) });
  }
  return rows;
}

/** The y of a value in its lane; marks without a value are in the middle. */
function getValueY(seen: readonly Moment[], lane: Lane, top: number, bottom: number) {
  const middle = (top + bottom) / 2;
  const values = seen.flatMap(({ lanes }) =>
    lanes.flatMap(({ id, value }) => (id === lane.id && value !== null ? [value] : [])),
  );
  if (!lane.line || values.length < 2) return () => middle;
  const scale: Scale = linearScale([Math.min(...values), Math.max(...values)], [bottom - 10, top + 10]);
  return (value: number | null) => (value === null ? middle : scale(value));
}

const anchorAt = (x: number, { left, right }: { left: number; right: number }, room: number) =>
  x < left + room * 0.4 ? 'start' : x > right - room ? 'end' : 'middle';

const Svg = styled('svg')({
  display: 'block',
  overflow: 'visible',
  touchAction: 'pan-y',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '& text': { fontWeight: 500, fontVariantNumeric: 'tabular-nums', userSelect: 'none' },
});
