import type { BookList } from '@contract/community/books.responses';
import type { PlaceList } from '@contract/community/places.responses';
import type { MyPosts, PostDetail } from '@contract/community/posts.responses';
import type { DonePlay, PlayPlan } from '@contract/home/play-plan.responses';
import type { Profile } from '@contract/profiles/profile.responses';
import { bookMarks, placeMarks, playMarks, playPlans, posts } from '@server/db/schema';
import { createTestCommunity, type Member, type TestCommunity } from '@server/testing/test-community';
import { eq } from 'drizzle-orm';

/** Ids of another release. */
const PLACE = 'place-999';
const BOOK = 'book-of-another-release';
const PLAY = 'play-of-another-release';

let t: TestCommunity;
let parent: Member;
let child: Profile;
beforeAll(async () => {
  t = await createTestCommunity();
  parent = await t.join('하늘이네');
  const form = { name: '가람', birth_date: '20250110', gender: 'female' };
  child = (await t.call<Profile>('POST', '/profile', parent, form)).data;
  const owner = { accountId: parent.accountId, profileId: child.id };
  const at = new Date(t.clock.now);
  await t.db.insert(placeMarks).values({ accountId: parent.accountId, placeId: PLACE, createdAt: at });
  await t.db.insert(bookMarks).values({ ...owner, bookId: BOOK, mark: 'want', at });
  await t.db.insert(playMarks).values({
    ...owner,
    id: crypto.randomUUID(),
    playId: PLAY,
    day: '20260310',
    done: true,
    feedback: null,
    markedAt: at,
    receivedAt: at,
  });
  await t.db
    .insert(playPlans)
    .values({ ...owner, day: '20260310', playIds: [PLAY, PLAY, PLAY], milestoneIds: ['', '', ''], createdAt: at });
});
afterAll(() => t.close());

test('omits places and books missing from this release without deleting their marks', async () => {
  expect((await t.get<PlaceList>('/community/place?saved=true', parent)).data.items).toEqual([]);
  expect((await t.get<BookList>(`/community/book?profile_id=${child.id}&mark=want`, parent)).data.items).toEqual([]);
  expect((await t.get(`/community/place/${PLACE}`, parent)).status).toBe(404);
  expect((await t.get(`/community/book/${BOOK}`, parent)).status).toBe(404);
  expect(await t.db.select({ id: placeMarks.placeId }).from(placeMarks)).toEqual([{ id: PLACE }]);
  expect(await t.db.select({ id: bookMarks.bookId }).from(bookMarks)).toEqual([{ id: BOOK }]);
  expect((await t.call('DELETE', `/community/place/${PLACE}/save`, parent)).status).toBe(200);
  expect(await t.db.select().from(placeMarks)).toEqual([]);
});

test('replaces planned plays missing from this release, and still lists them as done', async () => {
  const plan = await t.get<PlayPlan>(`/play-plan/profile/${child.id}`, parent);
  expect(plan.data.plays).toHaveLength(3);
  const done = await t.get<DonePlay[]>(`/play-plan/profile/${child.id}/done`, parent);
  expect(done.data).toMatchObject([{ play_id: PLAY, times: 1 }]);
});

test('lets the author read, edit and list a review of a place missing from this release', async () => {
  const review = await t.write(parent, {
    section: 'trip',
    category: '여행',
    subject: 'place-001',
    stars: 5,
    title: '다녀왔어요',
  });
  await t.db.update(posts).set({ subjectId: PLACE }).where(eq(posts.id, review.id));
  const opened = await t.open(parent, review.id);
  expect(opened).toMatchObject({ status: 200, data: { subject: null, stars: 5 } });
  const change = { ...opened.data, title: '또 다녀왔어요', images: [], visibility: 'public' };
  const changed = await t.call<PostDetail>('PUT', `/community/post/${review.id}`, parent, change);
  expect(changed).toMatchObject({ status: 200, data: { title: '또 다녀왔어요', stars: 5 } });
  const mine = await t.get<MyPosts>('/community/mine?kind=post', parent);
  expect(mine.data.items).toMatchObject([{ id: review.id, subject: null }]);
  expect(await t.db.select({ about: posts.subjectId }).from(posts).where(eq(posts.id, review.id))).toEqual([
    { about: PLACE },
  ]);
});
