/** @postgres sql concurrency */

import { isTraceable, toStrokes } from '@contract/admin-stroke/strokes';
import { HOUR_MS } from '@contract/common/time';
import type { LearningEventsInput, TracedLetter } from '@contract/learning/learning';
import type {
  LearningEventsResult,
  LearningGlyph,
  LearningProgress,
  StudyAnalysis,
} from '@contract/learning/learning.responses';
import type { Analysis } from '@contract/mypage/analysis.responses';
import type { Profile } from '@contract/profiles/profile.responses';
import { accounts, learningDays, learningSegments, learningTraces } from '@server/db/schema';
import { seedStrokes } from '@server/modules/admin-stroke/shipped-strokes';
import { saveStrokes } from '@server/modules/admin-stroke/stroke-service';
import type { SignedUp } from '@server/testing/test-app';
import { useTestFamily } from '@server/testing/test-family';
import { asc, eq } from 'drizzle-orm';

const family = useTestFamily();
let child: string;
/** 2026-03-10, noon in Seoul. */
beforeEach(async () => {
  child = await family.addChild();
  await seedStrokes(family.db, family.clock.now);
});

const call = <T>(method: string, path: string, body?: unknown, who: SignedUp = family.parent) =>
  family.callJson<T>(method, `/learning${path}`, { token: who.token, body });
const send = (events: Partial<LearningEventsInput>, who?: SignedUp, of = child) =>
  call<LearningEventsResult>('POST', `/profile/${of}/event`, { sent_at: '2026-03-10T12:00:00+09:00', ...events }, who);
const progress = async (of = child) => (await call<LearningProgress>('GET', `/profile/${of}`)).data;
const total = async () =>
  (await family.callJson<Profile>('GET', `/profile/selected/${child}`, { token: family.parent.token })).data
    .total_study_seconds;
const days = () =>
  family.db
    .select({ day: learningDays.day, seconds: learningDays.seconds })
    .from(learningDays)
    .orderBy(asc(learningDays.day));

const uuid = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
let made = 100;
const anotherId = () => {
  made += 1;
  return uuid(made);
};
const segment = (started_at: string, seconds: number, id = anotherId()) => ({
  id,
  started_at: `${started_at}+09:00`,
  seconds,
});
const trace = (more: Partial<TracedLetter> = {}): TracedLetter => ({
  id: anotherId(),
  glyph_id: 1,
  revision: 0,
  stars: 3,
  in_order: true,
  against: 0,
  closeness: 90,
  coverage: 100,
  strokes: 1,
  hand: 'right',
  ms: 4_000,
  traced_at: '2026-03-10T11:50:00+09:00',
  ...more,
});

test.each<[string, ReturnType<typeof segment>[], [string, number][]]>([
  ['one stretch', [segment('2026-03-10T11:00:00', 600)], [['20260310', 600]]],
  [
    'two devices at one time count once',
    [segment('2026-03-10T11:00:00', 600), segment('2026-03-10T11:05:00', 600)],
    [['20260310', 900]],
  ],
  [
    'one inside the other',
    [segment('2026-03-10T11:00:00', 900), segment('2026-03-10T11:05:00', 60)],
    [['20260310', 900]],
  ],
  [
    'one after the other',
    [segment('2026-03-10T11:00:00', 60), segment('2026-03-10T11:01:00', 60), segment('2026-03-10T11:30:00', 60)],
    [['20260310', 180]],
  ],
  [
    'over midnight in Seoul',
    [segment('2026-03-09T23:55:00', 900)],
    [
      ['20260309', 300],
      ['20260310', 600],
    ],
  ],
  [
    'over midnight, on two devices',
    [segment('2026-03-09T23:55:00', 600), segment('2026-03-09T23:58:00', 600)],
    [
      ['20260309', 300],
      ['20260310', 480],
    ],
  ],
  [
    'the same one twice in a batch',
    [segment('2026-03-10T11:00:00', 60, uuid(1)), segment('2026-03-10T11:00:00', 60, uuid(1))],
    [['20260310', 60]],
  ],
])('study time: %s', async (_, segments, expected) => {
  const sent = await send({ segments });
  expect(sent).toMatchObject({ status: 200, data: { refused: [] } });
  expect((await days()).map(({ day, seconds }) => [day, seconds])).toEqual(expected);
  expect(await total()).toBe(expected.reduce((sum, [, seconds]) => sum + seconds, 0));
  expect(sent.data.progress.today.seconds).toBe(expected.find(([day]) => day === '20260310')?.[1] ?? 0);
});

