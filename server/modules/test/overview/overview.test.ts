import { DAY_MS } from '@contract/common/time';
import type { TestCard, TestDetail, TestOverview } from '@contract/test/diagnostics.responses';
import { withContentHash } from '@server/content/image-hashes';
import { useTestFamily } from '@server/testing/test-family';

const family = useTestFamily();

const overview = async (child: string) => (await family.get<TestOverview>(`/profile/${child}`)).data;
const main = async (child: string) => (await family.post<TestCard[]>('/main', { profileId: child, age: '0~24' })).data;
const getAbout = (kind: string) => (kind.startsWith('parenting') ? 'guardian' : 'child');
const brief = (cards: TestCard[]) => cards.map(({ id, window, status }) => [id, window, status]);

async function take(child: string, testId: string, { half = false } = {}): Promise<string> {
  const { data } = await family.start(child, testId);
  await family.answerAll({ ...data, items: half ? data.items.slice(0, 6) : data.items });
  if (!half) await family.post(`/attempt/${data.id}/complete`, {});
  return data.id;
}

test("lists a newborn's checks as upcoming with their days, and the guardian's as open", async () => {
  const newborn = await family.addChild({ birthDate: '20260220' });
  const { age, tests } = await overview(newborn);
  expect(age).toEqual({ months: 0, actual_months: 0, corrected: false });
  expect(tests.filter(({ group }) => group === 'now').map(({ id, about }) => [id, about])).toEqual([
    ['parenting_stress-00-11m', 'guardian'],
    ['parenting_attitude-00-11m', 'guardian'],
  ]);
  const later = tests.filter(({ group }) => group === 'later');
  expect(later.filter(({ kind }) => kind === 'development')).toHaveLength(12);
  expect(later[0]).toMatchObject({ id: 'development-2m', opens_on: '20260420', status: 0, attempt_id: null });
  expect(later.slice(1, 5).map(({ id }) => id)).toEqual([
    'development-4m',
    'temperament-04-11m',
    'language-04-06m',
    'social_emotional-04-06m',
  ]);
  expect(brief(await main(newborn))).toEqual([
    ['parenting_stress-00-11m', 'current', 0],
    ['parenting_attitude-00-11m', 'current', 0],
    ['development-2m', 'upcoming', 0],
  ]);
});

test('returns every field of a card', async () => {
  const child = await family.addChild();
  expect((await main(child))[0]).toEqual({
    id: 'development-12m',
    kind: 'development',
    about: 'child',
    name: '12개월 발달 체크',
    src: withContentHash('content/development-12m'),
    ext: 'svg',
    status: 0,
    minutes: 4,
    item_count: 12,
    from_month: 12,
    to_month: 14,
    window: 'current',
    group: 'now',
    opens_on: null,
    attempt_id: null,
    completed_at: null,
    again_on: null,
  });
});

test('sorts checks by what can be done, then by kind, and lists past ones only when taken', async () => {
  const child = await family.addChild();
  const now = [
    'development-12m',
    'temperament-12-35m',
    'language-12-17m',
    'social_emotional-12-17m',
    'parenting_stress-12-35m',
    'parenting_attitude-12-35m',
  ];
  const before = (await overview(child)).tests;
  expect(before.filter(({ group }) => group === 'now').map(({ id }) => id)).toEqual(now);
  expect(before.slice(0, 6).every(({ window, about, kind }) => window === 'current' && about === getAbout(kind))).toBe(
    true,
  );
  expect(brief(before).slice(6, 9)).toEqual([
    ['development-15m', 'upcoming', 0],
    ['development-18m', 'upcoming', 0],
    ['language-18-23m', 'upcoming', 0],
  ]);
  expect(before.some(({ window }) => window === 'past')).toBe(false);

  family.clock.now -= 100 * DAY_MS;
  const done = await take(child, 'development-6m');
  family.clock.now += 100 * DAY_MS;
  await take(child, 'language-12-17m', { half: true });
  await take(child, 'parenting_stress-12-35m');
  const { tests } = await overview(child);
  const of = (group: string) => tests.filter((card) => card.group === group);
  expect(of('begun').map(({ id }) => id)).toEqual(['language-12-17m']);
  expect(of('done').map(({ id, attempt_id }) => [id, attempt_id])).toEqual([
    ['development-6m', done],
    ['parenting_stress-12-35m', expect.any(String)],
  ]);
  expect(of('past')).toEqual([]);
  expect(tests.map(({ group }) => group)).toEqual([
    ...Array(4).fill('now'),
    'begun',
    'done',
    'done',
    ...of('later').map(() => 'later'),
  ]);
});

