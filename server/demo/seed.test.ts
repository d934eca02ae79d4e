import { ageBasis } from '@contract/common/age';
import { formatDay, seoulDay } from '@contract/common/calendar';
import { DAY_MS } from '@contract/common/time';
import type { PopularRange } from '@contract/community/community';
import type { PostCard } from '@contract/community/community.responses';
import * as schema from '@server/db/schema';
import { accounts, comments, consents, contestVotes, postLikes, posts, profiles } from '@server/db/schema';
import { uploadSigner } from '@server/http/upload-address';
import { NO_PASSWORD } from '@server/modules/accounts/no-password';
import { seedStrokes } from '@server/modules/admin-stroke/shipped-strokes';
import { listPopularPosts } from '@server/modules/community/feed/popular-posts-service';
import { listLetters } from '@server/modules/home/weekly-letter/letter-service';
import { getProgress } from '@server/modules/learning/progress-service';
import { getStudy } from '@server/modules/learning/study-service';
import { getAnalysis } from '@server/modules/mypage/analysis/analysis-service';
import { openCard } from '@server/modules/mypage/care-card/card-page-service';
import { endCareCard, listCareCards } from '@server/modules/mypage/care-card/care-card-service';
import { listClinicLinks } from '@server/modules/mypage/clinic/clinic-link-service';
import { asOwner } from '@server/modules/profiles/child-access';
import { listUpcoming } from '@server/modules/reminders/upcoming-service';
import { listOfficialResults } from '@server/modules/test/official/official-service';
import { getOverview } from '@server/modules/test/overview/overview-service';
import { listAttempts } from '@server/modules/test/runner/attempts-service';
import { listCounterFaults, NO_COUNTER_FAULTS } from '@server/testing/counter-check';
import { createTestApp, type TestApp } from '@server/testing/test-app';
import { eq, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type DemoAccount, fillDemo, seedDemo } from './seed';
import { SEED_CHILDREN } from './seed-children';
import { toBirthDate } from './seed-family';
import { seedId } from './seed-ids';
import { CROWD } from './seed-people';
import { AUTHORS } from './seed-post';
import { EXPERTS } from './seed-texts';
import { SEED_POSTS, SEED_QUESTIONS } from './seed-writings';
import { SEED_ENTRIES } from './texts-contests';
import { BOOK_REVIEWS } from './texts-reviews-books';
import { PLACE_REVIEWS } from './texts-reviews-places';

/** The learning time of a child on home, in the analysis and in the sum of its events. */
async function getLearning(name: string) {
  const { child, ctx } = await demo();
  const { id } = child(name);
  const of = { profileId: id };
  const { study } = await getAnalysis(ctx, of);
  const days = await api.db.select().from(schema.learningDays).where(eq(schema.learningDays.profileId, id));
  const segments = await api.db.select().from(schema.learningSegments).where(eq(schema.learningSegments.profileId, id));
  const sum = (seconds: readonly number[]) => seconds.reduce((all, second) => all + second, 0);
  return {
    home: child(name).totalStudySeconds,
    analysis: study.total_seconds,
    days: sum(days.map(({ seconds }) => seconds)),
    onTheAxis: sum(study.weeks.map(({ seconds }) => seconds)),
    segments: sum(segments.map(({ seconds }) => seconds)),
    study: await getStudy(ctx, of),
    progress: await getProgress(ctx, of),
  };
}

const WRITTEN =
  SEED_POSTS.length + SEED_QUESTIONS.length + PLACE_REVIEWS.length + BOOK_REVIEWS.length + SEED_ENTRIES.length;

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
  const signUpload = uploadSigner(api.deps.config, api.clock.now);
  const children = await api.db.select().from(profiles).where(eq(profiles.accountId, account.id));
  const child = (name: string) => {
    const found = children.find((row) => row.name === name);
    if (!found) throw new Error(`no child ${name}`);
    return found;
  };
  return {
    account,
    children,
    child,
    ctx: asOwner({ db: api.db, accountId: account.id, now: api.clock.now, signUpload }),
    owner: asOwner({ ...api.deps, accountId: account.id, now: api.clock.now }),
  };
};

