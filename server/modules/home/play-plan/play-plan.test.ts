/** @postgres concurrency */

import { HOUR_MS, MINUTE_MS } from '@contract/common/time';
import type { PlayMarkInput } from '@contract/home/play-plan';
import type { DonePlay, PlayMarked, PlayPlan, Today } from '@contract/home/play-plan.responses';
import { PLAYS } from '@server/content/plays';
import { playMarks, playPlans, profiles } from '@server/db/schema';
import { useTestFamily } from '@server/testing/test-family';
import { and, eq } from 'drizzle-orm';

const TODAY = '20260310';

const t = useTestFamily();
let child: string;
beforeEach(async () => {
  child = await t.addChild({ birthDate: '20240310' });
});

const call = <T>(method: string, path: string, body?: unknown) =>
  t.callJson<T>(method, path, { token: t.parent.token, body });
const plan = async (profileId = child) => (await call<PlayPlan>('GET', `/play-plan/profile/${profileId}`)).data;
const listIds = ({ plays }: PlayPlan) => plays.map(({ play }) => play.id);
const createMark = (more: Partial<PlayMarkInput> = {}): PlayMarkInput => ({
  id: crypto.randomUUID(),
  day: TODAY,
  done: true,
  feedback: null,
  marked_at: new Date(t.clock.now).toISOString(),
  ...more,
});
const mark = (playId: string, body: unknown) =>
  call<PlayMarked>('PUT', `/play-plan/profile/${child}/play/${playId}`, body);

test('keeps the three plays of a day', async () => {
  const first = await plan();
  expect(first).toMatchObject({ day: TODAY, age: { months: 24, corrected: false } });
  expect(first.plays).toHaveLength(3);
  expect(first.plays[0]).toMatchObject({ watched: null, done: false, feedback: null });
  expect(first.plays[0]?.play.steps.length).toBeGreaterThan(0);
  t.clock.now += MINUTE_MS;
  expect(await plan()).toEqual(first);
  expect(await t.db.select().from(playPlans)).toHaveLength(1);
});

test('offers other plays on a new day in Seoul', async () => {
  const before = await plan();
  // One day back, so that the sign-in of this test is still valid.
  await t.db.update(playPlans).set({ day: '20260309' });
  const after = await plan();
  expect(listIds(after).filter((id) => listIds(before).includes(id))).toEqual([]);
  expect(await t.db.select().from(playPlans)).toHaveLength(2);
});

test('two concurrent first reads get the same plays', async () => {
  const [a, b] = await Promise.all([plan(), plan()]);
  expect(a).toEqual(b);
});

test('offers plays for the watched items of a finished check from the next day on', async () => {
  await plan();
  const started = await t.start(child, 'development-24m');
  const watchedIds = ['cdc24-lan-3', 'cdc24-mov-3'];
  await t.answerAll(started.data, { 'cdc24-lan-3': 'not_yet', 'cdc24-mov-3': 'sometimes' });
  await t.post(`/attempt/${started.data.id}/complete`, undefined);
  expect((await plan()).plays.map(({ watched }) => watched)).toEqual([null, null, null]);
  // A play rests after its day, and which ones a child gets is by chance: the day before had others.
  const others = PLAYS.filter(({ milestoneIds }) => !milestoneIds.some((id) => watchedIds.includes(id)));
  await t.db.update(playPlans).set({ day: '20260309', playIds: others.slice(0, 3).map(({ id }) => id) });
  const words = started.data.items.filter(({ id }) => watchedIds.includes(id));
  const { plays } = await plan();
  expect(new Set(plays.map(({ watched }) => watched))).toEqual(new Set([...words.map(({ text }) => text), null]));
});

test('offers no play for an answer that leads to a doctor, who comes before it', async () => {
  const started = await t.start(child, 'development-24m');
  await t.answerAll(started.data, { 'cdc24-lan-2': 'not_yet', 'cdc24-lan-3': 'not_yet' });
  await t.post(`/attempt/${started.data.id}/complete`, {});
  const offered = (await plan()).plays.map(({ watched }) => watched);
  const text = (id: string) => started.data.items.find((item) => item.id === id)?.text;
  expect(offered).toContain(text('cdc24-lan-3'));
  expect(offered).not.toContain(text('cdc24-lan-2'));
});