test('lists on home begun checks, those for now by kind, finished ones newest first, then the next', async () => {
  const child = await family.addChild({ birthDate: '20250220' });
  const today = family.clock.now;
  const at = async (daysAgo: number, act: () => Promise<unknown>) => {
    family.clock.now = today - daysAgo * DAY_MS;
    await act();
    family.clock.now = today;
  };
  await at(290, () => take(child, 'development-2m'));
  await at(60, () => take(child, 'development-9m', { half: true }));
  for (const [daysAgo, id] of [
    [9, 'temperament-12-35m'],
    [8, 'language-12-17m'],
    [7, 'social_emotional-12-17m'],
    [6, 'parenting_attitude-12-35m'],
  ] as const)
    await at(daysAgo, () => take(child, id));
  expect(brief(await main(child))).toEqual([
    ['development-9m', 'past', 40],
    ['development-12m', 'current', 0],
    ['parenting_stress-12-35m', 'current', 0],
    ['parenting_attitude-12-35m', 'current', 100],
    ['social_emotional-12-17m', 'current', 100],
    ['language-12-17m', 'current', 100],
    ['temperament-12-35m', 'current', 100],
    ['development-15m', 'upcoming', 0],
  ]);
});

test("shows the new attempt's progress and the previous completion of a repeated check", async () => {
  const child = await family.addChild();
  const done = await take(child, 'development-12m');
  const completedAt = new Date(family.clock.now).toISOString();
  const card = async () => (await main(child)).find(({ id }) => id === 'development-12m');
  expect(await card()).toMatchObject({ status: 100, group: 'done', attempt_id: done, completed_at: completedAt });
  family.clock.now += DAY_MS;
  const { data } = await family.start(child, 'development-12m', { again: true });
  expect(await card()).toMatchObject({ status: 100, attempt_id: done });
  await family.answerAll({ ...data, items: data.items.slice(0, 3) });
  expect(await card()).toMatchObject({ status: 25, group: 'begun', attempt_id: data.id, completed_at: completedAt });
});

test('advises in words when to repeat a check, without locking it', async () => {
  const child = await family.addChild();
  const detail = async () => (await family.get<TestDetail>(`/profile/${child}/test/parenting_stress-12-35m`)).data;
  expect(await detail()).toMatchObject({ again_on: null, again_words: null });
  await take(child, 'parenting_stress-12-35m');
  expect(await detail()).toMatchObject({
    again_on: '20260407',
    again_words: '한 달쯤 지난 뒤에 다시 하면 달라진 점이 더 잘 보여요. 지금 다시 해도 괜찮아요.',
  });
  expect(await family.start(child, 'parenting_stress-12-35m', { again: true })).toMatchObject({
    status: 200,
    data: { status: 0 },
  });
  family.clock.now += 28 * DAY_MS;
  expect((await detail()).again_words).toBe('지난번 뒤로 한 달쯤 지났어요. 다시 해 보면 달라진 점을 볼 수 있어요.');
  // Its months are past: it cannot be repeated.
  family.clock.now = Date.parse('2028-03-20T03:00:00Z');
  expect(await detail()).toMatchObject({ window: 'past', again_on: null, again_words: null });
});

test('omits an unattempted test of another age', async () => {
  const child = await family.addChild();
  const { data } = await family.get<TestDetail>(`/profile/${child}/test/language-04-06m`);
  expect(data).toMatchObject({ window: 'past', group: 'past', status: 0 });
});

test('lists nothing as due past 83 months', async () => {
  const grown = await family.addChild({ birthDate: '20190301' });
  expect(await main(grown)).toEqual([]);
  expect((await overview(grown)).tests).toEqual([]);
});

test('the detail names author, basis and limits, and asks for consent until it is given', async () => {
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

test('the detail of a test by parts describes each part and the pending review', async () => {
  const child = await family.addChild();
  const { data } = await family.get<TestDetail>(`/profile/${child}/test/temperament-12-35m`);
  expect(data).toMatchObject({ kind: 'temperament', about: 'child', reviewed: false, consent_needed: true });
  expect(data.parts).toHaveLength(7);
  expect(data.parts[0]).toEqual({ id: 'activity', label: '활동성', describes: expect.stringMatching(/요\.$/) });
  expect(data.sources.join()).toContain('Thomas & Chess');
});
