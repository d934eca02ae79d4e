import { ageBasis } from '@contract/age';
import { formatDay, seoulDay } from '@contract/calendar';
import type { PostCard, PopularRange } from '@contract/community';
import { accounts, consents, postActivity, postPopularity, posts, profiles } from '@server/db/schema';
import * as schema from '@server/db/schema';
import { listPopularPosts } from '@server/modules/community/popular-posts-service';
import { listAttempts } from '@server/modules/diagnostics/attempts-service';
import { getOverview } from '@server/modules/diagnostics/overview-service';
import { createTestApp, type TestApp } from '@server/testing/test-app';
import { eq, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type DemoAccount, seedDemo } from './seed';
import { SEED_POSTS } from './seed-community';
import { birthOf, SEED_CHILDREN } from './seed-family';

const DAY_MS = 24 * 60 * 60 * 1000;

let api: TestApp;
/** An empty database with the demo in it. */
async function freshDemo(today?: string) {
  await api?.close();
  api = await createTestApp();
  if (today) api.clock.now = Date.parse(today);
  return seedDemo(api.deps);
}
afterAll(() => api.close());

async function everyRow() {
  const tables = Object.values(schema) as PgTable[];
  const rows = await Promise.all(
    tables.map(async (table) => {
      const own = await api.db.select().from(table);
      return [getTableName(table), own.map((row) => JSON.stringify(row)).sort()] as const;
    }),
  );
  return Object.fromEntries(rows);
}

const demo = async () => {
  const [account] = await api.db.select().from(accounts).where(eq(accounts.loginId, 'demo'));
  if (!account) throw new Error('no demo account');
  const children = await api.db.select().from(profiles).where(eq(profiles.accountId, account.id));
  const child = (name: string) => {
    const found = children.find((row) => row.name === name);
    if (!found) throw new Error(`no child ${name}`);
    return found;
  };
  return { account, children, child, ctx: { db: api.db, accountId: account.id, now: api.clock.now } };
};

const popular = (range: PopularRange): Promise<PostCard[]> =>
  listPopularPosts({ db: api.db, accountId: crypto.randomUUID() }, { range });

describe('a fresh demo', () => {
  let told: DemoAccount[];
  beforeAll(async () => {
    told = (await freshDemo()).accounts;
  });

  test('the accounts it tells of can sign in; the authors cannot', async () => {
    expect(told.map((account) => account.user_id)).toEqual(['demo', 'first', 'admin']);
    const rows = await api.db.select().from(accounts);
    for (const { user_id, password } of told) {
      const row = rows.find((account) => account.loginId === user_id);
      expect(await api.hasher.verify(row?.passwordHash ?? '', password)).toBe(true);
    }
    expect(rows.filter((row) => row.isFirstLogin).map((row) => row.loginId)).toEqual(['first']);
    expect(rows.filter((row) => row.role === 'admin').map((row) => row.loginId)).toEqual(['admin']);
    expect(rows).toHaveLength(11);
  });

  test('the demo family has its history, as the product itself would have written it', async () => {
    const { ctx, children, child } = await demo();
    expect(children).toHaveLength(4);

    const early = await getOverview(ctx, { profileId: child('이루').id });
    expect(early.age).toEqual({ months: 12, actual_months: 14, corrected: true });
    expect(early.tests[0]).toMatchObject({ id: 'development-12m', window: 'current', status: 0 });

    const begun = await getOverview(ctx, { profileId: child('나온').id });
    expect(begun.tests[0]).toMatchObject({ id: 'development-24m', window: 'current', status: 47 });

    const eldest = await listAttempts(ctx, { profileId: child('가람').id });
    expect(eldest.map(({ test_id, status }) => [test_id, status])).toEqual([
      ['development-48m', 100],
      ['development-36m', 100],
      ['development-30m', 100],
    ]);
    const language = eldest.map(({ levels }) => levels.find(({ domain }) => domain === 'language')?.level);
    expect(language).toEqual(['going_well', 'mostly', 'talk']);

    const ledger = await api.db.select().from(consents).where(eq(consents.accountId, ctx.accountId));
    expect(ledger.every(({ given }) => given)).toBe(true);
    expect(ledger.map(({ kind }) => kind).sort()).toEqual(['child_data', 'privacy', 'sensitive', 'terms']);
  });

  test('today, this week and this month are filled, and differ', async () => {
    const [today, week, month] = await Promise.all([popular('today'), popular('week'), popular('month')]);
    const titles = (cards: PostCard[]) => cards.map((card) => card.title).sort();
    for (const cards of [today, week, month]) expect(cards).toHaveLength(10);
    expect(titles(today)).not.toEqual(titles(week));
    expect(titles(week)).not.toEqual(titles(month));
    const dayAgo = new Date(api.clock.now - DAY_MS).toISOString();
    expect(today.every((card) => card.created_at > dayAgo)).toBe(true);
  });

  test('counts on a post are those of its activity, and a month holds all of it', async () => {
    const rows = await api.db.select().from(posts);
    const activity = await api.db.select().from(postActivity);
    const popularity = await api.db.select().from(postPopularity);
    expect(rows).toHaveLength(36);
    for (const post of rows) {
      const points = activity.filter((row) => row.postId === post.id).reduce((sum, row) => sum + row.points, 0);
      expect([post.title, points]).toEqual([post.title, post.likeCount + 2 * post.commentCount]);
      expect(popularity.find((row) => row.postId === post.id)?.month).toBe(points);
    }
  });
});

