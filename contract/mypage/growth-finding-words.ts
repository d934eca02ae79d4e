import { dayNumber, parseDay } from '@contract/common/calendar';
import { listDay } from '@contract/common/day-words';
import { GROWTH_DEGREES, type GrowthDegree, type GrowthMeasure, type GrowthRule } from './growth';
import type { GrowthFigure, GrowthFinding, GrowthNewest } from './growth.responses';
import { ageWords } from './growth-age-words';
import { BAND_WORDS, bandNote } from './growth-bands';
import { amountWords, crossingWords, duringWords, velocityWords } from './growth-change-words';
import { figureText, MEASURE_LABELS, percentileLabel } from './growth-words';

/** One value with what it is noted for. */
export type Found = Pick<GrowthNewest, 'measured_on' | 'age' | 'velocity' | 'crossing'> & {
  figure: Pick<GrowthFigure, 'measure' | 'value' | 'unit' | 'percentile' | 'standard'>;
  finding: GrowthFinding;
};

const FAR_LOW: Record<GrowthMeasure, string> = {
  height: '또래보다 키가 많이 작은 쪽이에요.',
  weight: '또래보다 몸무게가 많이 가벼운 쪽이에요.',
  head: '또래보다 머리둘레가 많이 작은 쪽이에요.',
  bmi: '키에 비해 몸무게가 많이 가벼운 쪽이에요.',
  weight_for_height: '키에 비해 몸무게가 많이 가벼운 쪽이에요.',
};
const TWO_WEEKS = 14;

const toRate = ({ velocity, figure, age }: Found) =>
  velocity ? velocityWords({ velocity, unit: figure.unit, months: age.months }) : '';
const crossed = ({ crossing, figure: { percentile } }: Found) =>
  crossing && percentile !== null ? crossingWords(crossing, percentile) : '';

type Toward = (found: Found, from: { measured_on: string; value: number }) => string;
/** Of what is compared with an earlier entry. */
const beside =
  (words: Toward) =>
  (found: Found): string =>
    found.finding.from ? words(found, found.finding.from) : '';
const sinceWords: Toward = ({ measured_on }, from) =>
  `${listDay(from.measured_on)}부터 ${duringWords(daysBetween(from.measured_on, measured_on))}`;
const movedWords: Toward = ({ figure }, from) => amountWords(Math.abs(figure.value - from.value), figure.unit);

const birthWeight: Toward = (found, from) =>
  found.finding.age_days < TWO_WEEKS
    ? `태어났을 때 몸무게(${from.value}kg)보다 ${movedWords(found, from)}, 10% 넘게 줄었어요.`
    : `태어났을 때 몸무게(${from.value}kg)보다 ${movedWords(found, from)} 적어요. 대개 두 주 안에 태어난 몸무게를 되찾아요.`;
const weightLost: Toward = (found, from) => `${sinceWords(found, from)} 몸무게가 ${movedWords(found, from)} 줄었어요.`;
const noGain: Toward = (found, from) =>
  found.figure.value < from.value ? weightLost(found, from) : `${sinceWords(found, from)} 몸무게가 늘지 않았어요.`;
const slowGain: Toward = (found, from) =>
  `${sinceWords(found, from)} ${found.figure.value > from.value ? `${movedWords(found, from)} 늘었어요` : '늘지 않았어요'}. 하루 20~30g씩 느는 시기라 적은 편이에요.`;

const FACTS: Record<GrowthRule, (found: Found) => string> = {
  mistyped: ({ figure }) =>
    `이 나이에는 나오기 어려운 값이에요. ${figureText(figure)}${figure.unit === 'kg' ? '을' : '를'} 잘못 적지 않았는지 확인하고, 다르면 수정해 주세요.`,
  birth_weight: beside(birthWeight),
  weight_lost: beside(weightLost),
  no_gain: beside(noGain),
  slow_gain: beside(slowGain),
  head_crossed: crossed,
  very_low: ({ figure }) => FAR_LOW[figure.measure],
  head_very_high: () => '또래보다 머리둘레가 많이 큰 쪽이에요.',
  head_high_first_year: () => '또래보다 머리둘레가 큰 쪽이에요.',
  slow_height: (found) => `${toRate(found)} 이 나이에는 대개 한 해에 4cm 넘게 자라요.`,
  fast_height: (found) => `${toRate(found)} 이 나이로는 빠르게 자란 편이에요.`,
  crossed,
  weight_fell: toRate,
  obese: () => BAND_WORDS.obese.fact,
  short: () => BAND_WORDS.short.fact,
  underweight: () => BAND_WORDS.underweight.fact,
  thin: () => BAND_WORDS.thin.fact,
  overweight: () => BAND_WORDS.overweight.fact,
  outside: ({ figure: { measure, percentile } }) =>
    (percentile ?? 50) < 50
      ? `${MEASURE_LABELS[measure]}가 가장 아래 곡선(3)보다 아래에 있어요.`
      : `${MEASURE_LABELS[measure]}가 가장 위 곡선(97)보다 위에 있어요.`,
};

/** Finding of a value, in words that neither alarm nor name an illness; where to go is `actionWords`. */
export const factWords = (found: Found): string => FACTS[found.finding.rule](found);

function daysBetween(from: string, to: string): number {
  const [first, last] = [parseDay(from), parseDay(to)];
  return first && last ? dayNumber(last) - dayNumber(first) : 0;
}

