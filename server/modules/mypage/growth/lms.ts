import type { Lms } from '@server/content/growth/tables';
import { normalCdf, normalQuantile } from './normal-distribution';

/**
 * How z-scores are computed beyond three standard deviations. `lms`: the plain formula. `restricted`: in steps of the
 * distance between the second and the third deviation, as the WHO does for weight-based figures, whose real tails are
 * thinner than the fitted distribution's (WHO Child Growth Standards, Methods and development, 2006, chapter 7).
 */
export type Tails = 'lms' | 'restricted';

/** Standard deviations from the median of a `value` > 0 in the unit of `lms.M`. */
export function zOfValue(value: number, lms: Lms, tails: Tails): number {
  const z = plainZ(value, lms);
  if (tails === 'lms' || Math.abs(z) <= 3) return z;
  const side = Math.sign(z);
  const third = plainValue(3 * side, lms);
  return side * (3 + (side * (value - third)) / width(side, lms));
}

/** The value `z` standard deviations from the median; NaN where there is none. */
export function valueOfZ(z: number, lms: Lms, tails: Tails): number {
  if (tails === 'lms' || Math.abs(z) <= 3) return plainValue(z, lms);
  const side = Math.sign(z);
  return plainValue(3 * side, lms) + side * (Math.abs(z) - 3) * width(side, lms);
}

/** 0–100 */
export const percentileOfZ = (z: number) => normalCdf(z) * 100;
/** @param percentile above 0, below 100 */
export const zOfPercentile = (percentile: number) => normalQuantile(percentile / 100);

/** Distance between the second and the third deviation on that side, above 0. */
const width = (side: number, lms: Lms) => side * (plainValue(3 * side, lms) - plainValue(2 * side, lms));

// Cole and Green, Statistics in Medicine 1992. expm1 and log1p stay precise where L is almost 0.
function plainZ(value: number, { L, M, S }: Lms): number {
  const ratio = Math.log(value / M);
  return L === 0 ? ratio / S : Math.expm1(L * ratio) / (L * S);
}

function plainValue(z: number, { L, M, S }: Lms): number {
  return L === 0 ? M * Math.exp(S * z) : M * Math.exp(Math.log1p(L * S * z) / L);
}
