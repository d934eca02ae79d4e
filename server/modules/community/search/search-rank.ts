import { fitsSearch, joinWords, parseSearch, type Search, toSearchText } from '@contract/common/search';

/** How well a title fits: 0 it is the query (blanks aside), 1 it begins with it, 2 it contains it, 3 it has all words, 4 it has not. */
export function rankTitle(title: string, search: Search): 0 | 1 | 2 | 3 | 4 {
  const own = joinWords(title);
  if (own === search.joined) return 0;
  if (own.startsWith(search.joined)) return 1;
  if (own.includes(search.joined)) return 2;
  return fitsSearch(toSearchText(title), search) ? 3 : 4;
}

/** The rows in their order, those whose title fits better before. */
export const bestFirst = <Row extends { title: string }>(rows: readonly Row[], q: string): Row[] => {
  const search = parseSearch(q);
  return rows
    .map((row) => ({ row, rank: rankTitle(row.title, search) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ row }) => row);
};
