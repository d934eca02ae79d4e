import { BOOK_LANGUAGES, BOOK_TOPICS, PARENT_TOPIC } from '@contract/community/book-words';
import { BOOKS, BOOKS_SOURCE, bookContent } from './books';

const forChildren = BOOKS.filter((book) => book.audience === 'child');
const forParents = BOOKS.filter((book) => book.audience === 'parent');
const HALF_YEARS = Array.from({ length: 12 }, (_, i) => i * 6);

test('has at least 84 books for children and four for parents, with unique ids and titles', () => {
  expect(forChildren.length).toBeGreaterThanOrEqual(84);
  expect(forParents.length).toBeGreaterThanOrEqual(4);
  expect(new Set(BOOKS.map((book) => book.id)).size).toBe(BOOKS.length);
  expect(new Set(BOOKS.map((book) => book.title)).size).toBe(BOOKS.length);
});

test('has the printed facts of well known books', () => {
  expect(bookContent.find('book-doggy-poo')).toMatchObject({
    title: '강아지똥',
    authors: [
      { name: '권정생', role: '글' },
      { name: '정승각', role: '그림' },
    ],
    publisher: '길벗어린이',
    year: 1996,
    translated_from: null,
  });
  expect(bookContent.find('book-apple-thud')).toMatchObject({
    title: '사과가 쿵!',
    publisher: '보림',
    translated_from: 'ja',
  });
});

test.each(HALF_YEARS)('has at least eight books for the half-year from month %i', (from) => {
  const own = forChildren.filter((book) => book.from_month < from + 6 && book.to_month >= from);
  expect(own.length).toBeGreaterThanOrEqual(8);
});

test.each(BOOK_TOPICS)('%s has at least four books', (topic) => {
  expect(forChildren.filter((book) => book.topics.includes(topic)).length).toBeGreaterThanOrEqual(4);
});

test('gives books for parents a topic that no other book has', () => {
  expect(forParents.every((book) => book.topics.join() === PARENT_TOPIC)).toBe(true);
  expect(forChildren.filter((book) => book.topics.includes(PARENT_TOPIC))).toEqual([]);
});

test.each(BOOKS.map((book) => [book.title, book] as const))('%s has valid months, authors and texts', (_, book) => {
  expect(book.from_month).toBeLessThan(book.to_month);
  expect(new Set(book.topics).size).toBe(book.topics.length);
  expect(book.authors.some((author) => author.role !== '옮김')).toBe(true);
  expect(new Set(book.authors.map((author) => author.name)).size).toBe(book.authors.length);
  expect(book.about.length).toBeGreaterThanOrEqual(50);
  expect(book.about.length).toBeLessThanOrEqual(160);
  expect(book.read_together.length).toBeGreaterThanOrEqual(25);
  expect(book.read_together.length).toBeLessThanOrEqual(110);
  // Two or three sentences of our own; nothing is quoted.
  expect(book.about).toMatch(/^([^.?]+[.?] ?){2,3}$/);
  expect(`${book.about}${book.read_together}`).not.toMatch(/["“”「」『』《》]/);
  expect(book.about.endsWith('요.') && book.read_together.endsWith('요.')).toBe(true);
});

test('marks every book with a translator as translated, and uses every language', () => {
  const translated = BOOKS.filter((book) => book.authors.some((author) => author.role === '옮김'));
  expect(translated.filter((book) => book.translated_from === null)).toEqual([]);
  expect(new Set(BOOKS.flatMap((book) => book.translated_from ?? []))).toEqual(new Set(BOOK_LANGUAGES));
});

test('has texts of its own that judge no child, repeat nothing and are composed Hangul', () => {
  const written = BOOKS.flatMap((book) => [book.about, book.read_together]);
  expect(
    written.filter((text) => /비정상|지연|장애|뒤처|뒤쳐|늦되|문제아|또래보다|최고의 효과|두뇌/.test(text)),
  ).toEqual([]);
  expect(new Set(written).size).toBe(written.length);
  const all = [
    ...written,
    ...BOOKS.flatMap((book) => [book.title, book.publisher, ...book.authors.map((a) => a.name)]),
  ];
  expect(all.filter((text) => text !== text.normalize('NFC') || /^\s|\s{2}|\s$/.test(text))).toEqual([]);
});

test('names the source of the facts', () => {
  expect(BOOKS_SOURCE).toContain('국립중앙도서관');
});
