import { DAY_MS } from '@contract/common/time';
import { MYPAGE_COUNTED_TO } from '@contract/mypage/mypage';
import type { MyPage } from '@contract/mypage/mypage.responses';
import { coupons, posts } from '@server/db/schema';
import { type Member, useTestCommunity } from '@server/testing/test-community';

const t = useTestCommunity();
let parent: Member;
let neighbour: Member;
beforeEach(async () => {
  parent = await t.join('새싹맘');
  neighbour = await t.join('이웃');
});

const room = async (as = parent) => (await t.get<MyPage>('/mypage', as)).data;
const NOTHING = {
  profile_image_path: expect.stringMatching(/^animals\//),
  points: 0,
  coupons: 0,
  posts: 0,
  comments: 0,
  bookmarks: 0,
  unread_notices: 0,
  inquiries_answered: 0,
};

test('counts nothing for a new account', async () => {
  expect(await room()).toEqual({ nickname: '새싹맘', ...NOTHING });
});

test("counts the account's own posts, comments and bookmarks only", async () => {
  const mine = await t.write(parent);
  const gone = await t.write(parent);
  const theirs = await t.write(neighbour);
  await t.call('DELETE', `/community/post/${gone.id}`, parent);
  await t.comment(parent, theirs.id);
  await t.comment(neighbour, mine.id);
  await t.call('PUT', `/community/post/${theirs.id}/bookmark`, parent);
  expect(await room()).toMatchObject({ posts: 1, comments: 1, bookmarks: 1, unread_notices: 1 });
  expect(await room(neighbour)).toMatchObject({ posts: 1, comments: 1, bookmarks: 0, unread_notices: 1 });
});

test('counts the spendable points and usable coupons', async () => {
  await t.call('POST', '/point/attendance', parent);
  const day = DAY_MS;
  const at = (days: number) => new Date(t.clock.now + days * day);
  const base = { accountId: parent.accountId, kind: 'month-1', issuedAt: at(-40) };
  await t.db.insert(coupons).values([
    { ...base, id: crypto.randomUUID(), expiresAt: at(1) },
    { ...base, id: crypto.randomUUID(), expiresAt: at(-1) },
    { ...base, id: crypto.randomUUID(), expiresAt: at(1), usedAt: at(-2) },
  ]);
  const seen = await room();
  expect(seen.points).toBeGreaterThan(0);
  expect(seen.coupons).toBe(1);
  t.clock.now += 3 * 366 * day;
  expect(await room()).toMatchObject({ points: 0, coupons: 0 });
});

test('stops counting at the displayed limit', async () => {
  const words = { section: 'board', category: '육아', topic: '육아정보', title: '글', content: '<p>글</p>' } as const;
  const many = Array.from({ length: MYPAGE_COUNTED_TO + 20 }, () => ({
    ...words,
    id: crypto.randomUUID(),
    authorId: parent.accountId,
    createdAt: new Date(t.clock.now),
  }));
  await t.db.insert(posts).values(many);
  expect((await room()).posts).toBe(MYPAGE_COUNTED_TO + 1);
});
