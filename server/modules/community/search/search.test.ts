/** @postgres sql */

import { HOUR_MS, MINUTE_MS } from '@contract/common/time';
import type { SearchPage } from '@contract/community/posts.responses';
import { toGrams } from '@server/modules/community/posts/search-words';
import { type Member, useTestCommunity } from '@server/testing/test-community';
import { markMatch } from './search-marks';

const t = useTestCommunity();
let haneul: Member;
let saebom: Member;
beforeEach(async () => {
  haneul = await t.join('하늘이네');
  saebom = await t.join('새봄');
});

const ask = (q: string, more = '') => t.get<SearchPage>(`/community/search?q=${encodeURIComponent(q)}${more}`, saebom);
const found = async (q: string, more?: string) => (await ask(q, more)).data.items.map(({ title }) => title);

test('finds two syllables anywhere in title, text or tags, and marks the match', async () => {
  await t.write(haneul, { title: '가을 낙엽놀이', content: '<p>공원에서 <b>주운</b> 잎이에요.</p>', tags: ['산책'] });
  t.clock.now += 1000;
  await t.write(haneul, { title: '두 번째', content: '<p>낙엽을 모아 왕관을 만들었어요.</p>' });
  expect(await found('낙엽')).toEqual(['두 번째', '가을 낙엽놀이']);
  expect(await found('엽놀')).toEqual(['가을 낙엽놀이']);
  expect(await found('주운 잎')).toEqual(['가을 낙엽놀이']);
  expect(await found('산책')).toEqual(['가을 낙엽놀이']);
  expect(await found('#산책')).toEqual(['가을 낙엽놀이']);
  expect(await found('낙옆')).toEqual([]);
  const [hit] = (await ask('낙엽')).data.items;
  const { excerpt, in_excerpt } = hit?.match ?? { excerpt: '', in_excerpt: [] };
  expect(in_excerpt.map(([from, to]) => excerpt.slice(from, to))).toEqual(['낙엽']);
  expect((await ask('낙엽놀이')).data.items[0]?.match.title).toEqual([[3, 7]]);
  expect((await ask('산책')).data.items[0]?.match.tags).toEqual(['산책']);
});

test('ignores case, composition and blanks, and leaves signs out', async () => {
  await t.write(haneul, { title: 'WHO 성장 곡선', content: '<p>100%_확실한 것은\n없어요. C:\\temp</p>' });
  for (const q of [
    'who',
    '성장  곡선',
    '성장'.normalize('NFD'),
    '100%_확',
    'c:\\temp',
    '곡선 성장',
    '성장곡선을',
    '"성장"?',
  ])
    expect([q, await found(q)]).toEqual([q, ['WHO 성장 곡선']]);
  for (const q of ['%%', '_성인', '__', '1%9']) expect([q, (await ask(q)).data?.items ?? []]).toEqual([q, []]);
});

test('refuses a query without a syllable or two letters', async () => {
  for (const q of ['a', ' ㅇ ', '!!', ''])
    expect(await ask(q)).toMatchObject({ status: 422, fields: { q: expect.any(String) } });
});

test('finds the current text of edited, deleted, restored and private posts', async () => {
  const post = await t.write(haneul, { title: '무지개 물감' });
  const change = { title: '바다 물감', content: '<p>새로운 글</p>', updated_at: post.updated_at };
  await t.call('PUT', `/community/post/${post.id}`, haneul, change);
  expect([await found('무지개'), await found('바다')]).toEqual([[], ['바다 물감']]);
  await t.call('DELETE', `/community/post/${post.id}`, haneul);
  expect(await found('바다')).toEqual([]);
  await t.call('POST', `/community/post/${post.id}/restore`, haneul);
  expect(await found('바다')).toEqual(['바다 물감']);
  await t.write(haneul, { section: 'counseling', title: '바다 고민', visibility: 'private' });
  expect(await found('바다')).toEqual(['바다 물감']);
  expect(await found('바다', '&section=tip')).toEqual([]);
  await t.call('POST', '/community/block', saebom, { target: 'post', id: post.id });
  expect(await found('바다')).toEqual([]);
});

test('pages without a gap while posts are added and many are invisible', async () => {
  const writers = await t.joinEach(Array.from({ length: 6 }, (_, index) => `글쓴이${index}`));
  for (let index = 0; index < 42; index += 1) {
    t.clock.now += MINUTE_MS;
    await t.write(writers[index % 6] as Member, { title: `동화책 ${index}` });
  }
  const seen: string[] = [];
  let cursor = '';
  do {
    const { data } = await ask('동화책', `&limit=5${cursor}`);
    seen.push(...data.items.map(({ title }) => title));
    cursor = data.next ? `&cursor=${data.next}` : '';
    t.clock.now += 600_000;
    await t.write(haneul, { title: `새 동화책 ${t.clock.now}` });
    t.clock.now += HOUR_MS;
  } while (cursor !== '');
  expect(seen).toEqual(Array.from({ length: 42 }, (_, index) => `동화책 ${41 - index}`));
});

test('encodes each syllable in three letters, so that two syllables are six at any position', () => {
  expect(toGrams('가각')).toBe('a00a01');
  expect(toGrams('  힣, A1 ')).toMatch(/^s[0-9a-z]{2}[t-z][0-9a-z]{2}[t-z][0-9a-z]{2}$/);
  expect(toGrams('낙엽놀이')).toContain(toGrams('엽놀'));
  expect(toGrams('가').length).toBe(3);
  expect(new Set(Array.from({ length: 11_172 }, (_, index) => toGrams(String.fromCharCode(0xac00 + index)))).size).toBe(
    11_172,
  );
});

test('finds one syllable at the start of a word only', async () => {
  await t.write(haneul, { title: '밤새 열이 났어요' });
  await t.write(haneul, { title: '행렬과 나열' });
  expect(await found('열')).toEqual(['밤새 열이 났어요']);
});

test('begins an excerpt at a word and marks each word', () => {
  const text = `${'가나다라마 '.repeat(20)}소독기로 젖병을 닦아요`;
  const { excerpt, in_excerpt } = markMatch({ title: '', text, tags: [] }, '젖병을 소독기');
  expect(excerpt).toMatch(/^가나다라마 /);
  expect(in_excerpt.map(([from, to]) => excerpt.slice(from, to))).toEqual(['소독기', '젖병']);
});