const popular = (range: PopularRange): Promise<PostCard[]> =>
  listPopularPosts({ db: api.db, accountId: crypto.randomUUID(), signUpload: async (path) => path }, { range });

describe('a fresh demo', () => {
  let demoAccounts: DemoAccount[];
  beforeAll(async () => {
    demoAccounts = (await freshDemo()).accounts;
  });

  test('accepts the documented accounts at log-in, not the authors', async () => {
    expect(demoAccounts.map((account) => account.user_id)).toEqual([
      'demo',
      'first',
      'expert',
      'admin',
      'second',
      'family',
    ]);
    const rows = await api.db.select().from(accounts);
    for (const { user_id, password } of demoAccounts) {
      const row = rows.find((account) => account.loginId === user_id);
      expect(await api.hasher.verify(row?.passwordHash ?? '', password)).toBe(true);
    }
    expect(rows.filter((row) => row.isFirstLogin).map((row) => row.loginId)).toEqual(['first']);
    expect(rows.filter((row) => row.role === 'admin').map((row) => row.loginId)).toEqual(['admin']);
    expect(rows).toHaveLength(demoAccounts.length + AUTHORS.length + EXPERTS.length + CROWD);
  });

  test('creates a history of the demo family that equals one made through the product', async () => {
    const { ctx, children, child } = await demo();
    expect(children).toHaveLength(4);

    const early = await getOverview(ctx, { profileId: child('이루').id });
    expect(early.age).toEqual({ months: 12, actual_months: 14, corrected: true });
    expect(early.tests[0]).toMatchObject({ id: 'development-12m', window: 'current', status: 0 });

    const begun = await getOverview(ctx, { profileId: child('나온').id });
    expect(begun.tests.filter(({ group }) => group === 'begun').map(({ id, status }) => [id, status])).toEqual([
      ['development-24m', 47],
      ['social_emotional-24-29m', 32],
    ]);

    const eldest = await listAttempts(ctx, { profileId: child('가람').id });
    expect(eldest.every(({ status }) => status === 100)).toBe(true);
    const of = (kind: string) => eldest.filter((attempt) => attempt.kind === kind);
    const development = of('development');
    expect(development.map(({ test_id }) => test_id)).toEqual([
      'development-48m',
      'development-36m',
      'development-30m',
    ]);
    const language = development.map(({ levels }) => levels.find(({ domain }) => domain === 'language')?.level);
    expect(language).toEqual(['going_well', 'mostly', 'watch']);

    // Taken twice, with a difference between the two results.
    for (const kind of ['language', 'temperament', 'parenting_stress']) {
      const [later, earlier] = of(kind);
      expect([kind, later?.since_last?.attempt_id]).toEqual([kind, earlier?.id]);
      expect([kind, (later?.since_last?.changes.length ?? 0) > 0]).toEqual([kind, true]);
    }
    const youngest = await listAttempts(ctx, { profileId: child('도담').id });
    const stress = youngest.find(({ kind }) => kind === 'parenting_stress');
    expect(stress?.positions.map(({ position }) => position)).toEqual(['high', 'high', 'middle', 'middle']);
    const officials = await listOfficialResults(ctx, { profileId: child('가람').id });
    expect(officials.map(({ round, warnings }) => [round, warnings])).toEqual([
      [6, []],
      [5, []],
      [4, []],
    ]);

    const ledger = await api.db.select().from(consents).where(eq(consents.accountId, ctx.accountId));
    expect(ledger.every(({ given }) => given)).toBe(true);
    expect(ledger.map(({ kind }) => kind).sort()).toEqual(['child_data', 'community', 'privacy', 'sensitive', 'terms']);
  });

  test('fills the popular posts of today, this week and this month with different lists', async () => {
    const [today, week, month] = await Promise.all([popular('today'), popular('week'), popular('month')]);
    const titles = (cards: PostCard[]) => cards.map((card) => card.title).sort();
    for (const cards of [today, week, month]) expect(cards).toHaveLength(10);
    expect(titles(today)).not.toEqual(titles(week));
    expect(titles(week)).not.toEqual(titles(month));
    const lately = new Date(api.clock.now - 2 * DAY_MS).toISOString();
    expect(today.every((card) => card.created_at > lately)).toBe(true);
  });

  test('counters equal the rows', async () => {
    expect(await listCounterFaults(api.db)).toEqual(NO_COUNTER_FAULTS);
    const rows = await api.db.select().from(posts);
    expect(rows).toHaveLength(WRITTEN);
    expect(rows.filter(({ commentCount }) => commentCount > 0).length).toBeGreaterThan(40);
    for (const { key, likes } of SEED_POSTS)
      expect(rows.find(({ id }) => id === seedId(key))?.likeCount).toBe(likes[0] + likes[1] + likes[2]);
    const asked = new Set(SEED_QUESTIONS.map(({ key }) => seedId(key)));
    const questions = rows.filter(({ id }) => asked.has(id));
    expect(questions.every(({ answeredAt }) => answeredAt !== null)).toBe(true);
    expect(questions.some(({ listed }) => !listed)).toBe(true);
  });

  test('dates no row before what it refers to, nor in the future', async () => {
    const rows = new Map((await api.db.select().from(posts)).map((post) => [post.id, post.createdAt]));
    const said = await api.db.select().from(comments);
    const liked = await api.db.select().from(postLikes);
    const early = [...said, ...liked].filter(({ postId, createdAt }) => createdAt < (rows.get(postId) ?? new Date(0)));
    expect(early).toEqual([]);
    const now = new Date(api.clock.now);
    expect([...said, ...liked].filter(({ createdAt }) => createdAt > now)).toEqual([]);
    expect([...rows.values()].filter((at) => at > now)).toEqual([]);
  });

  test('has a clinic link that has ended, and a result that a clinic sent and no guardian saved', async () => {
    const { owner, child } = await demo();
    const { links, results } = await listClinicLinks(owner, { profileId: child('나온').id });
    expect(links).toMatchObject([{ state: 'ended', path: null, openings: [expect.any(String)] }]);
    expect(results).toMatchObject([{ round: 4, place: '무럭무럭의원', warnings: [] }]);
  });

  test('has a care card that opens, and another start leaves it when it was ended', async () => {
    const { owner, child } = await demo();
    const of = { profileId: child('가람').id };
    const [card] = (await listCareCards(owner, of)).cards;
    if (!card) throw new Error('no care card in the demo');
    expect(card).toMatchObject({ state: 'open', openings: [expect.any(String), expect.any(String)] });
    const { html } = await openCard(api.deps, card.path?.split('#')[1] ?? '');
    expect(html).toContain('땅콩 (두드러기, 입술이 부어요)');
    await endCareCard(owner, { ...of, cardId: card.id });
    await seedDemo(api.deps);
    expect((await listCareCards(owner, of)).cards).toMatchObject([{ id: card.id, state: 'ended' }]);
  });
});

