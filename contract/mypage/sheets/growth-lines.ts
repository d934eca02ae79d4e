import { tableDay } from '@contract/common/day-words';
import type { GrowthRule } from '@contract/mypage/growth';
import type { GrowthFinding, GrowthSummary } from '@contract/mypage/growth.responses';
import { officialBandName } from '@contract/mypage/growth-bands';
import { rateLabel } from '@contract/mypage/growth-change-words';
import { MEASURE_LABELS, percentileLabel } from '@contract/mypage/growth-words';

/** Wording of a finding for the doctor; for bands and crossed curves the line says more already. */
const FOUND: Partial<Record<GrowthRule, string>> = {
  mistyped: '입력 오류일 수 있음(|z| > 6)',
  birth_weight: '태어난 몸무게에 못 미침',
  weight_lost: '감소',
  no_gain: '늘지 않음',
  slow_gain: '하루 20g 미만 증가',
  very_low: 'z −3 미만',
  head_very_high: 'z +3 초과',
  head_high_first_year: '첫돌 전 P97 초과',
  slow_height: '1년 4cm 미만',
  fast_height: '1년 8cm 초과',
};

const REGAINED_BY_DAYS = 14;
const foundWords = ({ rule, age_days }: GrowthFinding): string | undefined =>
  rule === 'birth_weight' && age_days < REGAINED_BY_DAYS ? '태어난 몸무게에서 10% 넘게 감소' : FOUND[rule];

/**
 * Lines for the doctor beside the table, one a measure: the rate with the days it is of, the official band, and drawn
 * curves crossed within a year. BMI is here alone, as it is not measured. Measures without any of it are left out.
 */
export function growthLines({ newest }: Pick<GrowthSummary, 'newest'>): string[] {
  return newest.flatMap(({ figure, age, measured_on, velocity, crossing, finding }) => {
    const { measure, percentile, unit, value } = figure;
    if (figure.doubt === 'source') return [];
    const isBmi = measure === 'bmi' && percentile !== null;
    const parts = [
      ...(isBmi ? [`${value}${unit} (${percentileLabel(percentile)}, ${tableDay(measured_on)})`] : []),
      // the two values of what it is noted for say the change already
      ...(velocity && velocity.from.measured_on !== finding?.from?.measured_on
        ? [
            `${rateLabel({ velocity, unit, months: age.months })} (${tableDay(velocity.from.measured_on)} ~ ${tableDay(measured_on)}${velocity.adjusted ? ', 누운 키와 선 키 차이 0.7cm 보정' : ''})`,
          ]
        : []),
      ...(finding && foundWords(finding)
        ? [
            `${foundWords(finding)}${finding.from ? ` (${tableDay(finding.from.measured_on)} ${finding.from.value}${unit} → ${tableDay(measured_on)} ${value}${unit})` : ''}`,
          ]
        : []),
      ...(figure.doubt === null && officialBandName(figure) ? [`${officialBandName(figure)}`] : []),
      ...(crossing && percentile !== null
        ? [
            `1년 안에 ${crossing.curves.join('·')}번째 곡선을 ${crossing.direction === 'down' ? '아래로' : '위로'} 지남 (${tableDay(crossing.from.measured_on)} ${percentileLabel(crossing.from.percentile)} → ${percentileLabel(percentile)})`,
          ]
        : []),
    ];
    return parts.length > 0 ? [`${MEASURE_LABELS[measure]}: ${parts.join(' · ')}`] : [];
  });
}
