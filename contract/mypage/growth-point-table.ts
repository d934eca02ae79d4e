import { tableDay } from '@contract/common/day-words';
import type { GrowthCurve, GrowthPoint } from './growth.responses';
import { ageWords } from './growth-age-words';
import { rateLabel } from './growth-change-words';
import { MEASURE_LABELS, percentileLabel, STANDARD_LABELS } from './growth-words';

/** The figures of a chart as a table, newest first. */
export function pointTable(curve: GrowthCurve, points: readonly GrowthPoint[]) {
  const { measure, unit, standard } = curve;
  const byHeight = curve.along === 'height_cm';
  // a column only where a rate is known: head and BMI have none
  const rates = points.some(({ velocity }) => velocity !== null);
  return {
    caption: `${MEASURE_LABELS[measure]} · ${STANDARD_LABELS[standard]} 백분위수`,
    head: [
      '잰 날',
      '나이',
      byHeight ? '키와 몸무게' : `${MEASURE_LABELS[measure]}(${unit})`,
      '백분위수',
      ...(rates ? ['자란 만큼'] : []),
    ],
    rows: points.toReversed().map((point) => ({
      id: point.entry_id,
      day: tableDay(point.measured_on),
      cells: [
        ageWords(point.age),
        byHeight ? `${point.at}cm ${point.value}kg` : String(point.value),
        point.percentile === null || point.doubt !== null ? '없음' : percentileLabel(point.percentile),
        ...(rates
          ? [point.velocity ? rateLabel({ velocity: point.velocity, unit, months: point.age.months }) : '–']
          : []),
      ],
    })),
  };
}
