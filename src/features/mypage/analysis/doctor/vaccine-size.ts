import type { VaccineGroup } from '@contract/mypage/sheets/vaccine-content';

/** Height of the two columns in points, and of a row in letter sizes: half of the names take two lines. */
const HEIGHT = 620;
const ROW = 2.4;

/** Letter size in points with which the rows of two columns fit one side of A4. */
export function vaccineSize(groups: readonly VaccineGroup[]): number {
  // a group has a title and a head besides its rows
  const rows = groups.reduce((sum, group) => sum + group.rows.length + 2, 0);
  return [9, 8, 7, 6].find((size) => (rows / 2) * size * ROW < HEIGHT) ?? 5;
}
