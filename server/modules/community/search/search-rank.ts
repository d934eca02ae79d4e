import { normalWords } from '@server/modules/community/posts/search-words';

const joined = (text: string) => normalWords(text).replaceAll(' ', '');

/** How well a title fits: 0 it is the query (blanks aside), 1 it begins with it, 2 it contains it, 3 it does not. */
export function rankTitle(title: string, q: string): 0 | 1 | 2 | 3 {
  const [own, asked] = [joined(title), joined(q)];
  if (own === asked) return 0;
  if (own.startsWith(asked)) return 1;
  return own.includes(asked) ? 2 : 3;
}

/** The rows in their order, those whose title fits better before. */
export const bestFirst = <Row extends { title: string }>(rows: readonly Row[], q: string): Row[] =>
  rows
    .map((row) => ({ row, rank: rankTitle(row.title, q) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ row }) => row);
