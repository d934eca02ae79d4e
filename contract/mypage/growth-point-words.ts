import type { GrowthCurve, GrowthNewest, GrowthPoint } from './growth.responses';
import { bandNote } from './growth-bands';
import { basisWords, velocityWords } from './growth-change-words';
import { factWords, isDoctorDue } from './growth-finding-words';
import { percentileLabel, percentileWords, steadyWords } from './growth-words';

/** Of an entry longer ago nothing is said about now. */
const NOW_MONTHS = 2;

type Beside = {
  /** The child's actual age today, in completed months. */
  monthsNow: number;
  /** The newest values, which the page speaks of beside the chart (`growthNotes`): it says what they are noted for. */
  newest: readonly GrowthNewest[];
};

/**
 * One point in words: its place, how it changed, and what an earlier one was noted for; `note` is the official name of
 * its band, `official` the figure of the official calculator.
 */
export function pointWords(curve: GrowthCurve, point: GrowthPoint, { monthsNow, newest }: Beside) {
  const { percentile, velocity, steady, age, finding } = point;
  const { measure, standard, unit } = curve;
  // weight for height is read by height, so the kind of age does not move it
  const basis = curve.along === 'age_months' ? basisWords(curve.points, point) : null;
  const isNow = point === curve.points.at(-1) && monthsNow - age.actual_months <= NOW_MONTHS;
  const figure = { measure, standard, unit, value: point.value, percentile };
  const told = newest.find((each) => each.entry_id === point.entry_id && each.figure.measure === measure)?.finding;
  const isPlain = point.doubt === null;
  const fact = finding && !told ? factWords({ ...point, figure, finding }) : null;
  const isCalm = isNow && isDoctorDue(newest);
  const sentences = [
    percentile === null || !isPlain ? null : percentileWords(measure, percentile),
    isPlain ? basis : null,
    steady && !isCalm ? steadyWords(steady, isNow) : null,
    velocity && !SAYS_CHANGE.has(finding?.rule ?? 'outside')
      ? velocityWords({ velocity, unit, months: age.months })
      : null,
    fact,
  ];
  return {
    sentences: sentences.flatMap((words) => words || []),
    note: isPlain && !told ? bandNote(figure) : null,
    official: officialWords(point),
  };
}

/** Rules whose fact already names the change. */
const SAYS_CHANGE: ReadonlySet<string> = new Set([
  'birth_weight',
  'weight_lost',
  'no_gain',
  'slow_gain',
  'slow_height',
  'fast_height',
  'weight_fell',
]);

/** The figure of the official calculator, which knows completed months only; null where it is the same by rule. */
const officialWords = ({ official_percentile: official, doubt }: GrowthPoint): string | null =>
  official === null || doubt !== null ? null : `질병관리청 계산기(만 개월)로는 ${percentileLabel(official)}`;