test('merges study time regardless of the order and batches of events', async () => {
  const stretches = [
    segment('2026-03-09T23:50:00', 900),
    segment('2026-03-10T00:02:00', 300),
    segment('2026-03-10T10:00:00', 900),
    segment('2026-03-10T10:10:00', 900),
  ];
  for (const one of stretches.toReversed()) await send({ segments: [one] });
  // An answer was lost: everything is sent once more.
  await send({ segments: stretches });
  expect((await days()).map(({ seconds }) => seconds)).toEqual([600, 420 + 1500]);
  expect(await total()).toBe(600 + 420 + 1500);
});

test('stores eight concurrent copies of a batch once', async () => {
  const events = { segments: [segment('2026-03-10T11:00:00', 600)], traces: [trace()] };
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(events)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(await total()).toBe(600);
  expect((await progress()).glyphs).toEqual([{ glyph_id: 1, stars: 3, tries: 1, last_on: '20260310' }]);
});

test.each<[string, Partial<LearningEventsInput>, { refused: string[]; seconds: number; tries: number }]>([
  [
    'a stretch that ends after it was sent',
    { segments: [segment('2026-03-10T11:55:00', 600)] },
    { refused: ['future'], seconds: 0, tries: 0 },
  ],
  [
    'a letter traced tomorrow',
    { traces: [trace({ traced_at: '2026-03-11T09:00:00+09:00' })] },
    { refused: ['future'], seconds: 0, tries: 0 },
  ],
  [
    'from the year before',
    { segments: [segment('2025-03-10T11:00:00', 600)], traces: [trace({ traced_at: '2025-03-10T11:00:00+09:00' })] },
    { refused: ['too_old', 'too_old'], seconds: 0, tries: 0 },
  ],
  [
    'a letter there is none of',
    { traces: [trace({ glyph_id: 998 }), trace()] },
    { refused: ['unknown_glyph'], seconds: 0, tries: 1 },
  ],
  [
    'a revision that was never drawn',
    { traces: [trace({ revision: 7 })] },
    { refused: ['unknown_glyph'], seconds: 0, tries: 0 },
  ],
  [
    'good ones beside a wrong one are kept',
    { segments: [segment('2026-03-10T11:55:00', 600), segment('2026-03-10T11:00:00', 60)] },
    { refused: ['future'], seconds: 60, tries: 0 },
  ],
  [
    'a clock three hours ahead: moved back by as much',
    {
      sent_at: '2026-03-10T15:00:00+09:00',
      segments: [segment('2026-03-10T14:50:00', 600)],
      traces: [trace({ traced_at: '2026-03-10T14:55:00+09:00' })],
    },
    { refused: [], seconds: 600, tries: 1 },
  ],
  [
    'a clock in the year 2000',
    { sent_at: '2000-01-01T00:10:00+09:00', segments: [segment('2000-01-01T00:00:00', 600)] },
    { refused: [], seconds: 600, tries: 0 },
  ],
  [
    'a clock of tomorrow that tells of the day after',
    { sent_at: '2026-03-11T12:00:00+09:00', segments: [segment('2026-03-12T11:00:00', 60)] },
    { refused: ['future'], seconds: 0, tries: 0 },
  ],
])('absurd or late: %s', async (_, events, { refused, seconds, tries }) => {
  const { status, data } = await send(events);
  expect(status).toBe(200);
  expect(data.refused.map(({ reason }) => reason)).toEqual(refused);
  expect(await total()).toBe(seconds);
  expect(data.progress.today.seconds).toBe(seconds);
  expect(await family.db.select().from(learningTraces)).toHaveLength(tries);
});

test.each<[string, unknown]>([
  ['longer than a device keeps one', { segments: [segment('2026-03-10T10:00:00', 901)] }],
  ['no length', { segments: [segment('2026-03-10T10:00:00', 0)] }],
  ['half seconds', { segments: [segment('2026-03-10T10:00:00', 1.5)] }],
  ['no time', { segments: [{ id: uuid(1), started_at: 'gestern', seconds: 60 }] }],
  ['four stars', { traces: [{ ...trace(), stars: 4 }] }],
  ['closer than close', { traces: [{ ...trace(), closeness: 101 }] }],
  ['an id of no kind', { traces: [trace({ id: '1' })] }],
  ['more than a batch', { traces: Array.from({ length: 101 }, () => trace()) }],
  ['a batch without a clock', { sent_at: undefined, segments: [segment('2026-03-10T10:00:00', 60)] }],
])('refused with a sentence: %s', async (_, body) => {
  const { status, code, fields } = await send(body as Partial<LearningEventsInput>);
  expect({ status, code }).toEqual({ status: 422, code: 'INVALID_INPUT' });
  expect(Object.values(fields ?? {}).join()).toMatch(/[가-힣]/);
});

