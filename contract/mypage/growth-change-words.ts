import { listDay } from '@contract/common/day-words';
import { STANDING_FROM_MONTHS } from '@contract/mypage/growth';
import type { GrowthCrossing, GrowthNewest, GrowthPoint, GrowthVelocity } from '@contract/mypage/growth.responses';
import { percentileLabel } from '@contract/mypage/growth-words';

const MONTH_DAYS = 30.44;
/** So many days from 365 are a year in words. */
const ABOUT_A_YEAR_DAYS = 10;
/** The corrected age ends at 24 months; for half a year its end is what a lower percentile is read beside. */
const BASIS_EXPLAINED_MONTHS = 6;

const SHOW_SOON = '다음 검진을 기다리지 말고 소아청소년과에서 물어보세요.';
const SHOW_LATER = '다음 검진 때 이 기록을 가져가 보여 주세요.';
const ADJUSTED = '누워서 잰 키와 서서 잰 키의 차이 0.7cm를 맞추어 계산했어요.';

type Rate = { velocity: GrowthVelocity; unit: string; months: number };

/** What the child grew since an earlier entry and what that is in a year. @param months completed months at the entry */
export function velocityWords({ velocity, unit, months }: Rate): string {
  const { from, days, grown, per_year: perYear, adjusted } = velocity;
  const isYear = Math.abs(days - 365) <= ABOUT_A_YEAR_DAYS;
  const since = `${listDay(from.measured_on)}부터 ${isYear ? '1년' : `${Math.round(days / MONTH_DAYS)}개월`} 동안`;
  const isHeight = unit === 'cm';
  const words = () => {
    if (grown > 0) {
      const inYear = isYear ? '' : ` 1년으로 치면 ${perYear}${isHeight ? 'cm예요' : 'kg이에요'}.`;
      return `${since} ${grown}${unit} ${isHeight ? '자랐어요' : '늘었어요'}.${inYear}`;
    }
    if (isHeight) {
      return grown === 0
        ? `${since} 키가 그대로예요.`
        : `${since} 키가 ${-grown}cm 작아진 것으로 적혀 있어요. 한 번 더 재 보세요.`;
    }
    const change = grown === 0 ? '몸무게가 그대로예요' : `${-grown}kg 줄었어요`;
    if (months < STANDING_FROM_MONTHS) return `${since} ${change}. ${SHOW_SOON}`;
    return grown === 0 ? `${since} ${change}.` : `${since} ${change}. ${SHOW_LATER}`;
  };
  return adjusted ? `${words()} ${ADJUSTED}` : words();
}

/** Two or more curves crossed within a year, calmly, with what to do. */
export function crossingWords({ from, direction, curves }: GrowthCrossing, percentile: number): string {
  const names = curves.map((curve) => `${curve}번째`).join(', ');
  const way = direction === 'down' ? '내려왔어요' : '올라왔어요';
  return `${listDay(from.measured_on)} ${percentileLabel(from.percentile)}에서 ${percentileLabel(percentile)}까지, 1년 안에 성장 곡선 ${curves.length}개(${names})를 지나 ${way}. 이것만으로 건강한지 아닌지는 알 수 없어요. ${SHOW_LATER}`;
}

/**
 * At 24 months a child born early leaves the corrected age, and may seem to fall. Null for every other point.
 * @param points all of the child's, oldest first
 */
export function basisWords(points: readonly GrowthPoint[], { age, measured_on: day }: GrowthPoint): string | null {
  const left = age.actual_months - STANDING_FROM_MONTHS;
  const isAfter = !age.corrected && left >= 0 && left < BASIS_EXPLAINED_MONTHS;
  return isAfter && points.some((before) => before.age.corrected && before.measured_on < day)
    ? '24개월부터는 태어난 날로 센 나이로 봐서 백분위수가 낮아 보일 수 있어요.'
    : null;
}

/** '1년에 6.2cm': for tables and the doctor. */
export const rateLabel = ({ per_year }: GrowthVelocity, unit: string) => `1년에 ${per_year}${unit}`;

/** What the newest value of a measure leaves to be told besides its band: an infant who does not gain, crossed curves. */
export function newestChangeWords({ age, figure, velocity, crossing }: GrowthNewest): string[] {
  const gainsNothing =
    velocity !== null && figure.measure === 'weight' && velocity.grown <= 0 && age.months < STANDING_FROM_MONTHS;
  return [
    ...(gainsNothing ? [velocityWords({ velocity, unit: figure.unit, months: age.months })] : []),
    ...(crossing && figure.percentile !== null ? [crossingWords(crossing, figure.percentile)] : []),
  ];
}
