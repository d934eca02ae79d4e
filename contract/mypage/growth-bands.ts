import type { GrowthMeasure, GrowthStandard } from './growth';
import type { GrowthFigure } from './growth.responses';
import { GROWTH_SOURCE, isOutside, MEASURE_LABELS } from './growth-words';

/**
 * The bands that the official calculator of the 2017 charts names (키 3 미만 저신장; 몸무게 5 미만 저체중; 체질량지수 5 미만
 * 쇠약증, 85–95 과체중, 95 이상 비만; its behaviour as measured on 2026-08-18), and `outside` for what is only beyond 3–97.
 */
export type GrowthBand = 'short' | 'underweight' | 'thin' | 'overweight' | 'obese' | 'outside';

const toOfficialBand = (measure: GrowthMeasure, percentile: number): Exclude<GrowthBand, 'outside'> | null => {
  if (measure === 'height' && percentile < 3) return 'short';
  if (measure === 'weight' && percentile < 5) return 'underweight';
  if (measure !== 'bmi') return null;
  if (percentile < 5) return 'thin';
  if (percentile >= 95) return 'obese';
  return percentile >= 85 ? 'overweight' : null;
};

/** The band of a figure, or null inside all of them. The names belong to the 2017 charts, so the WHO's curves have none. */
export function toGrowthBand({
  measure,
  standard,
  percentile,
}: {
  measure: GrowthMeasure;
  standard: GrowthStandard;
  percentile: number | null;
}): GrowthBand | null {
  if (percentile === null) return null;
  const official = standard === 'kr2017' ? toOfficialBand(measure, percentile) : null;
  return official ?? (isOutside(percentile) ? 'outside' : null);
}

/** The finding, the point for the doctor, and the official chart's name of the band. */
export type BandWords = { fact: string; tell: string | null; note: string };

// 질병관리청 국가건강정보포털, March 2025 (korea.kr, newsId 148940438), read 2026-11-23: no extreme diets while growing.
const NO_DIET = '그 전에 먹는 양을 갑자기 줄이지는 마세요.';
const toNote = (measure: GrowthMeasure, range: string, name: string) =>
  `${GROWTH_SOURCE}에서는 ${MEASURE_LABELS[measure]} 백분위수 ${range}을 ‘${name}’ 구간이라고 불러요. 구간의 이름이고 진단은 아니에요.`;

/** The named bands in kind sentences for the parent. */
export const BAND_WORDS: Record<Exclude<GrowthBand, 'outside'>, BandWords> = {
  short: {
    fact: '키가 작은 쪽이에요.',
    tell: '태어났을 때의 키와 부모의 키도 함께 알려 주세요.',
    note: toNote('height', '3 미만', '저신장'),
  },
  underweight: {
    fact: '몸무게가 가벼운 쪽이에요.',
    tell: '요즘 잘 먹는지도 함께 이야기해 보세요.',
    note: toNote('weight', '5 미만', '저체중'),
  },
  thin: {
    fact: '키에 비해 몸무게가 가벼운 쪽이에요.',
    tell: '요즘 잘 먹는지도 함께 이야기해 보세요.',
    note: toNote('bmi', '5 미만', '쇠약증'),
  },
  overweight: {
    fact: '키에 비해 몸무게가 조금 더 나가는 쪽이에요.',
    tell: `먹는 것과 몸을 움직이는 시간을 함께 이야기해 보세요. ${NO_DIET}`,
    note: toNote('bmi', '85 이상 95 미만', '과체중'),
  },
  obese: {
    fact: '키에 비해 몸무게가 많이 나가는 쪽이에요.',
    tell: `무엇을 살펴보면 좋을지 함께 물어보세요. ${NO_DIET}`,
    note: toNote('bmi', '95 이상', '비만'),
  },
};

/** The official name of the figure's band with its source; null without one. */
export function bandNote(figure: Pick<GrowthFigure, 'measure' | 'standard' | 'percentile'>): string | null {
  const band = toGrowthBand(figure);
  return band && band !== 'outside' ? BAND_WORDS[band].note : null;
}

/** '저체중 구간(P5 미만)': for the doctor, who knows the name; null without an official one. */
const OFFICIAL_NAMES: Record<GrowthBand, string | null> = {
  short: '저신장 구간(P3 미만)',
  underweight: '저체중 구간(P5 미만)',
  thin: '쇠약증 구간(P5 미만)',
  overweight: '과체중 구간(P85 이상 95 미만)',
  obese: '비만 구간(P95 이상)',
  outside: null,
};
export function officialBandName(figure: Pick<GrowthFigure, 'measure' | 'standard' | 'percentile'>): string | null {
  const band = toGrowthBand(figure);
  return band && OFFICIAL_NAMES[band];
}
