export type Place = { x: number; y: number };

/** The spot in the column nearest to `x`; of spots up to `slack` px further away the one nearest to `y`. */
export function nearestInColumn<T extends Place>(spots: readonly T[], { x, y }: Place, slack = 0): T | null {
  const least = Math.min(...spots.map((spot) => Math.abs(spot.x - x)));
  const column = spots.filter((spot) => Math.abs(spot.x - x) <= least + slack + 1e-6);
  return column.reduce<T | null>(
    (best, spot) => (best === null || Math.abs(spot.y - y) < Math.abs(best.y - y) ? spot : best),
    null,
  );
}
