import type { TestCard, TestDetail, TestOverview } from '@contract/diagnostics';
import { createTestFamily, type TestFamily } from '@server/testing/test-family';

const DAY_MS = 24 * 60 * 60 * 1000;

let family: TestFamily;
beforeEach(async () => {
  family = await createTestFamily();
});
afterEach(() => family.close());

const overview = async (child: string) => (await family.get<TestOverview>(`/profile/${child}`)).data;
const main = async (child: string) => (await family.post<TestCard[]>('/main', { profileId: child, age: '0~24' })).data;
const brief = (cards: TestCard[]) => cards.map(({ id, window, status }) => [id, window, status]);

async function take(child: string, testId: string, { half = false } = {}): Promise<string> {
  const { data } = await family.start(child, testId);
  await family.answerAll({ ...data, items: half ? data.items.slice(0, 6) : data.items });
  if (!half) await family.post(`/attempt/${data.id}/complete`, {});
  return data.id;
}

test('under two months everything is still to come, with the day it opens', async () => {
  const newborn = await family.addChild({ birthDate: '20260220' });
  const { age, tests } = await overview(newborn);
  expect(age).toEqual({ months: 0, actual_months: 0, corrected: false });
  expect(tests).toHaveLength(12);
  expect(new Set(tests.map(({ window }) => window))).toEqual(new Set(['upcoming']));
  expect(tests[0]).toMatchObject({ id: 'development-2m', opens_on: '20260420', status: 0, attempt_id: null });
  expect(brief(await main(newborn))).toEqual([['development-2m', 'upcoming', 0]]);
});

test('a card says what it is', async () => {
  const child = await family.addChild();
  expect((await main(child))[0]).toEqual({
    id: 'development-12m',
    name: '12개월 발달 체크',
    src: 'content/development-12m',
    ext: 'svg',
    status: 0,
    minutes: 4,
    item_count: 12,
    from_month: 12,
    to_month: 14,
    window: 'current',
    opens_on: null,
    attempt_id: null,
    completed_at: null,
  });
});

test('nearest first: now, then to come; past ones only when taken', async () => {
  const child = await family.addChild();
  expect(brief((await overview(child)).tests).slice(0, 3)).toEqual([
    ['development-12m', 'current', 0],
    ['development-15m', 'upcoming', 0],
    ['development-18m', 'upcoming', 0],
  ]);
  expect((await overview(child)).tests.some(({ window }) => window === 'past')).toBe(false);

  family.clock.now -= 100 * DAY_MS;
  const done = await take(child, 'development-6m');
  family.clock.now += 100 * DAY_MS;
  const { tests } = await overview(child);
  expect(tests.at(-1)).toMatchObject({ id: 'development-6m', window: 'past', status: 100, attempt_id: done });
});

test('home: begun, for now, done newest first, next', async () => {
  const child = await family.addChild();
  const today = family.clock.now;
  const at = async (daysAgo: number, act: () => Promise<unknown>) => {
    family.clock.now = today - daysAgo * DAY_MS;
    await act();
    family.clock.now = today;
  };
  await at(290, () => take(child, 'development-2m'));
  await at(230, () => take(child, 'development-4m'));
  await at(160, () => take(child, 'development-6m'));
  await at(60, () => take(child, 'development-9m', { half: true }));
  expect(brief(await main(child))).toEqual([
    ['development-9m', 'past', 40],
    ['development-12m', 'current', 0],
    ['development-6m', 'past', 100],
    ['development-4m', 'past', 100],
    ['development-2m', 'past', 100],
    ['development-15m', 'upcoming', 0],
  ]);
});

test('home shows six at most and keeps the next one', async () => {
  const child = await family.addChild({ birthDate: '20230310' });
  const today = family.clock.now;
  for (const [months, id] of [
    [12, 12],
    [15, 15],
    [18, 18],
    [24, 24],
    [30, 30],
  ] as const) {
    family.clock.now = Date.parse('2023-03-10T03:00:00Z') + (months * 30.5 + 5) * DAY_MS;
    await take(child, `development-${id}m`);
  }
  family.clock.now = today;
  expect((await main(child)).map(({ id }) => id)).toEqual([
    'development-36m',
    'development-30m',
    'development-24m',
    'development-18m',
    'development-15m',
    'development-48m',
  ]);
});

test('a finished check taken again shows the new one’s progress and the old one’s day', async () => {
  const child = await family.addChild();
  const done = await take(child, 'development-12m');
  const completedAt = new Date(family.clock.now).toISOString();
  expect((await main(child))[0]).toMatchObject({ status: 100, attempt_id: done, completed_at: completedAt });
  family.clock.now += DAY_MS;
  const { data } = await family.start(child, 'development-12m', { again: true });
  expect((await main(child))[0]).toMatchObject({ status: 100, attempt_id: done });
  await family.answerAll({ ...data, items: data.items.slice(0, 3) });
  expect((await main(child))[0]).toMatchObject({ status: 25, attempt_id: data.id, completed_at: completedAt });
});

test('past 71 months nothing is due', async () => {
  const grown = await family.addChild({ birthDate: '20200301' });
  expect(await main(grown)).toEqual([]);
  expect((await overview(grown)).tests).toEqual([]);
});

test('the detail tells who wrote it, what it rests on, what it cannot say, and asks for consent until it is given', async () => {
  const child = await family.addChild({ birthDate: '20250101', gestationWeeks: 31 });
  const detail = () => family.get<TestDetail>(`/profile/${child}/test/development-12m`);
  expect((await detail()).data).toMatchObject({
    id: 'development-12m',
    status: 0,
    consent_needed: true,
    age: { months: 12, actual_months: 14, corrected: true },
    basis: expect.stringContaining('CDC'),
    limits: expect.stringContaining('표준화된 검사가 아니에요'),
    author: expect.stringContaining('검토를 앞두고'),
  });
  await family.start(child, 'development-12m');
  expect((await detail()).data.consent_needed).toBe(false);
  expect(await family.get(`/profile/${child}/test/development-13m`)).toMatchObject({ status: 404 });
});
