export type Spot = readonly [x: number, y: number];

const written = (value: number) => Number(value.toFixed(1));

/** The `d` of a line through the spots; null starts a new subpath, which leaves a gap. */
export function linePath(spots: readonly (Spot | null)[]): string {
  let pen: 'M' | 'L' = 'M';
  let path = '';
  for (const spot of spots) {
    if (spot) path += `${pen}${written(spot[0])} ${written(spot[1])}`;
    pen = spot ? 'L' : 'M';
  }
  return path;
}

/** The `d` of the ground between two lines over the same x. */
export const bandPath = (upper: readonly Spot[], lower: readonly Spot[]): string =>
  upper.length === 0 ? '' : `${linePath([...upper, ...lower.toReversed()])}Z`;
