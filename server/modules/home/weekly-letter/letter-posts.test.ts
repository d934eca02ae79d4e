import type { CurrentLetter } from '@contract/home/weekly-letter.responses';
import { posts, profiles } from '@server/db/schema';
import { type Member, useTestCommunity } from '@server/testing/test-community';
import { eq } from 'drizzle-orm';

const t = useTestCommunity();
const CHILD = crypto.randomUUID();
let reader: Member;
let other: Member;
beforeEach(async () => {
  t.clock.now = Date.parse('2026-03-10T10:00:00+09:00');
  reader = await t.join('하루네');
  other = await t.join('가람네');
  const at = new Date(t.clock.now);
  await t.db.insert(profiles).values({
    accountId: reader.accountId,
    id: CHILD,
    name: '하루',
    birthDate: '20250303',
    gender: 'female',
    createdAt: at,
    updatedAt: at,
  });
});

const titles = async () =>
  (await t.call<CurrentLetter>('GET', `/weekly-letter/profile/${CHILD}`, reader)).data?.posts.map(({ title }) => title);

test('a letter links posts whose title names the child’s month, the newest first, and none of the reader', async () => {
  await t.write(other, { title: '12개월 아기 밤잠이 궁금해요' });
  await t.write(other, { title: '112개월은 아니에요' });
  await t.write(other, { title: '12개월 동안 쓴 기저귀' });
  await t.write(other, { title: '13개월이에요', content: '<p>12개월 때를 돌아봐요</p>' });
  await t.write(reader, { title: '12개월 우리 아이' });
  t.clock.now += 1000;
  await t.write(other, { section: 'tip', title: '12개월인데 편식해요' });
  expect(await titles()).toEqual(['12개월인데 편식해요', '12개월 아기 밤잠이 궁금해요']);
});

test('a letter links no question to the experts', async () => {
  await t.write(other, { section: 'counseling', category: '건강', topic: '발달&건강', title: '12개월 상담이에요' });
  expect(await titles()).toEqual([]);
});

test('a letter that was written drops posts that were hidden and those of a blocked author', async () => {
  const third = await t.join('바다네');
  const hidden = await t.write(third, { title: '12개월 숨은 글' });
  const blocked = await t.write(other, { title: '12개월 막은 글' });
  await t.write(third, { title: '12개월 남은 글' });
  expect(await titles()).toHaveLength(3);
  await t.db.update(posts).set({ state: 'hidden' }).where(eq(posts.id, hidden.id));
  await t.call('POST', '/mypage/block', reader, { post_id: blocked.id });
  expect(await titles()).toEqual(['12개월 남은 글']);
});
