import {
  GROWTH_DEGREES,
  GROWTH_RULES,
  type GrowthDegree,
  type GrowthMeasure,
  type GrowthRule,
} from '@contract/mypage/growth';
import type { GrowthCrossing, GrowthFinding, GrowthVelocity } from '@contract/mypage/growth.responses';
import { toGrowthBand } from '@contract/mypage/growth-bands';
import { DEGREE_RULES } from '@server/content/growth/degree-rules';
import { getDaysBetween, type Seen } from './growth-change';

/** One measurement with what it is judged by. */
export type Judged = {
  measure: GrowthMeasure;
  standard: 'kr2017' | 'who';
  sex: 'female' | 'male';
  gestationWeeks: number | null;
  to: Seen;
  /** Of the measure, oldest first, without what no child can be. */
  before: readonly Seen[];
  velocity: GrowthVelocity | null;
  crossing: GrowthCrossing | null;
};

type Found = { rule: GrowthRule; degree: GrowthDegree; from?: Seen };
type Judge = (judged: Judged) => Found | null;

const RULES = DEGREE_RULES;
const strength = (degree: GrowthDegree) => GROWTH_DEGREES.indexOf(degree);
const rank = (rule: GrowthRule) => GROWTH_RULES.indexOf(rule);

/** The strongest thing that a measurement is noted for; null where there is none. */
export function judgeGrowth(judged: Judged): GrowthFinding | null {
  const { to } = judged;
  if (to.doubt === 'source') return null;
  const found = [...PLACES, ...(to.doubt === null ? CHANGES : [])].flatMap((judge) => judge(judged) ?? []);
  const [first] = found.toSorted((a, b) => strength(b.degree) - strength(a.degree) || rank(a.rule) - rank(b.rule));
  if (!first) return null;
  return {
    rule: to.doubt === 'value' ? 'mistyped' : first.rule,
    degree: first.degree,
    soon: isSoon(first.rule, judged),
    from: first.from ? { measured_on: first.from.measuredOn, value: first.from.value } : null,
    age_days: to.actualDays,
  };
}

/** A low value, or a weight that crosses curves, asks for more than the next check-up where that is far away. */
function isSoon(rule: GrowthRule, { measure, to: { percentile } }: Judged): boolean {
  if (rule === 'crossed') return measure === 'weight';
  if (rule === 'outside') return percentile !== null && percentile < 50;
  return rule === 'short' || rule === 'underweight' || rule === 'thin';
}

/** Findings from the value by itself. */
const PLACES: readonly Judge[] = [
  ({ measure, to: { z } }) => {
    const { belowZ, degree, heightDegree } = RULES.very_low;
    if (z === null || z >= belowZ) return null;
    return { rule: 'very_low', degree: measure === 'height' ? heightDegree : degree };
  },
  ({ measure, to: { z } }) =>
    measure === 'head' && z !== null && z > RULES.head_very_high.aboveZ
      ? { rule: 'head_very_high', degree: RULES.head_very_high.degree }
      : null,
  ({ measure, to: { percentile, months } }) => {
    const { abovePercentile, untilMonths, degree } = RULES.head_high_first_year;
    const high = measure === 'head' && percentile !== null && percentile > abovePercentile && months < untilMonths;
    return high ? { rule: 'head_high_first_year', degree } : null;
  },
  ({ measure, standard, to: { percentile } }) => {
    const band = toGrowthBand({ measure, standard, percentile });
    return band && { rule: band, degree: RULES[band].degree };
  },
];