test('refuses tries over the limit of a day', async () => {
  const batch = (n: number) => send({ traces: Array.from({ length: n }, () => trace()) });
  for (let i = 0; i < 10; i += 1) await batch(100);
  const { data } = await batch(2);
  expect(data.refused.map(({ reason }) => reason)).toEqual(['too_many', 'too_many']);
  expect(data.progress.today.letters).toBe(1000);
});

test('keeps the best stars, gives the third only for order and direction, and counts every try', async () => {
  const { data } = await send({
    traces: [
      trace({ stars: 2, traced_at: '2026-03-10T11:00:00+09:00' }),
      trace({ stars: 3, in_order: false, traced_at: '2026-03-10T11:10:00+09:00' }),
      trace({ stars: 0, glyph_id: 2, traced_at: '2026-03-10T11:20:00+09:00' }),
      trace({ stars: 3, glyph_id: 3, traced_at: '2026-03-09T11:00:00+09:00' }),
    ],
  });
  expect(data.progress.glyphs).toEqual([
    { glyph_id: 2, stars: 0, tries: 1, last_on: '20260310' },
    { glyph_id: 1, stars: 2, tries: 2, last_on: '20260310' },
    { glyph_id: 3, stars: 3, tries: 1, last_on: '20260309' },
  ]);
  expect(data.progress).toMatchObject({ last_glyph_id: 2, today: { letters: 2, stars: 4 }, streak: 2 });
});

test('sets the daily limit and extra minutes of a child behind the guardian password', async () => {
  await family.db
    .update(accounts)
    .set({ learningPasswordHash: 'test:2468' })
    .where(eq(accounts.id, family.parent.accountId));
  expect(await progress()).toMatchObject({
    setting: { daily_limit_minutes: null, hand: 'right' },
    left_seconds: null,
    extra_minutes: 0,
  });
  const setting = { guardian_password: '2468', daily_limit_minutes: 10, hand: 'left' };
  const path = `/profile/${child}`;
  const wrong = await call('PUT', `${path}/setting`, { ...setting, guardian_password: '1111' });
  expect(wrong).toMatchObject({ status: 422, code: 'WRONG_GUARDIAN_PASSWORD' });
  expect(wrong.fields?.guardian_password).toContain('맞지 않아요');
  expect(await call('PUT', `${path}/setting`, { ...setting, daily_limit_minutes: 7 })).toMatchObject({ status: 422 });

  const set = await call<LearningProgress>('PUT', `${path}/setting`, setting);
  expect(set.data).toMatchObject({ setting: { daily_limit_minutes: 10, hand: 'left' }, left_seconds: 600 });
  await send({ segments: [segment('2026-03-10T11:00:00', 700)] });
  expect(await progress()).toMatchObject({ left_seconds: 0 });

  expect(await call('POST', `${path}/extra`, { guardian_password: '1111', minutes: 10 })).toMatchObject({
    status: 422,
  });
  await call('POST', `${path}/extra`, { guardian_password: '2468', minutes: 5 });
  const more = await call<LearningProgress>('POST', `${path}/extra`, { guardian_password: '2468', minutes: 5 });
  expect(more.data).toMatchObject({ extra_minutes: 10, left_seconds: 500 });

  family.clock.now += 13 * HOUR_MS;
  const tomorrow = await family.callJson<LearningProgress>('GET', `/learning${path}`, {
    token: (
      await family.callJson<{ access_token: string }>('POST', '/auth/login', {
        body: { user_id: family.parent.loginId, password: family.parent.password },
      })
    ).data.access_token,
  });
  expect(tomorrow.data).toMatchObject({ day: '20260311', extra_minutes: 0, left_seconds: 600 });
});

test('refuses a limit without a guardian password', async () => {
  const answer = await call('PUT', `/profile/${child}/setting`, {
    guardian_password: '2468',
    daily_limit_minutes: 10,
    hand: 'right',
  });
  expect(answer).toMatchObject({ status: 409, code: 'GUARDIAN_NOT_SET' });
});

test("refuses events of another account's child", async () => {
  const other = await family.signUp();
  const answers = [
    await send({ segments: [segment('2026-03-10T11:00:00', 60)] }, other),
    await call('GET', `/profile/${child}`, undefined, other),
    await call('GET', `/profile/${child}/study`, undefined, other),
    await call(
      'PUT',
      `/profile/${child}/setting`,
      { guardian_password: '2468', daily_limit_minutes: 10, hand: 'right' },
      other,
    ),
    await call('POST', `/profile/${child}/extra`, { guardian_password: '2468', minutes: 5 }, other),
  ];
  expect(answers.map(({ code }) => code)).toEqual(Array(5).fill('FOREIGN_PROFILE'));
  expect(await family.db.select().from(learningSegments)).toEqual([]);
});

