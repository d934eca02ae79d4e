import {
  CURVE_PERCENTILES,
  type GrowthGap,
  type GrowthMeasure,
  type GrowthPlace,
  type GrowthPosition,
  type GrowthStandard,
} from './growth';
import type { GrowthEntry, GrowthFigure, GrowthSteady } from './growth.responses';

export const MEASURE_LABELS: Record<GrowthMeasure, string> = {
  height: '키',
  weight: '몸무게',
  head: '머리둘레',
  bmi: '체질량지수',
  weight_for_height: '키 대비 몸무게',
};

export const STANDARD_LABELS: Record<GrowthStandard, string> = {
  kr2017: '2017 소아청소년 성장도표(질병관리청)',
  who: 'WHO Child Growth Standards',
};

/** The charts that every percentile is read on unless the parent looks at the WHO's, with both publishers. */
export const GROWTH_SOURCE = '2017 소아청소년 성장도표(질병관리청·대한소아청소년과학회)';

export const POSITION_LABELS: Record<GrowthPosition, string> = { lying: '누워서', standing: '서서' };
export const PLACE_LABELS: Record<GrowthPlace, string> = {
  home: '집',
  clinic: '병원',
  daycare: '어린이집',
  other: '기타',
};

export const GAP_WORDS: Record<GrowthGap, string> = {
  before_term: '예정일 전이라 백분위수를 계산하지 않아요.',
  too_old: '이 나이의 성장도표는 없어요.',
  too_young: '24개월부터 볼 수 있어요.',
  height_out_of_table: '이 키의 성장도표는 없어요.',
  no_score: '백분위수를 계산할 수 없는 값이에요.',
};

/** Below or above these the next check-up is named. Inclusive ends are inside. */
const OUTSIDE = { below: 3, above: 97 } as const;
export const isOutside = (percentile: number) => percentile < OUTSIDE.below || percentile > OUTSIDE.above;

/** 'P35'; one decimal near the ends, where whole numbers would say too little. */
export function percentileLabel(percentile: number): string {
  if (percentile < 0.1) return 'P0.1 미만';
  if (percentile > 99.9) return 'P99.9 초과';
  return percentile < 5 || percentile > 95 ? `P${percentile.toFixed(1)}` : `P${Math.round(percentile)}`;
}

const CHART_NAMES: Record<GrowthStandard, string> = { kr2017: '2017 소아청소년 성장도표', who: 'WHO 성장도표' };

/** The space between the drawn curves that a percentile is in, with its standard: '2017 소아청소년 성장도표 백분위 50–85 사이'. */
export function curveSpaceWords(standard: GrowthStandard, percentile: number): string {
  const [lowest, highest] = [CURVE_PERCENTILES[0], CURVE_PERCENTILES[CURVE_PERCENTILES.length - 1] ?? 97];
  const above = CURVE_PERCENTILES.find((curve) => curve > percentile) ?? highest;
  const below = CURVE_PERCENTILES.findLast((curve) => curve < above) ?? lowest;
  const space =
    percentile < lowest ? `${lowest} 아래` : percentile > highest ? `${highest} 위` : `${below}–${above} 사이`;
  return `${CHART_NAMES[standard]} 백분위 ${space}`;
}

/** Beside the short 'P55' where no chart is near. */
export const PERCENTILE_NOTE = `P는 ${CHART_NAMES.kr2017}의 백분위수예요.`;

const MONTHS_NAMED = ['한', '두', '석', '넉', '다섯', '여섯', '일곱', '여덟', '아홉', '열', '열한'];

/**
 * That a child keeps to about one curve. Only while the entry is the newest and at most two months old is it said of now.
 * @param months completed months of the run
 */
export function steadyWords({ months }: Pick<GrowthSteady, 'months'>, isNow: boolean): string {
  const named = MONTHS_NAMED[months - 1];
  const [sinceWords, duringWords] = named ? [`${named} 달째`, `${named} 달 동안`] : ['1년째', '1년 동안'];
  return isNow
    ? `${sinceWords} 비슷한 곡선을 따라 자라고 있어요.`
    : `이날까지 ${duringWords} 비슷한 곡선을 따라 자랐어요.`;
}

const SMALL: Record<Exclude<GrowthMeasure, 'bmi'>, string> = {
  height: '작은',
  weight: '가벼운',
  head: '작은',
  weight_for_height: '가벼운',
};
const AMONG: Partial<Record<GrowthMeasure, string>> = { weight_for_height: '같은 키의 또래' };

/** Rank among a hundred children, in one calm sentence. */
export function percentileWords(measure: GrowthMeasure, percentile: number): string {
  const place = Math.min(100, Math.max(1, Math.round(percentile)));
  // Children are neither tall nor heavy by it: the sentence names what is low.
  if (measure === 'bmi') return `${MEASURE_LABELS.bmi}가 낮은 쪽부터 또래 100명을 세우면 ${place}번째쯤이에요.`;
  return `${AMONG[measure] ?? '또래'} 100명을 ${SMALL[measure]} 쪽부터 세우면 ${place}번째쯤이에요.`;
}

/** '74cm', '8.95kg', '16.3kg/m²' */
export const figureText = ({ value, unit }: Pick<GrowthFigure, 'value' | 'unit'>) => `${value}${unit}`;

/** How the height was converted to the usual way of measuring; null when it was not. */
export function adjustmentWords({ figures, position }: Pick<GrowthEntry, 'figures' | 'position'>): string | null {
  const adjusted = figures.find(({ adjusted_cm }) => adjusted_cm !== 0);
  if (!adjusted || position === null) return null;
  return position === 'standing'
    ? '서서 잰 키예요. 24개월 전에는 누운 키로 비교해서 0.7cm를 더해 보았어요.'
    : '누워서 잰 키예요. 24개월부터는 선 키로 비교해서 0.7cm를 빼고 보았어요.';
}