/** Point for the doctor beside the record: low values below the band count as of the band; null of most. */
function tellWords(rule: GrowthRule, measure: GrowthMeasure): string | null {
  if (rule === 'very_low')
    return measure === 'head' ? null : BAND_WORDS[measure === 'height' ? 'short' : 'underweight'].tell;
  return rule in BAND_WORDS ? BAND_WORDS[rule as keyof typeof BAND_WORDS].tell : null;
}

/** The last month in which an infant check-up is open. */
const LAST_CHECKUP_MONTHS = 71;

/**
 * When and where to go, in words of the child's age; null where nothing is to be done.
 * @param monthsNow actual age today, in completed months
 */
export function actionWords(
  { degree, soon }: Pick<GrowthFinding, 'degree' | 'soon'>,
  monthsNow: number,
): string | null {
  const hasCheckups = monthsNow <= LAST_CHECKUP_MONTHS;
  switch (degree) {
    case 'none':
      return null;
    case 'this_week':
      if (monthsNow < 1)
        return '오늘 소아청소년과나 태어난 병원에 전화해서 물어보세요. 잘 먹지 못하거나 깨우기 힘들 만큼 처져 있으면 바로 병원에 가요.';
      return hasCheckups
        ? '다음 검진을 기다리지 말고 이번 주에 소아청소년과에 이 기록을 보여 주세요.'
        : '이번 주에 소아청소년과에 이 기록을 보여 주세요.';
    case 'within_a_month':
      return '한 달 안에 소아청소년과에 이 기록을 보여 주세요.';
    case 'next_checkup':
      if (hasCheckups)
        return `다음 영유아 건강검진 때 이 기록을 보여 주세요.${soon ? ' 검진이 한 달 넘게 남았다면 가까운 소아청소년과에 먼저 보여 주세요.' : ''}`;
      // 학교건강검사규칙: grades 1 and 4 of primary, 1 of middle and high school (easylaw.go.kr, read 2026-11-28).
      return soon
        ? '한 달 안에 소아청소년과에 이 기록을 보여 주세요.'
        : '다음에 소아청소년과에 갈 때나 학교 건강검진(초등 1·4학년, 중·고등 1학년) 때 이 기록을 보여 주세요.';
  }
}

const strength = (degree: GrowthDegree) => GROWTH_DEGREES.indexOf(degree);

/** The strongest of the degrees that the newest values lead to, with the check-up that does not wait. */
export function getStrongest(newest: readonly Pick<GrowthNewest, 'finding'>[]): Pick<GrowthFinding, 'degree' | 'soon'> {
  return newest
    .flatMap(({ finding }) => finding ?? [])
    .reduce<Pick<GrowthFinding, 'degree' | 'soon'>>(
      (most, { degree, soon }) => {
        const more = strength(degree) - strength(most.degree);
        if (more > 0) return { degree, soon };
        return more === 0 ? { degree, soon: soon || most.soon } : most;
      },
      { degree: 'none', soon: false },
    );
}

/** True if a doctor is due before the next check-up: then nothing calmer is said beside it. */
export const isDoctorDue = (newest: readonly Pick<GrowthNewest, 'finding'>[]) =>
  strength(getStrongest(newest).degree) >= strength('within_a_month');

export type GrowthNotes = {
  items: {
    measure: GrowthMeasure;
    entryId: string;
    label: string;
    measuredOn: string;
    age: string;
    words: string;
    /** True if the value is to be confirmed: the entry may be corrected. */
    asked: boolean;
  }[];
  /** Once for all of them: the strongest. */
  action: string | null;
  /** Points for the doctor, each once. */
  tell: string[];
  /** The official names of the bands, with their source. */
  official: string[];
};

/**
 * Topics for the doctor from the newest values: a fact a measure, and once when and where to go.
 * @param monthsNow actual age today, in completed months
 */
export function growthNotes(newest: readonly GrowthNewest[], monthsNow: number): GrowthNotes {
  const found = newest.flatMap((each) => {
    const { finding } = each;
    return finding && finding.degree !== 'none' ? [{ ...each, finding }] : [];
  });
  const told = found.filter(({ figure, finding }) => !isToldByBmi(figure.measure, finding, found));
  const items = told.map((each) => ({
    measure: each.figure.measure,
    entryId: each.entry_id,
    label: [MEASURE_LABELS[each.figure.measure], ...placeLabel(each)].join(' '),
    measuredOn: each.measured_on,
    age: ageWords(each.age),
    words: factWords(each),
    asked: each.finding.rule === 'mistyped',
  }));
  const action = actionWords(getStrongest(found), monthsNow);
  const isAsked = items.every(({ asked }) => asked);
  const tell = new Set(told.flatMap(({ figure, finding }) => tellWords(finding.rule, figure.measure) ?? []));
  const official = told.flatMap(({ figure, finding }) => (finding.rule === 'mistyped' ? [] : (bandNote(figure) ?? [])));
  return { items, action: action && isAsked ? `맞게 적었다면 ${action}` : action, tell: [...tell], official };
}

/** BMI and weight for height are alternatives: only the stronger finding is listed. */
function isToldByBmi(measure: GrowthMeasure, finding: GrowthFinding, found: readonly Found[]): boolean {
  const other = found.find(
    (each) =>
      each.figure.measure ===
      (measure === 'bmi' ? 'weight_for_height' : measure === 'weight_for_height' ? 'bmi' : null),
  );
  if (!other) return false;
  const more = strength(other.finding.degree) - strength(finding.degree);
  return more > 0 || (more === 0 && measure === 'weight_for_height');
}

const placeLabel = ({ figure, finding }: Found): string[] =>
  figure.percentile === null || finding.rule === 'mistyped' ? [] : [percentileLabel(figure.percentile)];
