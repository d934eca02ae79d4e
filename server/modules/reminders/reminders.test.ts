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
