import type { GrowthCurve, GrowthPoint } from './growth.responses';
import { bandWords } from './growth-bands';
import { basisWords, crossingWords, velocityWords } from './growth-change-words';
import { percentileWords, steadyWords } from './growth-words';

/** Of an entry longer ago nothing is said about now. */
const NOW_MONTHS = 2;

/**
 * One point in words: its place, what to do about it, and how it changed; `note` is the official name of its band.
 * @param monthsNow the child's actual age today, in completed months
 */
export function pointWords(curve: GrowthCurve, point: GrowthPoint, monthsNow: number) {
  const { percentile, velocity, crossing, steady, age } = point;
  const { measure, standard, unit } = curve;
  const band = bandWords({ measure, standard, percentile });
  // weight for height is read by height, so the kind of age does not move it
  const basis = curve.along === 'age_months' ? basisWords(curve.points, point) : null;
  const isNow = point === curve.points.at(-1) && monthsNow - age.actual_months <= NOW_MONTHS;
  const first = [percentile === null ? '' : percentileWords(measure, percentile), band?.words ?? ''];
  const sentences = [
    first.filter(Boolean).join(' '),
    basis,
    steady && steadyWords(steady, isNow),
    velocity && velocityWords({ velocity, unit, months: age.months }),
    crossing && percentile !== null ? crossingWords(crossing, percentile) : null,
  ];
  return { sentences: sentences.flatMap((words) => words || []), note: band?.note ?? null };
}
