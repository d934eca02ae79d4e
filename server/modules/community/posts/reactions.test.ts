/** @postgres sql concurrency */

import { DAY_MS, MINUTE_MS } from '@contract/common/time';
import type { LikeState, MyPosts, PostDetail } from '@contract/community/posts.responses';
import type { NoticePage } from '@contract/notices/notices.responses';
import { queryRows } from '@server/db/query-rows';
import { posts, postViews } from '@server/db/schema';
import { purgeLeft } from '@server/modules/auth/leaving/purge';
import { sweepCommunity } from '@server/modules/community/sweep-community';
import { NO_COUNTER_FAULTS } from '@server/testing/counter-check';
import { seededRandom } from '@server/testing/seeded-random';
import { type Member, useTestCommunity } from '@server/testing/test-community';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { countViews, countViewsQuery } from './count-views';
import { sweepPopularity } from './popularity';

// Hundreds of writes on a machine that may be busy.
jest.setTimeout(120_000);

const t = useTestCommunity();
let author: Member;
let post: PostDetail;
beforeEach(async () => {
  author = await t.join('글쓴이');
  post = await t.write(author, { title: '좋은 글' });
});

const like = (as: Member, id = post.id) => t.call<LikeState>('PUT', `/community/post/${id}/like`, as);
const unlike = (as: Member, id = post.id) => t.call<LikeState>('DELETE', `/community/post/${id}/like`, as);

test('counts a like once, notifies once, and deletes it again', async () => {
  const reader = await t.join('읽는이');
  await t.call('PUT', '/mypage/notification', author, { choices: [{ kind: 'like', channel: 'app', enabled: true }] });
  expect((await like(reader)).data).toEqual({ liked: true, like: 1 });
  expect((await like(reader)).data).toEqual({ liked: true, like: 1 });
  expect((await t.feed(reader)).items[0]).toMatchObject({ like: 1, liked: true });
  expect((await t.get<MyPosts>('/community/mine?kind=like', reader)).data.items).toHaveLength(1);
  expect((await unlike(reader)).data).toEqual({ liked: false, like: 0 });
  expect((await unlike(reader)).data).toEqual({ liked: false, like: 0 });
  expect((await t.get<NoticePage>('/notice', author)).data.items.map(({ title }) => title)).toEqual([
    '내 글에 첫 좋아요가 달렸어요',
  ]);
  expect(await t.counts()).toEqual(NO_COUNTER_FAULTS);
});

describe('views', () => {
  const look = async (as: Member) =>
    (await t.call<{ view: number }>('POST', `/community/post/${post.id}/view`, as)).data.view;
  const read = async (as: Member) => (await t.get<PostDetail>(`/community/post/${post.id}`, as)).data.view;

  test('counts a view once a day in Seoul, and none by the author', async () => {
    const reader = await t.join('읽는이');
    expect([await look(reader), await look(reader), await look(author)]).toEqual([1, 1, 0]);
    t.clock.now += DAY_MS;
    expect([await look(reader), await look(reader)]).toEqual([2, 2]);
    await countViews(t.db);
    expect([await look(reader), await read(author)]).toEqual([2, 2]);
  });

  test('a reader sees their own view at once, others after the job', async () => {
    const [reader, other] = [await t.join('읽는이'), await t.join('다른이')];
    await look(reader);
    expect([await read(reader), await read(other)]).toEqual([1, 0]);
    await look(other);
    await countViews(t.db);
    expect([await read(reader), await read(other), await read(author)]).toEqual([2, 2, 2]);
  });

  test('adds the views of all posts in batches, each once', async () => {
    const second = await t.write(author, { title: '둘째 글' });
    for (const reader of await t.joinEach(['하나', '둘', '셋'])) {
      await look(reader);
      await t.call('POST', `/community/post/${second.id}/view`, reader);
    }
    expect(await countViews(t.db, 2)).toBe(6);
    expect(await countViews(t.db, 2)).toBe(0);
    const rows = await t.db.select({ viewCount: posts.viewCount }).from(posts);
    expect(rows).toEqual([{ viewCount: 3 }, { viewCount: 3 }]);
  });

  test('the job reads new views by their index', async () => {
    await t.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const plan = JSON.stringify(await queryRows(tx, sql`explain (format json) ${countViewsQuery(10)}`, v.unknown()));
      expect(plan).toContain('post_views_uncounted_idx');
      expect(plan).not.toContain('Seq Scan');
    });
  });

  test('the sweep keeps views that are not counted yet', async () => {
    const reader = await t.join('읽는이');
    await look(reader);
    t.clock.now += 4 * DAY_MS;
    await sweepCommunity(t.db, t.clock.now);
    await countViews(t.db);
    expect(await read(author)).toBe(1);
    await sweepCommunity(t.db, t.clock.now);
    expect(await t.db.select().from(postViews)).toEqual([]);
  });
});

