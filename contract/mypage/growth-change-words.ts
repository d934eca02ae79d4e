import { MONTH_DAYS } from '@contract/common/age';
import { listDay } from '@contract/common/day-words';
import { STANDING_FROM_MONTHS } from '@contract/mypage/growth';
import type { GrowthCrossing, GrowthPoint, GrowthVelocity } from '@contract/mypage/growth.responses';
import { percentileLabel } from '@contract/mypage/growth-words';

/** So many days from 365 are a year in words. */
const ABOUT_A_YEAR_DAYS = 10;
/** So many days from a month's need no rate of a month beside them. */
const ABOUT_A_MONTH_DAYS = 2;
/** The corrected age ends at 24 months; for half a year its end is what a lower percentile is read beside. */
const BASIS_EXPLAINED_MONTHS = 6;

const ADJUSTED = '누워서 잰 키와 서서 잰 키의 차이 0.7cm를 맞추어 계산했어요.';

type Rate = { velocity: GrowthVelocity; unit: string; months: number };

/** '200g', '1.35kg' or '3.1cm'; under a kilogram in grams. */
export const amountWords = (amount: number, unit: string) =>
  unit === 'kg' && Math.abs(amount) < 1 ? `${Math.round(amount * 1000)}g` : `${Number(amount.toFixed(3))}${unit}`;

/** '1년 동안', '6개월 동안' or, under a month and a half, '30일 동안'. */
export function duringWords(days: number): string {
  if (Math.abs(days - 365) <= ABOUT_A_YEAR_DAYS) return '1년 동안';
  return days < MONTH_DAYS * 1.5 ? `${days}일 동안` : `${Math.round(days / MONTH_DAYS)}개월 동안`;
}

/**
 * Growth since an earlier entry, and its rate by month, from 24 months on by year.
 * @param months completed months at the entry
 */
export function velocityWords({ velocity, unit, months }: Rate): string {
  const { from, days, grown, adjusted } = velocity;
  const since = `${listDay(from.measured_on)}부터 ${duringWords(days)}`;
  const isHeight = unit === 'cm';
  const words = () => {
    if (grown > 0) {
      const isWhole =
        months >= STANDING_FROM_MONTHS
          ? duringWords(days) === '1년 동안'
          : Math.abs(days - MONTH_DAYS) <= ABOUT_A_MONTH_DAYS;
      const rate = isWhole ? '' : ` ${rateWords({ velocity, unit, months })}`;
      return `${since} ${isHeight ? `${grown}cm 자랐어요` : `${amountWords(grown, unit)} 늘었어요`}.${rate}`;
    }
    if (isHeight) {
      return grown === 0
        ? `${since} 키가 그대로예요.`
        : `${since} 키가 ${-grown}cm 작아진 것으로 적혀 있어요. 한 번 더 재 보세요.`;
    }
    return `${since} ${grown === 0 ? '몸무게가 그대로예요' : `${amountWords(-grown, unit)} 줄었어요`}.`;
  };
  return adjusted ? `${words()} ${ADJUSTED}` : words();
}

/** '1년으로 치면 6.2cm예요.', under 24 months '한 달에 320g씩이에요.' */
function rateWords(rate: Rate): string {
  const { velocity, unit, months } = rate;
  if (months < STANDING_FROM_MONTHS) return `${rateLabel(rate)}씩이에요.`;
  return `1년으로 치면 ${velocity.per_year}${unit === 'cm' ? 'cm예요' : 'kg이에요'}.`;
}

/** '1년에 6.2cm'; under 24 months, whose growth no year describes, '한 달에 320g' or '한 달에 1.2cm'; a loss as it is. */
export function rateLabel({ velocity: { per_year, grown, days }, unit, months }: Rate): string {
  if (grown <= 0) return grown === 0 ? '그대로' : `−${amountWords(-grown, unit)}`;
  if (months >= STANDING_FROM_MONTHS) return `1년에 ${per_year}${unit}`;
  const inMonth = (grown / days) * MONTH_DAYS;
  return unit === 'kg' ? `한 달에 ${Math.round(inMonth * 100) * 10}g` : `한 달에 ${Number(inMonth.toFixed(1))}${unit}`;
}

/** Two or more curves crossed within a year, calmly. */
export function crossingWords({ from, direction, curves }: GrowthCrossing, percentile: number): string {
  const names = curves.map((curve) => `${curve}번째`).join(', ');
  const way = direction === 'down' ? '내려왔어요' : '올라왔어요';
  return `${listDay(from.measured_on)} ${percentileLabel(from.percentile)}에서 ${percentileLabel(percentile)}까지, 1년 안에 성장 곡선 ${curves.length}개(${names})를 지나 ${way}. 이것만으로 건강한지 아닌지는 알 수 없어요.`;
}

/**
 * At 24 months a child born early leaves the corrected age, and may seem to fall. Null for every other point.
 * @param points all of the child's, oldest first
 */
export function basisWords(points: readonly GrowthPoint[], { age, measured_on: day }: GrowthPoint): string | null {
  const left = age.actual_months - STANDING_FROM_MONTHS;
  const isAfter = !age.corrected && left >= 0 && left < BASIS_EXPLAINED_MONTHS;
  return isAfter && points.some((before) => before.age.corrected && before.measured_on < day)
    ? '24개월부터는 실제 나이로 봐서 백분위수가 낮아 보일 수 있어요.'
    : null;
}
