import type { GrowthCurve, GrowthNewest, GrowthPoint } from '@contract/mypage/growth.responses';
import { pointWords } from '@contract/mypage/growth-point-words';
import { Text } from '@/shared/ui/basics/text';

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
        <Text variant="caption" ink="soft">
          {official}
        </Text>
      ) : null}
      {sentences.map((words) => (
        <Text key={words} variant="small">
          {words}
        </Text>
      ))}
      {note ? (
        <Text variant="caption" ink="soft">
          {note}
        </Text>
      ) : null}
    </>
  );
}