test('lists bookmarks in the order they were made, and deletes them', async () => {
  const reader = await t.join('읽는이');
  t.clock.now += 1000;
  const second = await t.write(author, { title: '둘째 글' });
  for (const id of [second.id, post.id]) {
    t.clock.now += 1000;
    await t.call('PUT', `/community/post/${id}/bookmark`, reader);
  }
  const listTitles = async () =>
    (await t.get<MyPosts>('/community/mine?kind=bookmark', reader)).data.items.map(({ title }) => title);
  expect(await listTitles()).toEqual(['좋은 글', '둘째 글']);
  await t.call('DELETE', `/community/post/${post.id}/bookmark`, reader);
  expect(await listTitles()).toEqual(['둘째 글']);
});

test('counts exactly after two hundred concurrent likes and unlikes', async () => {
  const readers = await t.joinEach(Array.from({ length: 50 }, (_, index) => `독자${index}`));
  // Each sends like, like, unlike, like in any order of arrival; the last of each is sent alone.
  await Promise.all(readers.flatMap((reader) => [like(reader), unlike(reader), like(reader), unlike(reader)]));
  await Promise.all(readers.slice(0, 30).map((reader) => like(reader)));
  await Promise.all(readers.slice(30).map((reader) => unlike(reader)));
  expect((await t.open(author, post.id)).data.like).toBe(30);
  expect(await t.counts()).toEqual(NO_COUNTER_FAULTS);
});

test("subtracts a leaving account's likes, comments, votes and posts from every counter", async () => {
  const [leaver, stayer] = [await t.join('떠나는이'), await t.join('남는이')];
  const theirs = await t.write(leaver, { section: 'trip', subject: 'place-001', stars: 2 });
  await t.write(stayer, { section: 'trip', subject: 'place-001', stars: 4 });
  await like(leaver);
  await like(stayer, theirs.id);
  const comment = await t.comment(leaver, post.id, { content: '떠나는 말' });
  await t.comment(stayer, post.id, { content: '남는 답글', parent_id: comment.id });
  t.clock.now += 1000;
  const own = await t.comment(stayer, post.id, { content: '남는 말' });
  await t.call('PUT', `/community/comment/${own.id}/like`, leaver);
  await t.comment(leaver, post.id, { content: '떠나는 답글', parent_id: own.id });
  await t.call('POST', '/mypage/cancel-membership', leaver, { password: leaver.password });
  t.clock.now += 30 * DAY_MS;
  expect(await purgeLeft(t.deps)).toBe(1);
  const { items, total } = await t.thread(stayer, post.id);
  expect(
    items.map(({ gone, content, like: likes, replies }) => [
      gone,
      content,
      likes,
      replies.map((reply) => reply.content),
    ]),
  ).toEqual([
    ['deleted', '', 0, ['남는 답글']],
    [null, '남는 말', 0, []],
  ]);
  expect(total).toBe(2);
  expect((await t.open(stayer, post.id)).data.like).toBe(0);
  await sweepPopularity(t.db, t.clock.now);
  expect(await t.counts()).toEqual(NO_COUNTER_FAULTS);
});

test('counters equal the rows after random concurrent writes', async () => {
  const { next: random, pick } = seededRandom(20260310);
  const people = await t.joinEach(Array.from({ length: 8 }, (_, index) => `이웃${index}`));
  const places = ['place-001', 'place-002'];
  const posts = [post.id];
  for (const [index, who] of people.entries())
    posts.push(
      (await t.write(who, index % 2 ? { section: 'trip', subject: pick(places), stars: 1 + (index % 5) } : {})).id,
    );
  const comments: { id: string; by: Member }[] = [];
  const owners = new Map<string, string>();
  for (const id of posts) owners.set(id, (await t.open(author, id)).data.user_name);
  const findOwner = (id: string) => people.find(({ nickname }) => nickname === owners.get(id)) ?? author;

  const act = async () => {
    const [who, id] = [pick(people), pick(posts)];
    switch (Math.floor(random() * 10)) {
      case 0:
      case 1:
        return like(who, id);
      case 2:
        return unlike(who, id);
      case 3:
      case 4: {
        const parent = random() < 0.5 && comments.length > 0 ? pick(comments).id : null;
        const made = await t.tryComment(who, id, { parent_id: parent });
        if (made.success) comments.push({ id: made.data.comment.id, by: who });
        return undefined;
      }
      case 5: {
        if (comments.length === 0) return undefined;
        const { id: commentId, by } = pick(comments);
        return t.call('DELETE', `/community/comment/${commentId}`, by);
      }
      case 6: {
        if (comments.length === 0) return undefined;
        const { id: commentId, by } = pick(comments);
        return t.call('POST', `/community/comment/${commentId}/restore`, by);
      }
      case 7:
        return (
          comments.length > 0 &&
          t.call(random() < 0.6 ? 'PUT' : 'DELETE', `/community/comment/${pick(comments).id}/like`, who)
        );
      case 8:
        return t.call('DELETE', `/community/post/${id}`, findOwner(id));
      default:
        return t.call('POST', `/community/post/${id}/restore`, findOwner(id));
    }
  };
  for (let wave = 0; wave < 15; wave += 1) {
    t.clock.now += MINUTE_MS;
    await Promise.all(Array.from({ length: 20 }, act));
  }
  expect(t.logLines.filter((line) => line.includes('failed'))).toEqual([]);
  expect(await t.counts()).toEqual(NO_COUNTER_FAULTS);
});
