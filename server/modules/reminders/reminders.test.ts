/** @postgres jobs */
import { formatDay, seoulDay } from '@contract/common/calendar';
import { DAY_MS, HOUR_MS } from '@contract/common/time';
import type { NoticeKind } from '@contract/notices/notices';
import { notices, profiles } from '@server/db/schema';
import { useTestFamily } from '@server/testing/test-family';
import { sendReminders } from './send-reminders';

const at = (day: string) => Date.parse(`${day}T09:00:00+09:00`);

const t = useTestFamily();
beforeEach(() => {
  t.clock.now = at('2026-03-10');
});

/** Runs the chore each morning up to a day; the days on which a kind was sent. */
async function listDays(kind: NoticeKind, until: string): Promise<string[]> {
  for (; t.clock.now <= at(until); t.clock.now += DAY_MS) await sendReminders(t.db, t.clock.now);
  const rows = await t.db.select().from(notices).orderBy(notices.createdAt);
  return rows.filter((row) => row.kind === kind).map(({ createdAt }) => formatDay(seoulDay(createdAt.getTime())));
}
const listTitles = async (kind: NoticeKind) =>
  (await t.db.select().from(notices).orderBy(notices.createdAt)).filter((row) => row.kind === kind);
const measure = (child: string, measured_on: string) =>
  t.callJson('POST', `/growth/profile/${child}/entry`, {
    token: t.parent.token,
    body: { id: crypto.randomUUID(), measured_on, height_cm: 80, weight_kg: 10.5, consent: true },
  });

describe('a development check', () => {
  test('is reminded of on the day it opens and two weeks before it ends, each once', async () => {
    // Fifteen months on 2026-03-12, eighteen on 2026-06-12.
    await t.addChild({ birthDate: '20241212' });
    expect(await listDays('check_due', '2026-06-11')).toEqual(['20260312', '20260528']);
    expect(await listTitles('check_due')).toMatchObject([
      { title: '하린 · 15개월 발달 체크를 할 수 있어요', body: expect.stringContaining('2026년 6월 11일까지') },
      { title: '하린 · 15개월 발달 체크 기간이 곧 끝나요', body: '14일 남았어요. 2026년 6월 11일까지 할 수 있어요.' },
    ]);
  });

  test('opens by the corrected age of a child born early', async () => {
    await t.addChild({ birthDate: '20241212', gestationWeeks: 36 });
    expect((await listDays('check_due', '2026-04-20')).at(-1)).toBe('20260409');
  });

  test('is not reminded of again when it was completed', async () => {
    const child = await t.addChild({ birthDate: '20241212' });
    t.clock.now = at('2026-03-12');
    await sendReminders(t.db, t.clock.now);
    const { data: attempt } = await t.start(child, 'development-15m');
    await t.answerAll(attempt);
    await t.post(`/attempt/${attempt.id}/complete`, {});
    expect(await listDays('check_due', '2026-06-11')).toEqual(['20260312']);
    expect(await listTitles('unfinished_check')).toEqual([]);
  });
});