test('separates time and stars of siblings', async () => {
  const sister = await family.addChild({ name: '가온' });
  await send({ segments: [segment('2026-03-10T11:00:00', 60)], traces: [trace()] });
  await send({ segments: [segment('2026-03-10T11:00:00', 90)] }, undefined, sister);
  expect((await progress()).today).toEqual({ seconds: 60, letters: 1, stars: 3 });
  expect((await progress(sister)).today).toEqual({ seconds: 90, letters: 0, stars: 0 });
});

test('shows the sums of the events in analyses and on home', async () => {
  await send({
    segments: [
      segment('2026-03-10T11:00:00', 60),
      segment('2026-03-09T11:00:00', 120),
      segment('2026-01-20T11:00:00', 600),
    ],
    traces: [trace(), trace({ stars: 1 }), trace({ glyph_id: 20, stars: 2, traced_at: '2026-03-09T11:00:00+09:00' })],
  });
  const { data: study } = await call<StudyAnalysis>('GET', `/profile/${child}/study`);
  expect(study).toMatchObject({ day: '20260310', total_seconds: 780 });
  expect(study.days).toHaveLength(30);
  expect(study.days.slice(-2)).toEqual([
    { day: '20260309', seconds: 120, letters: 1, stars: 2 },
    { day: '20260310', seconds: 60, letters: 2, stars: 4 },
  ]);
  expect(study.weeks).toHaveLength(12);
  // The 9th of March 2026 is a Monday, the 20th of January is seven weeks before.
  expect(study.weeks.at(-1)).toEqual({ from: '20260309', seconds: 180, letters: 3, stars: 6 });
  expect(study.weeks.at(-8)).toEqual({ from: '20260119', seconds: 600, letters: 0, stars: 0 });
  expect(study.glyphs).toMatchObject([
    { glyph_id: 1, unit_word: 'ㄱ', group: 'consonant', stars: 3, tries: 2 },
    { glyph_id: 20, group: 'vowel', stars: 2, tries: 1 },
  ]);
  const analysis = await family.callJson<Analysis>('GET', `/analysis/profile/${child}`, { token: family.parent.token });
  expect(analysis.data.study).toEqual({
    total_seconds: 780,
    weeks: [
      { from: '20260119', last_on: '20260120', seconds: 600 },
      { from: '20260309', last_on: '20260310', seconds: 180 },
    ],
  });
  expect(await total()).toBe(780);
});

test('lists letters in teaching order, and answers 304 while nothing changes', async () => {
  const ask = (headers = {}) => family.call('GET', '/learning/glyph', { token: family.parent.token, headers });
  const first = await ask();
  const glyphs = ((await first.json()) as { data: LearningGlyph[] }).data;
  expect(glyphs).toHaveLength(102);
  expect([...new Set(glyphs.map(({ group }) => group))]).toEqual(['consonant', 'vowel', 'digit', 'upper', 'lower']);
  expect(glyphs.find(({ unit_word }) => unit_word === 'ㅈ')?.also_accept_counts).toEqual([3]);
  expect(glyphs.every(({ unit_write_stroke }) => isTraceable(unit_write_stroke))).toBe(true);
  const etag = first.headers.get('etag') ?? '';
  expect((await ask({ 'if-none-match': etag })).status).toBe(304);

  const drawn = {
    1: [
      { x: 100.5, y: 100 },
      { x: 900, y: 101.25 },
    ],
    2: [
      { x: 5, y: 5 },
      { x: 6, y: 7 },
    ],
  };
  await saveStrokes({ db: family.db, now: family.clock.now }, { id: 1, unit_write_stroke: drawn, revision: 0 });
  const again = await ask({ 'if-none-match': etag });
  const text = await again.text();
  expect(again.status).toBe(200);
  expect(text).toContain(`"unit_write_stroke":${JSON.stringify(drawn)}`);
  expect(toStrokes(drawn)).toHaveLength(2);
});

test('omits a glyph that cannot be traced', async () => {
  const dot = { 1: [{ x: 5, y: 5 }] };
  await saveStrokes({ db: family.db, now: family.clock.now }, { id: 1, unit_write_stroke: dot, revision: 0 });
  const { data } = await call<LearningGlyph[]>('GET', '/glyph');
  expect(data.map(({ id }) => id)).not.toContain(1);
});
