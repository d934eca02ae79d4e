import type { GrowthCurve, GrowthNewest, GrowthPoint } from '@contract/mypage/growth.responses';
import { pointWords } from '@contract/mypage/growth-point-words';
import Typography from '@mui/material/Typography';

interface PointWordsProps {
  curve: GrowthCurve;
  point: GrowthPoint;
  /** The child's actual age today, in completed months. */
  monthsNow: number;
  newest: readonly GrowthNewest[];
}

/** One point in words: its place and how it changed, with the figure of the official calculator. */
export function PointWords({ curve, point, monthsNow, newest }: PointWordsProps) {
  const { sentences, note, official } = pointWords(curve, point, { monthsNow, newest });
  return (
    <>
      {official ? (
        <Typography variant="caption" color="textSecondary">
          {official}
        </Typography>
      ) : null}
      {sentences.map((words) => (
        <Typography key={words} variant="small">
          {words}
        </Typography>
      ))}
      {note ? (
        <Typography variant="caption" color="textSecondary">
          {note}
        </Typography>
      ) : null}
    </>
  );
}