test('gives the children the described ages on any day', () => {
  const start = Date.parse('2026-01-01T03:00:00Z');
  for (let day = 0; day < 800; day += 1) {
    const now = start + day * DAY_MS;
    for (const child of SEED_CHILDREN) {
      const age = ageBasis(formatDay(toBirthDate(child, now)), child.gestationWeeks, seoulDay(now));
      expect([day, child.name, age.actualMonths]).toEqual([day, child.name, child.months]);
      expect([day, age.months]).toEqual([day, child.gestationWeeks === null ? child.months : 12]);
    }
  }
});

test.each(['2028-02-29T03:00:00Z', '2026-12-30T15:30:00Z'])(
  'dates every completed check within its months (%s)',
  async (today) => {
    await freshDemo(today);
    const { ctx, children } = await demo();
    const lists = await Promise.all(children.map((child) => listAttempts(ctx, { profileId: child.id })));
    expect(lists.map((list) => list.length).sort((a, b) => a - b)).toEqual([2, 3, 8, 12]);
    const copied = await Promise.all(children.map((child) => listOfficialResults(ctx, { profileId: child.id })));
    expect(copied.flat().flatMap(({ warnings }) => warnings)).toEqual([]);
  },
);

test('has no password before the start that sets them, and another start leaves them', async () => {
  await api?.close();
  api = await createTestApp();
  const hashes = async () => (await api.db.select().from(accounts)).map(({ passwordHash }) => passwordHash);
  await fillDemo(api.db, api.clock.now);
  expect(new Set(await hashes())).toEqual(new Set([NO_PASSWORD]));
  await seedDemo(api.deps);
  const set = await hashes();
  expect(set.filter((hash) => hash !== NO_PASSWORD)).toHaveLength(6);
  await seedDemo(api.deps);
  expect(await hashes()).toEqual(set);
});

