import type { GrowthCurve, GrowthPoint } from '@contract/mypage/growth.responses';
import { bandWords } from '@contract/mypage/growth-bands';
import { percentileWords, steadyWords } from '@contract/mypage/growth-words';
import { basisWords, crossingWords, velocityWords } from '@/features/mypage/growth/change-words';
import { Text } from '@/shared/ui/text';

/** Of an entry longer ago nothing is said about now. */
const NOW_MONTHS = 2;

interface PointWordsProps {
  curve: GrowthCurve;
  point: GrowthPoint;
  /** The child's actual age today, in completed months. */
  monthsNow: number;
}

/** One point in words: its place, what to do about it, and how it changed. */
export function PointWords({ curve, point, monthsNow }: PointWordsProps) {
  const { percentile, velocity, crossing, steady, age } = point;
  const { measure, standard, unit } = curve;
  const band = bandWords({ measure, standard, percentile });
  // weight for height is read by height, so the kind of age does not move it
  const basis = curve.along === 'age_months' ? basisWords(curve.points, point) : null;
  const isNow = point === curve.points.at(-1) && monthsNow - age.actual_months <= NOW_MONTHS;
  const first = [percentile === null ? '' : percentileWords(measure, percentile), band?.words ?? ''];
  const sentences = [
    first.filter(Boolean).join(' '),
    basis,
    steady && steadyWords(steady, isNow),
    velocity && velocityWords({ velocity, unit, months: age.months }),
    crossing && percentile !== null ? crossingWords(crossing, percentile) : null,
  ];
  return (
    <>
      {sentences
        .filter((words) => words)
        .map((words) => (
          <Text key={words} variant="small">
            {words}
          </Text>
        ))}
      {band?.note ? (
        <Text variant="caption" ink="soft">
          {band.note}
        </Text>
      ) : null}
    </>
  );
}