/** Findings from the value beside earlier ones. */
const CHANGES: readonly Judge[] = [
  birthWeight,
  weightLost,
  noGain,
  slowGain,
  ({ measure, crossing }) =>
    measure === 'head' && crossing ? { rule: 'head_crossed', degree: RULES.head_crossed.degree } : null,
  ({ measure, crossing, to }) => {
    const { directions, weightFromDays, degree } = RULES.crossed;
    if (!crossing || !directions[measure]?.includes(crossing.direction)) return null;
    return measure === 'weight' && to.actualDays < weightFromDays ? null : { rule: 'crossed', degree };
  },
  ({ velocity, measure, to: { months } }) =>
    measure === 'weight' && velocity && velocity.grown < 0 && months >= RULES.weight_fell.fromMonths
      ? { rule: 'weight_fell', degree: RULES.weight_fell.degree }
      : null,
  ({ velocity, measure, sex, to: { months } }) => {
    const { fromMonths, untilMonths, cmAYear, degree } = RULES.slow_height;
    const counts = measure === 'height' && months >= fromMonths && months < untilMonths[sex];
    return counts && velocity && velocity.per_year < cmAYear ? { rule: 'slow_height', degree } : null;
  },
  ({ velocity, measure, sex, to: { months } }) => {
    const { fromMonths, untilMonths, cmAYear, degree } = RULES.fast_height;
    const counts = measure === 'height' && months >= fromMonths && months < untilMonths[sex];
    return counts && velocity && velocity.per_year > cmAYear ? { rule: 'fast_height', degree } : null;
  },
];

/** Before the due date of a child born very early its weight is the hospital's to judge. */
const isInHospital = ({ to, gestationWeeks }: Judged) =>
  to.beforeTerm && gestationWeeks !== null && gestationWeeks < RULES.birth_weight.fromGestationWeeks;

function birthWeight(judged: Judged): Found | null {
  const { measure, to, before } = judged;
  const { regainedByDays, mayLose, birthUntilDays, degree } = RULES.birth_weight;
  if (measure !== 'weight' || isInHospital(judged)) return null;
  const [birth] = before;
  if (!birth || birth.actualDays > birthUntilDays || birth.actualDays >= to.actualDays) return null;
  const least = to.actualDays < regainedByDays ? birth.value * (1 - mayLose) : birth.value;
  return to.value < least - 1e-9 ? { rule: 'birth_weight', degree, from: birth } : null;
}

function weightLost(judged: Judged): Found | null {
  const { measure, to, before } = judged;
  const { toddlerUntilMonths, toddlerLoses, loses, withinDays, degree } = RULES.weight_lost;
  // In its first days every newborn loses.
  if (measure !== 'weight' || to.actualDays < RULES.birth_weight.regainedByDays || isInHospital(judged)) return null;
  const share = to.months < toddlerUntilMonths ? toddlerLoses : loses;
  const year = before.filter((from) => getDaysBetween(from, to) > 0 && getDaysBetween(from, to) <= withinDays);
  const heaviest = year.reduce<Seen | null>((most, from) => (most && most.value > from.value ? most : from), null);
  if (!heaviest || to.value > heaviest.value * (1 - share) + 1e-9) return null;
  return { rule: 'weight_lost', degree, from: heaviest };
}

function noGain(judged: Judged): Found | null {
  const { measure, to, before } = judged;
  const { untilMonths, leastDays, withinDays, degree } = RULES.no_gain;
  if (measure !== 'weight' || to.months >= untilMonths || isInHospital(judged)) return null;
  const from = before.findLast(
    (each) => getDaysBetween(each, to) >= leastDays && getDaysBetween(each, to) <= withinDays && to.value <= each.value,
  );
  return from ? { rule: 'no_gain', degree, from } : null;
}

function slowGain({ measure, to, before }: Judged): Found | null {
  const { untilMonths, gramsADay, leastDays, losingUntilDays, leastDaysFromBirth, degree } = RULES.slow_gain;
  if (measure !== 'weight' || to.months >= untilMonths || to.beforeTerm) return null;
  const from = before.findLast(
    (each) =>
      !each.beforeTerm &&
      getDaysBetween(each, to) >= (each.actualDays <= losingUntilDays ? leastDaysFromBirth : leastDays),
  );
  if (!from) return null;
  const grams = Math.round((to.value - from.value) * 1000);
  return grams < gramsADay * getDaysBetween(from, to) ? { rule: 'slow_gain', degree, from } : null;
}
