import { tableDay } from '@contract/common/day-words';
import type { GrowthSummary } from '@contract/mypage/growth.responses';
import { officialBandName } from '@contract/mypage/growth-bands';
import { rateLabel } from '@contract/mypage/growth-change-words';
import { MEASURE_LABELS, percentileLabel } from '@contract/mypage/growth-words';

/**
 * What a doctor reads beside the table, a line a measure: the rate with the days it is of, the official band, and drawn
 * curves crossed within a year. BMI is here alone, as it is not measured. Measures without any of it are left out.
 */
export function growthLines({ newest }: Pick<GrowthSummary, 'newest'>): string[] {
  return newest.flatMap(({ figure, measured_on, velocity, crossing }) => {
    const { measure, percentile, unit, value } = figure;
    const isBmi = measure === 'bmi' && percentile !== null;
    const parts = [
      ...(isBmi ? [`${value}${unit} (${percentileLabel(percentile)}, ${tableDay(measured_on)})`] : []),
      ...(velocity
        ? [
            `${rateLabel(velocity, unit)} (${tableDay(velocity.from.measured_on)} ~ ${tableDay(measured_on)}${velocity.adjusted ? ', 누운 키와 선 키 차이 0.7cm 보정' : ''})`,
          ]
        : []),
      ...(officialBandName(figure) ? [`${officialBandName(figure)}`] : []),
      ...(crossing && percentile !== null
        ? [
            `1년 안에 ${crossing.curves.join('·')}번째 곡선을 ${crossing.direction === 'down' ? '아래로' : '위로'} 지남 (${tableDay(crossing.from.measured_on)} ${percentileLabel(crossing.from.percentile)} → ${percentileLabel(percentile)})`,
          ]
        : []),
    ];
    return parts.length > 0 ? [`${MEASURE_LABELS[measure]}: ${parts.join(' · ')}`] : [];
  });
}