test('on whatever day it runs, the children are as old as told', () => {
  const start = Date.parse('2026-01-01T03:00:00Z');
  for (let day = 0; day < 800; day += 1) {
    const now = start + day * DAY_MS;
    for (const child of SEED_CHILDREN) {
      const age = ageBasis(formatDay(birthOf(child, now)), child.gestationWeeks, seoulDay(now));
      expect([day, child.name, age.actualMonths]).toEqual([day, child.name, child.months]);
      expect([day, age.months]).toEqual([day, child.gestationWeeks === null ? child.months : 12]);
    }
  }
});

test.each(['2028-02-29T03:00:00Z', '2026-12-30T15:30:00Z'])(
  'every past check fell in its own months (%s)',
  async (today) => {
    await freshDemo(today);
    const { ctx, children } = await demo();
    const lists = await Promise.all(children.map((child) => listAttempts(ctx, { profileId: child.id })));
    expect(lists.map((list) => list.length).sort((a, b) => a - b)).toEqual([1, 2, 3, 3]);
  },
);

test('run twice it makes the same rows; a month later it fills the lists again', async () => {
  await freshDemo();
  const first = await everyRow();
  await seedDemo(api.deps);
  expect(await everyRow()).toEqual(first);
  api.clock.now += 40 * DAY_MS;
  await seedDemo(api.deps);
  for (const range of ['today', 'week', 'month'] as const) expect(await popular(range)).toHaveLength(10);
  expect(await api.db.select().from(posts)).toHaveLength(36);
});

test('run again it keeps what a person changed', async () => {
  await freshDemo();
  const { child } = await demo();
  await api.db
    .update(profiles)
    .set({ name: '가람이' })
    .where(eq(profiles.id, child('가람').id));
  await api.db.delete(profiles).where(eq(profiles.id, child('도담').id));
  await api.db.update(accounts).set({ passwordHash: 'test:mine' }).where(eq(accounts.loginId, 'demo'));
  await seedDemo(api.deps);
  const again = await demo();
  expect(again.children.map((row) => row.name).sort()).toEqual(['가람이', '나온', '이루']);
  expect(again.account.passwordHash).toBe('test:mine');
});

test('every post is a few warm sentences in composed Hangul, without a claim', () => {
  expect(new Set(SEED_POSTS.map((post) => post.key)).size).toBe(36);
  for (const { key, title, paragraphs } of SEED_POSTS) {
    const text = [title, ...paragraphs].join(' ');
    expect([key, text.normalize('NFC') === text, /[<>&]/.test(text)]).toEqual([key, true, false]);
    expect([key, /진단|치료|정상|지연|장애|효과가|낫/.exec(text)]).toEqual([key, null]);
    const sentences = paragraphs.join(' ').split(/(?<=[.?!])\s/).length;
    expect(sentences).toBeGreaterThanOrEqual(2);
    expect(sentences).toBeLessThanOrEqual(6);
  }
});
