/** @postgres sql */
import { parseSearch } from '@contract/common/search';
import type { ContentKind } from '@contract/community/search';
import type { ContentFound, SearchOverview } from '@contract/community/search.responses';
import { publishFaqs } from '@server/modules/mypage/faq/publish-faqs';
import { type Member, useTestCommunity } from '@server/testing/test-community';
import { rankTitle } from './search-rank';

const t = useTestCommunity();
let saebom: Member;
beforeEach(async () => {
  saebom = await t.join('새봄');
});

const query = (q: string) => `q=${encodeURIComponent(q)}`;
const search = async (q: string) => (await t.get<SearchOverview>(`/community/search/all?${query(q)}`, saebom)).data;
const content = async (q: string, kind: ContentKind) =>
  (await search(q)).content.find((part) => part.kind === kind) ?? { total: 0, items: [] };

test.each([
  ['서울상상나라', 'place'],
  ['서울 상상나라', 'place'],
  ['상상나', 'place'],
  ['숟가락 첫 항해', 'play'],
] as const)('finds %s as a %s', async (q, kind) => {
  const { total, items } = await content(q, kind);
  expect(total).toBeGreaterThan(0);
  expect(items[0]?.title).toBe(kind === 'place' ? '서울상상나라' : '숟가락 첫 항해');
});

test('marks the match, says what it is, and lists all of one kind', async () => {
  const { total, items } = await content('박물관', 'place');
  expect(items).toHaveLength(3);
  expect(total).toBeGreaterThan(3);
  const [first] = items;
  expect(first?.match.title.length).toBeGreaterThan(0);
  expect(first?.about).toMatch(/ · /);
  const all = await t.get<ContentFound>(`/community/search/content?${query('박물관')}&kind=place`, saebom);
  expect(all.data.items).toHaveLength(total);
});

test('finds a question of the help by its keyword', async () => {
  await publishFaqs(t.deps);
  const { items } = await content('확인 번호', 'faq');
  expect(items.map(({ id }) => id)).toContain('faq-account-find-id');
});

test('shows three posts, one whose title is the query before newer ones, and counts the others', async () => {
  await t.write(saebom, { title: '이유식' });
  for (const title of ['첫 이유식', '둘째 이유식', '이유식 그릇']) {
    t.clock.now += 1000;
    await t.write(saebom, { title });
  }
  const { posts, articles } = await search('이유식');
  expect(posts.items.map(({ title }) => title)).toEqual(['이유식', '이유식 그릇', '둘째 이유식']);
  expect(posts).toMatchObject({ total: 4, more: false });
  expect(articles.total).toBe(0);
});

test('refuses one letter and an unknown kind at their fields', async () => {
  expect(await t.get(`/community/search/all?${query('a')}`, saebom)).toMatchObject({ status: 422 });
  expect(await t.get(`/community/search/content?${query('이유식')}&kind=tip`, saebom)).toMatchObject({
    fields: { kind: expect.any(String) },
  });
});

test.each([
  ['이유식', 0],
  ['이 유식', 0],
  ['이유식 그릇', 1],
  ['첫 이유식', 2],
  ['유식한 이', 4],
  ['밥상', 4],
])('ranks the title %s as %s', (title, rank) => {
  expect(rankTitle(title, parseSearch('이유식'))).toBe(rank);
});
