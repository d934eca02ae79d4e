import type { Tone } from '@contract/common/drawing';
import type { ChartWindow } from '@contract/mypage/charts/growth-chart-window';
import { growthCurves, growthScales, pointRadius, toSpot } from '@contract/mypage/charts/growth-drawing';
import type { GrowthCurve } from '@contract/mypage/growth.responses';
import styled from '@emotion/styled';
import { nearestInColumn } from '@/features/mypage/charts/nearest-in-column';
import { useScrub } from '@/features/mypage/charts/use-scrub';
import { SvgShape } from '@/shared/art/svg-shape';
import type { ChartBox } from '@/shared/lib/use-chart-box';
import { color, radius } from '@/shared/tokens';

interface GrowthChartProps {
  curve: GrowthCurve;
  window: ChartWindow;
  box: ChartBox;
  /** The highlighted entry. */
  chosen: string | null;
  onChoose?: (entryId: string) => void;
}

/**
 * The percentile curves of one measure with the child's own points. Decoration for a reader: the table says it all, and
 * the buttons under the chart choose a point from the keyboard.
 */
export function GrowthChart({ curve, window, box, chosen, onChoose }: GrowthChartProps) {
  const { width, text } = box;
  const height = Math.round(Math.min(460, Math.max(260, width * 0.78)));
  const scales = growthScales(window, { width, height, text });
  const { x, plot } = scales;

  const scrub = useScrub<SVGSVGElement>((left, top) => {
    const spots = window.points.map((point) => ({ entry_id: point.entry_id, ...toSpot(point, scales) }));
    const nearest = nearestInColumn(spots, { x: left, y: top });
    if (nearest) onChoose?.(nearest.entry_id);
  });
  const chosenPoint = window.points.find(({ entry_id }) => entry_id === chosen);

  return (
    <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" {...scrub}>
      <SvgShape drawing={growthCurves(curve, window, { width, height, text })} tones={TONES} />
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
      {[...window.points]
        .sort((a, b) => Number(a.entry_id === chosen) - Number(b.entry_id === chosen))
        .map((point) => {
          const isChosen = point.entry_id === chosen;
          const spot = toSpot(point, scales);
          return (
            <circle
              key={point.entry_id}
              cx={spot.x}
              cy={spot.y}
              r={isChosen ? 7 : pointRadius(window.points)}
              fill={isChosen ? color.primary : color.surface}
              stroke={isChosen ? color.surface : color.primary}
              strokeWidth={isChosen ? 2.5 : 2}
            />
          );
        })}
    </Svg>
  );
}

const TONES: Record<Tone, string> = {
  ink: color.inkSoft,
  line: color.line,
  lineStrong: color.lineStrong,
  surface: color.surface,
  mark: color.primary,
  curve: color.leaf,
  middle: color.onLeafSoft,
  band: color.leafSoft,
};

const Svg = styled('svg')({
  display: 'block',
  overflow: 'visible',
  borderRadius: radius.small,
  touchAction: 'pan-y',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '& text': { fontWeight: 500, fontVariantNumeric: 'tabular-nums', userSelect: 'none' },
});
