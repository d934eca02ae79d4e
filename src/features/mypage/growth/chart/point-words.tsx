import type { GrowthCurve, GrowthPoint } from '@contract/mypage/growth.responses';
import { pointWords } from '@contract/mypage/growth-point-words';
import { Text } from '@/shared/ui/text';

interface PointWordsProps {
  curve: GrowthCurve;
  point: GrowthPoint;
  /** The child's actual age today, in completed months. */
  monthsNow: number;
}

/** One point in words: its place, what to do about it, and how it changed. */
export function PointWords({ curve, point, monthsNow }: PointWordsProps) {
  const { sentences, note } = pointWords(curve, point, monthsNow);
  return (
    <>
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
