import styled from '@emotion/styled';
import { color as colors } from '@/shared/tokens';

type Spot = { value: number | null; x: number; y: number };

interface ValueLabelsProps {
  /** Of one lane, oldest first. */
  spots: readonly Spot[];
  /** Null for a lane of marks. */
  unit: string | null;
  color: string;
  /** The right edge of the chart, and how large the person reads. */
  right: number;
  text: number;
}

/** px a label needs at the usual size of text. */
const LABEL_WIDTH = 46;

/** The last value of a lane with its unit and, where there is room, the first; each on the side its line leaves free. */
export function ValueLabels({ spots, unit, color, right, text }: ValueLabelsProps) {
  const valued = spots.flatMap(({ value, ...place }) => (value === null ? [] : [{ value, ...place }]));
  const [first] = valued;
  const last = valued.at(-1);
  if (unit === null || !first || !last) return null;
  const grows = last.y <= first.y;
  const room = LABEL_WIDTH * text;
  const size = 12 * text;
  const below = size + 5;
  const above = -8;
  const isAlone = valued.length === 1;
  const end = Math.min(last.x + 6, right);
  const fitsBeside = last.x + room < right;
  return (
    <>
      {last.x - first.x > 2 * room ? (
        <Label x={first.x - 6} y={first.y + (grows ? above : below)} fontSize={size} fill={color}>
          {first.value}
        </Label>
      ) : null}
      {isAlone ? (
        <Label
          x={fitsBeside ? last.x + 12 : last.x - 12}
          y={last.y + size * 0.35}
          textAnchor={fitsBeside ? 'start' : 'end'}
          fontSize={size}
          fill={color}
          data-last=""
        >
          {last.value}
          {unit}
        </Label>
      ) : (
        <Label
          x={end}
          y={last.y + (grows ? below + 2 : above)}
          textAnchor="end"
          fontSize={size}
          fill={color}
          data-last=""
        >
          {last.value}
          {unit}
        </Label>
      )}
    </>
  );
}

// the ground of the card around the letters, where a steep line passes under them
const Label = styled('text')({
  paintOrder: 'stroke',
  stroke: colors.surface,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  pointerEvents: 'none',
  '&[data-last]': { fontWeight: 700 },
});
