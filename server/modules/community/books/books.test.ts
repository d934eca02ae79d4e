import type { BookDetail, BookList } from '@contract/community/books.responses';
import type { Profile } from '@contract/profiles/profile.responses';
import { type Member, useTestCommunity } from '@server/testing/test-community';

const BOOK = 'book-love-you';

const t = useTestCommunity();
let haneul: Member;
let saebom: Member;
beforeEach(async () => {
  haneul = await t.join('하늘이네');
  saebom = await t.join('새봄');
});

const list = async (as: Member, query = '') => (await t.get<BookList>(`/community/book${query}`, as)).data;
const book = async (as: Member, query = '') => (await t.get<BookDetail>(`/community/book/${BOOK}${query}`, as)).data;
const createChild = async (as: Member, name: string) => {
  const child = { name, birth_date: '20250310', gender: 'female', image: null };
  return (await t.call<Profile>('POST', '/profile', as, child)).data.id;
};

test('lists books by age and topic, youngest first, or the newest for an age', async () => {
  const all = await list(haneul);
  expect(all.total).toBeGreaterThanOrEqual(80);
  const fits = await list(haneul, '?month=14');
  expect(fits.items.filter(({ from_month, to_month }) => from_month > 14 || to_month < 14)).toEqual([]);
  const sleep = await list(haneul, `?month=14&topic=${encodeURIComponent('잠자리')}`);
  expect(sleep.items.filter(({ topics }) => !topics.includes('잠자리'))).toEqual([]);
  expect(sleep.topics.find(({ topic }) => topic === '잠자리')).toEqual({ topic: '잠자리', count: sleep.total });
  const months = (items: BookList['items']) =>
    items.filter(({ audience }) => audience === 'child').map(({ from_month }) => from_month);
  expect(months(all.items)).toEqual(months(all.items).toSorted((a, b) => a - b));
  expect(months(fits.items)).toEqual(months(fits.items).toSorted((a, b) => b - a));
  expect([all, fits].map(({ items }) => items.at(-1)?.audience)).toEqual(['parent', 'parent']);
  expect((await t.get('/community/book?topic=abc', haneul)).status).toBe(422);
});

test('marks a book per child', async () => {
  const [first, second] = [await createChild(haneul, '하나'), await createChild(haneul, '두리')];
  const mark = (profile_id: string, kind: string) =>
    t.call('PUT', `/community/book/${BOOK}/mark`, haneul, { profile_id, mark: kind });
  expect((await mark(first, 'want')).data).toEqual({ profile_id: first, mark: 'want' });
  expect((await mark(first, 'read')).data).toEqual({ profile_id: first, mark: 'read' });
  await mark(second, 'want');
  expect(await book(haneul, `?profile_id=${first}`)).toMatchObject({ mark: 'read' });
  const { marks } = await book(haneul);
  expect(Object.fromEntries(marks.map(({ profile_id, mark: kind }) => [profile_id, kind]))).toEqual({
    [first]: 'read',
    [second]: 'want',
  });
  expect((await list(haneul, `?profile_id=${first}&mark=read`)).items.map(({ id }) => id)).toEqual([BOOK]);
  expect((await list(haneul, `?profile_id=${second}&mark=read`)).total).toBe(0);
  const off = await t.call('DELETE', `/community/book/${BOOK}/mark?profile_id=${first}`, haneul);
  expect(off.data).toEqual({ profile_id: first, mark: null });
  expect(await book(haneul, `?profile_id=${first}`)).toMatchObject({ mark: null });
});

test("hides marks of another account's child and refuses to change them", async () => {
  const child = await createChild(haneul, '하나');
  await t.call('PUT', `/community/book/${BOOK}/mark`, haneul, { profile_id: child, mark: 'read' });
  const refused = { status: 403, code: 'FOREIGN_PROFILE' };
  expect(await t.get(`/community/book?profile_id=${child}`, saebom)).toMatchObject(refused);
  expect(await t.get(`/community/book/${BOOK}?profile_id=${child}`, saebom)).toMatchObject(refused);
  const body = { profile_id: child, mark: 'want' };
  expect(await t.call('PUT', `/community/book/${BOOK}/mark`, saebom, body)).toMatchObject(refused);
  const off = `/community/book/${BOOK}/mark?profile_id=${child}`;
  expect(await t.call('DELETE', off, saebom)).toMatchObject(refused);
  expect((await book(saebom)).marks).toEqual([]);
  expect(await book(haneul, `?profile_id=${child}`)).toMatchObject({ mark: 'read' });
});

test('orders books by review ratings', async () => {
  await t.write(saebom, { section: 'book', subject: BOOK, category: '도서', stars: 4 });
  const { items } = await list(haneul, '?sort=rating');
  expect(items[0]).toMatchObject({ id: BOOK, rating: { count: 1, average: 4 } });
  expect((await t.get('/community/book/book-nothing', haneul)).status).toBe(404);
});