describe('a look again', () => {
  const MISSED = 'cdc15-lan-3';
  /** Completes a check on a morning with one answer not there yet, in a month that is not its last. */
  async function complete(child: string, on: string, testId: string, missed: string[]) {
    t.clock.now = at(on);
    const { data: attempt } = await t.start(child, testId, { consent: true, again: true });
    await t.answerAll(attempt, Object.fromEntries(missed.map((id) => [id, 'not_yet'])));
    await t.post(`/attempt/${attempt.id}/complete`, {});
  }
  const listAgain = async (until: string) => {
    await listDays('check_due', until);
    const rows = await listTitles('check_due');
    return rows
      .filter(({ title }) => title.includes('다시 볼 날'))
      .map(({ createdAt, ...row }) => ({ ...row, on: formatDay(seoulDay(createdAt.getTime())) }));
  };

  test('is reminded of once on the day the result names, with the check that is open by then', async () => {
    const child = await t.addChild({ birthDate: '20241212' });
    await complete(child, '2026-03-20', 'development-15m', [MISSED]);
    expect(await listAgain('2026-05-20')).toMatchObject([
      {
        on: '20260420',
        title: '하린 · 함께 지켜보기로 한 모습을 다시 볼 날이에요',
        body: '15개월 발달 체크 뒤로 한 달이 지났어요. 15개월 발달 체크로 다시 답해 보세요.',
        path: `/test/detail?test=development-15m&child=${child}`,
      },
    ]);
  });

  test('names the next check where the one answered has ended by then', async () => {
    const child = await t.addChild({ birthDate: '20241212' });
    t.clock.now = at('2026-05-20');
    const { data: attempt } = await t.start(child, 'development-15m', { consent: true });
    const gross = attempt.items.filter(({ domain }) => domain === 'language').map(({ id }) => id);
    await t.answerAll(attempt, Object.fromEntries(gross.map((id) => [id, 'sometimes'])));
    await t.post(`/attempt/${attempt.id}/complete`, {});
    expect((await listAgain('2026-07-01')).map(({ on, body }) => [on, body])).toEqual([
      ['20260620', '15개월 발달 체크 뒤로 한 달이 지났어요. 18개월 발달 체크로 다시 답해 보세요.'],
    ]);
  });

  test('is reminded of after a check that was finished long after it was begun', async () => {
    const child = await t.addChild({ birthDate: '20241212' });
    t.clock.now = at('2026-03-14');
    const { data: attempt } = await t.start(child, 'development-15m');
    await t.send(attempt.id, t.createAnswer(attempt.items[0]?.id ?? '', 'yes'));
    await listDays('unfinished_check', '2026-04-09');
    t.clock.now = at('2026-04-10');
    await t.answerAll(attempt, { [MISSED]: 'not_yet' });
    await t.post(`/attempt/${attempt.id}/complete`, {});
    expect((await listAgain('2026-05-20')).map(({ on }) => on)).toEqual(['20260510']);
  });

  test('is not reminded of when the kind was answered again, or the result led to a doctor', async () => {
    const child = await t.addChild({ birthDate: '20241212' });
    await complete(child, '2026-03-20', 'development-15m', [MISSED]);
    await complete(child, '2026-04-10', 'development-15m', []);
    const sibling = await t.addChild({ birthDate: '20241212', name: '하민' });
    await complete(sibling, '2026-03-20', 'development-15m', ['cdc15-lan-1']);
    expect(await listAgain('2026-05-30')).toEqual([]);
  });
});

test('an unfinished check is reminded of once, after three days', async () => {
  const child = await t.addChild({ birthDate: '20241212' });
  t.clock.now = at('2026-03-13');
  await sendReminders(t.db, t.clock.now);
  const { data: attempt } = await t.start(child, 'development-15m');
  await t.send(attempt.id, t.createAnswer(attempt.items[0]?.id ?? '', 'yes'));
  expect(await listDays('unfinished_check', '2026-04-20')).toEqual(['20260316']);
  expect(await listTitles('unfinished_check')).toMatchObject([
    { title: '하린 · 하던 15개월 발달 체크가 남아 있어요', path: `/test/post?attempt=${attempt.id}&child=${child}` },
  ]);
});

test('a measurement is reminded of an interval by age after the latest, and every half year while none follows', async () => {
  const child = await t.addChild({ birthDate: '20240901' });
  expect((await measure(child, '20260305')).status).toBe(201);
  expect(await listDays('growth_due', '2026-12-31')).toEqual(['20260605', '20261205']);
});

test('the first day of a child that was registered long ago brings two notices at most, and no old ones', async () => {
  const registered = new Date(at('2025-01-10'));
  for (let months = 1; months <= 12; months += 1)
    await t.addChild({ birthDate: `2024${String(months).padStart(2, '0')}05`, createdAt: registered });
  await sendReminders(t.db, t.clock.now);
  const rows = await t.db.select().from(notices);
  const perChild = [...new Set(rows.map(({ profileId }) => profileId))].map(
    (id) => rows.filter(({ profileId }) => profileId === id).length,
  );
  expect(Math.max(...perChild)).toBeLessThanOrEqual(2);
  expect(rows.length).toBeLessThan(14);
  const before = rows.length;
  await t.db.update(profiles).set({ remindersCheckOn: '00000000' });
  t.clock.now += HOUR_MS;
  await sendReminders(t.db, t.clock.now);
  const again = (await t.db.select().from(notices)).length - before;
  expect(again).toBeLessThanOrEqual(2);
});
