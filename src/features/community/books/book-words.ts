import type { BookCard } from '@contract/community/books.responses';
import { monthsWords } from '@/domain/posts/months-words';

/** '글·그림 앤서니 브라운 · 옮김 서애경': each with the role where there are several. */
export function authorsWords(authors: BookCard['authors']): string {
  const main = authors.filter(({ role }) => role !== '옮김');
  const others = authors.filter(({ role }) => role === '옮김');
  const said = main.length === 1 ? main.map(({ name }) => name) : main.map(({ name, role }) => `${name} ${role}`);
  return [...said, ...others.map(({ name }) => `${name} 옮김`)].join(', ');
}

/** The audience: '12~47개월'; a book for grown-ups says so. */
export const readersWords = ({ audience, from_month: from, to_month: to }: BookCard) =>
  audience === 'parent' ? '부모가 읽는 책' : monthsWords({ from, to });