test('is idempotent, and refills the lists a month later', async () => {
  await freshDemo();
  const first = await everyRow();
  await seedDemo(api.deps);
  expect(await everyRow()).toEqual(first);
  api.clock.now += 40 * DAY_MS;
  await seedDemo(api.deps);
  for (const range of ['today', 'week', 'month'] as const) expect(await popular(range)).toHaveLength(10);
  expect(await api.db.select().from(posts)).toHaveLength(WRITTEN);
  expect(await listCounterFaults(api.db)).toEqual(NO_COUNTER_FAULTS);
});

test('moves no row within an hour of the last run, and keeps a vote of a parent later', async () => {
  await freshDemo();
  const { account } = await demo();
  const [theirs] = await api.db.select().from(contestVotes).limit(1);
  if (!theirs) throw new Error('no vote in the demo');
  await api.db.insert(contestVotes).values({ ...theirs, accountId: account.id });
  const first = await everyRow();
  api.clock.now += 30 * 60_000;
  await seedDemo(api.deps);
  expect(await everyRow()).toEqual(first);
  api.clock.now += 60 * 60_000;
  await seedDemo(api.deps);
  expect((await everyRow()).posts).not.toEqual(first.posts);
  const own = await api.db.select().from(contestVotes).where(eq(contestVotes.accountId, account.id));
  expect(own).toMatchObject([{ entryId: theirs.entryId }]);
});

test("does not overwrite a person's changes on a repeated run", async () => {
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

test('writes every post in two to six sentences of composed Hangul, without a medical claim', () => {
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

test('has the letters of the last weeks, none with a play or an article of another, and what comes', async () => {
  await freshDemo();
  const { child, ctx } = await demo();
  for (const { name } of SEED_CHILDREN) {
    const letters = await listLetters(ctx, { profileId: child(name).id });
    expect([name, letters.length]).toEqual([name, 8]);
    const titles = letters.flatMap((letter) => letter.titles);
    expect([name, new Set(titles).size]).toEqual([name, titles.length]);
  }
  const upcoming = await listUpcoming(ctx);
  expect(upcoming.map(({ reminders }) => reminders.length > 0)).toEqual(SEED_CHILDREN.map(() => true));
});

describe('learning', () => {
  test('creates weeks of learning whose sums are equal on every page', async () => {
    await freshDemo();
    await seedStrokes(api.db, api.clock.now);
    for (const [name, hours] of [
      ['가람', 12],
      ['나온', 1],
    ] as const) {
      const { home, analysis, days, onTheAxis, segments, study, progress } = await getLearning(name);
      expect(home).toBeGreaterThan(hours * 3600);
      expect([analysis, days, onTheAxis, segments, study.total_seconds]).toEqual(Array(5).fill(home));
      expect(study.weeks.filter(({ seconds }) => seconds > 0).length).toBeGreaterThan(4);
      expect(study.days.some(({ letters }) => letters > 0)).toBe(true);
      expect(progress.stickers.filter(({ earned_on }) => earned_on).length).toBeGreaterThan(1);
      expect(progress.stickers.some(({ earned_on }) => earned_on === null)).toBe(true);
    }
    expect((await getLearning('도담')).home).toBe(0);
  });
});
