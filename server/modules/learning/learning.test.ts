/** @postgres sql concurrency */

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { isTraceable, toStrokes } from '@contract/admin-stroke/strokes';
import { CLIENT_HEADER } from '@contract/common/envelope';
import { HOUR_MS } from '@contract/common/time';
import type { LearningGlyph, LearningProgress, StudyAnalysis } from '@contract/learning/learning.responses';
import type { Analysis } from '@contract/mypage/analysis.responses';
import { createApp } from '@server/app';
import { accounts, learningSegments } from '@server/db/schema';
import { saveStrokes } from '@server/modules/admin-stroke/stroke-service';
import { compress } from '@server/node/compress';
import { createSegment, createTrace, useTestLearning } from '@server/testing/test-learning';
import { eq } from 'drizzle-orm';

const { family, getChild, call, send, getProgress, getTotal } = useTestLearning();

test('keeps the best stars, gives the third only for order and direction, and counts every try', async () => {
  const { data } = await send({
    traces: [
      createTrace({ stars: 2, traced_at: '2026-03-10T11:00:00+09:00' }),
      createTrace({ stars: 3, in_order: false, traced_at: '2026-03-10T11:10:00+09:00' }),
      createTrace({ stars: 0, glyph_id: 2, traced_at: '2026-03-10T11:20:00+09:00' }),
      createTrace({ stars: 3, glyph_id: 3, traced_at: '2026-03-09T11:00:00+09:00' }),
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
  expect(await getProgress()).toMatchObject({
    setting: { daily_limit_minutes: null, hand: 'right' },
    left_seconds: null,
    extra_minutes: 0,
  });
  const setting = { guardian_password: '2468', daily_limit_minutes: 10, hand: 'left' };
  const path = `/profile/${getChild()}`;
  const wrong = await call('PUT', `${path}/setting`, { ...setting, guardian_password: '1111' });
  expect(wrong).toMatchObject({ status: 422, code: 'WRONG_GUARDIAN_PASSWORD' });
  expect(wrong.fields?.guardian_password).toContain('맞지 않아요');
  expect(await call('PUT', `${path}/setting`, { ...setting, daily_limit_minutes: 7 })).toMatchObject({ status: 422 });

  const set = await call<LearningProgress>('PUT', `${path}/setting`, setting);
  expect(set.data).toMatchObject({ setting: { daily_limit_minutes: 10, hand: 'left' }, left_seconds: 600 });
  await send({ segments: [createSegment('2026-03-10T11:00:00', 700)] });
  expect(await getProgress()).toMatchObject({ left_seconds: 0 });

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
  const answer = await call('PUT', `/profile/${getChild()}/setting`, {
    guardian_password: '2468',
    daily_limit_minutes: 10,
    hand: 'right',
  });
  expect(answer).toMatchObject({ status: 409, code: 'GUARDIAN_NOT_SET' });
});

test("refuses events of another account's child", async () => {
  const other = await family.signUp();
  const answers = [
    await send({ segments: [createSegment('2026-03-10T11:00:00', 60)] }, other),
    await call('GET', `/profile/${getChild()}`, undefined, other),
    await call('GET', `/profile/${getChild()}/study`, undefined, other),
    await call(
      'PUT',
      `/profile/${getChild()}/setting`,
      { guardian_password: '2468', daily_limit_minutes: 10, hand: 'right' },
      other,
    ),
    await call('POST', `/profile/${getChild()}/extra`, { guardian_password: '2468', minutes: 5 }, other),
  ];
  expect(answers.map(({ code }) => code)).toEqual(Array(5).fill('FOREIGN_PROFILE'));
  expect(await family.db.select().from(learningSegments)).toEqual([]);
});

test('separates time and stars of siblings', async () => {
  const sister = await family.addChild({ name: '가온' });
  await send({ segments: [createSegment('2026-03-10T11:00:00', 60)], traces: [createTrace()] });
  await send({ segments: [createSegment('2026-03-10T11:00:00', 90)] }, undefined, sister);
  expect((await getProgress()).today).toEqual({ seconds: 60, letters: 1, stars: 3 });
  expect((await getProgress(sister)).today).toEqual({ seconds: 90, letters: 0, stars: 0 });
});

test('shows the sums of the events in analyses and on home', async () => {
  await send({
    segments: [
      createSegment('2026-03-10T11:00:00', 60),
      createSegment('2026-03-09T11:00:00', 120),
      createSegment('2026-01-20T11:00:00', 600),
    ],
    traces: [
      createTrace(),
      createTrace({ stars: 1 }),
      createTrace({ glyph_id: 20, stars: 2, traced_at: '2026-03-09T11:00:00+09:00' }),
    ],
  });
  const { data: study } = await call<StudyAnalysis>('GET', `/profile/${getChild()}/study`);
  expect(study).toMatchObject({ day: '20260310', total_seconds: 780, daily_limit_minutes: null });
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
  const analysis = await family.callJson<Analysis>('GET', `/analysis/profile/${getChild()}`, {
    token: family.parent.token,
  });
  expect(analysis.data.study).toEqual({
    total_seconds: 780,
    weeks: [
      { from: '20260119', last_on: '20260120', seconds: 600 },
      { from: '20260309', last_on: '20260310', seconds: 180 },
    ],
  });
  expect(await getTotal()).toBe(780);
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
  await saveStrokes(
    { db: family.db, now: family.clock.now, accountId: crypto.randomUUID() },
    { id: 1, unit_write_stroke: drawn, revision: 0 },
  );
  const again = await ask({ 'if-none-match': etag });
  const text = await again.text();
  expect(again.status).toBe(200);
  expect(text).toContain(`"unit_write_stroke":${JSON.stringify(drawn)}`);
  expect(toStrokes(drawn)).toHaveLength(2);
});

test('sends the letters compressed, and as they are to others', async () => {
  const app = createApp({ ...family.deps, compress });
  const ask = async (encoding: string) =>
    app.request('http://localhost/api/learning/glyph', {
      headers: { authorization: `Bearer ${family.parent.token}`, [CLIENT_HEADER]: 'web', 'accept-encoding': encoding },
    });
  const [br, gzip, plain] = await Promise.all(['br', 'gzip', 'identity'].map(ask));
  const text = (await plain?.text()) ?? '';
  const packed = [await br?.arrayBuffer(), await gzip?.arrayBuffer()].map((bytes) => new Uint8Array(bytes ?? []));
  expect([br, gzip, plain].map((answer) => answer?.headers.get('content-encoding'))).toEqual(['br', 'gzip', null]);
  expect([brotliDecompressSync(packed[0] ?? ''), gunzipSync(packed[1] ?? '')].map(String)).toEqual([text, text]);
  expect(packed[0]?.byteLength).toBeLessThan(text.length / 5);
  expect(new Set([br, gzip, plain].map((answer) => answer?.headers.get('etag'))).size).toBe(1);
});

test('omits a glyph that cannot be traced', async () => {
  const dot = { 1: [{ x: 5, y: 5 }] };
  await saveStrokes(
    { db: family.db, now: family.clock.now, accountId: crypto.randomUUID() },
    { id: 1, unit_write_stroke: dot, revision: 0 },
  );
  const { data } = await call<LearningGlyph[]>('GET', '/glyph');
  expect(data.map(({ id }) => id)).not.toContain(1);
});