test('an unfinished check adds no watched milestones', async () => {
  const started = await t.start(child, 'development-24m');
  await t.answerAll(started.data, { 'cdc24-lan-1': 'not_yet' });
  expect((await plan()).plays.every(({ watched }) => watched === null)).toBe(true);
});

test('uses the corrected age of a child born early', async () => {
  const early = await t.addChild({ birthDate: '20250310', gestationWeeks: 28 });
  const { age, plays } = await plan(early);
  expect(age).toEqual({ months: 9, actual_months: 12, corrected: true });
  for (const { play } of plays) expect(play.from_month).toBeLessThanOrEqual(9);
});

test('removes plays for an older child when the birth date is corrected', async () => {
  await plan();
  await t.db
    .update(profiles)
    .set({ birthDate: '20260110' })
    .where(and(eq(profiles.accountId, t.parent.accountId), eq(profiles.id, child)));
  const { plays } = await plan();
  expect(plays).toHaveLength(3);
  for (const { play } of plays) expect(play.from_month).toBeLessThanOrEqual(2);
});

test('uses the last of done, feedback and undone, and stores all marks', async () => {
  const [id = ''] = listIds(await plan());
  await mark(id, createMark());
  t.clock.now += 1000;
  expect((await mark(id, createMark({ feedback: 'enjoyed' }))).data).toEqual({
    play_id: id,
    day: TODAY,
    done: true,
    feedback: 'enjoyed',
  });
  expect((await plan()).plays[0]).toMatchObject({ done: true, feedback: 'enjoyed' });
  t.clock.now += 1000;
  await mark(id, createMark({ done: false, feedback: 'enjoyed' }));
  expect((await plan()).plays[0]).toMatchObject({ done: false, feedback: null });
  expect(await t.db.select().from(playMarks)).toHaveLength(3);
});

test('stores a repeated mark once, and refuses its id for another one', async () => {
  const [id = '', other = ''] = listIds(await plan());
  const sent = createMark();
  await mark(id, sent);
  expect((await mark(id, sent)).status).toBe(200);
  expect(await t.db.select().from(playMarks)).toHaveLength(1);
  expect((await mark(other, sent)).code).toBe('CONFLICT');
});

test('ignores a delayed mark older than the stored one', async () => {
  const [id = ''] = listIds(await plan());
  await mark(id, createMark({ feedback: 'hard' }));
  const waited = createMark({ done: false, marked_at: new Date(t.clock.now - HOUR_MS).toISOString() });
  expect((await mark(id, waited)).data).toMatchObject({ done: true, feedback: 'hard' });
});

test.each([
  ['20260311', 422],
  ['20250309', 422],
  ['20260230', 422],
  ['2026031', 422],
  ['20260309', 200],
  ['20250310', 200],
])('a play of %s is answered %i', async (day, status) => {
  expect((await mark('play-02m-social-1', createMark({ day }))).status).toBe(status);
});

test('answers NOT_FOUND for an unknown play', async () => {
  expect((await mark('play-of-nobody', createMark())).status).toBe(404);
});

test('lists what was played with count, last day and feedback', async () => {
  await mark('play-02m-social-1', createMark({ day: '20260308', feedback: 'hard' }));
  await mark('play-02m-social-1', createMark({ day: '20260309', feedback: 'enjoyed' }));
  await mark('play-02m-social-2', createMark());
  await mark('play-02m-social-3', createMark({ done: false }));
  const { data } = await call<DonePlay[]>('GET', `/play-plan/profile/${child}/done`);
  expect(data).toEqual([
    { play_id: 'play-02m-social-2', times: 1, last_day: '20260310', feedback: null },
    { play_id: 'play-02m-social-1', times: 2, last_day: '20260309', feedback: 'enjoyed' },
  ]);
});

test('returns the day of a child for home in one answer', async () => {
  const { data } = await call<Today>('GET', `/today/profile/${child}`);
  expect(data).toMatchObject({ months: 24, ahead: true, plan: { day: TODAY } });
  expect(data.windows).toHaveLength(2);
  expect(data.open).toBeGreaterThanOrEqual(2);
  const old = await t.addChild({ birthDate: '20080311' });
  const grown = await call<Today>('GET', `/today/profile/${old}`);
  expect(grown.data).toMatchObject({ windows: [], open: 0, ahead: false });
  expect(grown.data.plan.plays).toHaveLength(3);
});
