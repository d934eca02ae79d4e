import type { ArticlesForAge } from '@contract/community/articles.responses';
import { createTestCommunity, type Member, type TestCommunity } from '@server/testing/test-community';
import { publishArticles } from './publish-articles';

let t: TestCommunity;
let haneul: Member;
beforeAll(async () => {
  t = await createTestCommunity();
  haneul = await t.join('하늘이네');
  await publishArticles(t.deps);
});
afterAll(() => t.close());

const articles = async (month: number) =>
  (await t.get<ArticlesForAge>(`/community/article?month=${month}`, haneul)).data;
const width = ({ ages }: ArticlesForAge['now'][number]) => (ages ? ages.to - ages.from : Number.NaN);

test('lists current articles at every age, closest to it first', async () => {
  for (const month of [0, 9, 14, 23, 36, 49, 72]) {
    const { now } = await articles(month);
    expect([month, now.length >= 4]).toEqual([month, true]);
    expect(now.filter(({ ages }) => !ages || ages.from > month || ages.to < month)).toEqual([]);
    expect(now.map(width)).toEqual(now.map(width).toSorted((a, b) => a - b));
  }
});

test('lists next articles that start within half a year', async () => {
  const { next } = await articles(14);
  expect(next.length).toBeGreaterThan(0);
  expect(next.filter(({ ages }) => !ages || ages.from <= 14 || ages.from > 20)).toEqual([]);
  expect((await articles(72)).next).toEqual([]);
});

test('refuses an invalid age', async () => {
  expect(await t.get('/community/article?month=99', haneul)).toMatchObject({ status: 422 });
  expect(await t.get('/community/article', haneul)).toMatchObject({ status: 422 });
});
