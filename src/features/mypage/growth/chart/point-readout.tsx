import type { GrowthCurve, GrowthNewest, GrowthPoint } from '@contract/mypage/growth.responses';
import { ageWords } from '@contract/mypage/growth-age-words';
import { curveSpaceWords, percentileLabel } from '@contract/mypage/growth-words';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { BackIcon, ChevronIcon } from '@/shared/art/icons/icon';
import { dayLabel } from '@/shared/lib/age-label';
import { color, radius, space, text } from '@/shared/tokens';
import { IconButton } from '@/shared/ui/buttons/icon-button';
import { PointWords } from './point-words';

interface PointReadoutProps {
  curve: GrowthCurve;
  points: readonly GrowthPoint[];
  chosen: string | null;
  /** The child's actual age today, in completed months. */
  monthsNow: number;
  newest: readonly GrowthNewest[];
  onChoose: (entryId: string) => void;
}

/** The figures of the selected point, with buttons to the previous and next one. */
export function PointReadout({ curve, points, chosen, monthsNow, newest, onChoose }: PointReadoutProps) {
  const found = points.findIndex(({ entry_id }) => entry_id === chosen);
  const at = found === -1 ? points.length - 1 : found;
  const point = points[at];
  if (!point) return null;
  const step = (by: number) => {
    const next = points[at + by];
    return { disabled: next === undefined, onClick: () => next && onChoose(next.entry_id) };
  };
  const percentile = point.doubt === null ? point.percentile : null;
  return (
    <Box>
      <IconButton label="이전 기록" {...step(-1)}>
        <BackIcon />
      </IconButton>
      <div role="status">
        <Typography variant="small" color="textSecondary">
          {dayLabel(point.measured_on)} · {ageWords(point.age)}
        </Typography>
        <p>
          <strong>
            {curve.along === 'height_cm' ? `${point.at}cm · ` : ''}
            {point.value}
            {curve.unit}
          </strong>
          {percentile === null ? null : <strong>{percentileLabel(percentile)}</strong>}
        </p>
        {percentile === null ? null : (
          <Typography variant="caption" color="textSecondary">
            {curveSpaceWords(curve.standard, percentile)}
          </Typography>
        )}
        <PointWords curve={curve} point={point} monthsNow={monthsNow} newest={newest} />
      </div>
      <IconButton label="다음 기록" {...step(1)}>
        <ChevronIcon />
      </IconButton>
    </Box>
  );
}

const Box = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(1),
  padding: `${space(2)} ${space(1)}`,
  borderRadius: radius.field,
  backgroundColor: color.sunken,
  textAlign: 'center',
  '& strong': { ...text.title, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& strong + strong': { marginLeft: space(2), color: color.primary },
  '@media print': { display: 'none' },
});
