/** @postgres jobs */
import { dayFromNumber, dayNumber, formatDay, parseDay, seoulDay } from '@contract/common/calendar';
import { DAY_MS } from '@contract/common/time';
import { noticeDeliveries, notices, profiles, sentReminders } from '@server/db/schema';
import { useTestFamily } from '@server/testing/test-family';
import { eq } from 'drizzle-orm';
import { SEND_WITHIN_DAYS } from './list-reminders';
import { sendReminders } from './send-reminders';

const at = (time: string) => Date.parse(`${time}+09:00`);

const t = useTestFamily();
beforeEach(async () => {
  t.clock.now = at('2026-03-10T09:00:00');
});

const sweep = () => sendReminders(t.db, t.clock.now);
const notified = () => t.db.select().from(notices).where(eq(notices.kind, 'health_due')).orderBy(notices.createdAt);
const listNotified = async () => (await t.db.select().from(sentReminders)).map(({ key }) => key).toSorted();
/** A child that is one year old today: MMR, chickenpox, hepatitis A and more open on the first birthday. */
const bornAYearAgo = (days = 0) => formatDay(dayFromNumber(dayNumber({ year: 2025, month: 3, day: 10 }) + days));
const mark = (child: string, key: string, outcome: 'done' | 'not_needed', on: string | null = null) =>
  t.callJson('PUT', `/health-windows/profile/${child}/window/${key}`, {
    token: t.parent.token,
    body: {
      id: crypto.randomUUID(),
      outcome,
      on,
      marked_at: new Date(t.clock.now).toISOString(),
      consent: true,
    },
  });

test('notifies once of all windows that open today, over repeated sweeps, a restart and later days', async () => {
  const child = await t.addChild({ name: '하린', birthDate: bornAYearAgo() });
  // The check of twelve months opens the same day.
  expect(await sweep()).toBe(2);
  const [notice] = await notified();
  expect(notice).toMatchObject({ kind: 'health_due', path: `/home/health?child=${child}`, profileId: child });
  expect(notice?.title).toBe('하린 · 받을 수 있는 예방접종이 있어요');
  expect(notice?.body).toMatch(/외 \d가지예요/);
  const first = await listNotified();
  expect(first).toEqual(expect.arrayContaining(['MMR-1', 'VAR-1']));
  expect(await sweep()).toBe(0);
  // As after the loss of `remindersCheckOn`.
  await t.db.update(profiles).set({ remindersCheckOn: '00000000' });
  expect(await sweep()).toBe(0);
  for (let day = 1; day <= SEND_WITHIN_DAYS + 1; day += 1) {
    t.clock.now += DAY_MS;
    await sweep();
  }
  expect(await listNotified()).toEqual(first);
});

test('notifies once from two processes', async () => {
  await t.addChild({ birthDate: bornAYearAgo() });
  const answers = await Promise.all([sweep(), sweep()]);
  expect(answers.toSorted((a, b) => a - b)).toEqual([0, 2]);
  expect(await notified()).toHaveLength(1);
});

test.each([
  // [days until the first birthday, notified today]
  [1, false],
  [0, true],
  [-1, true],
  [-SEND_WITHIN_DAYS, true],
  [-SEND_WITHIN_DAYS - 1, false],
])('the first birthday in %i days: notified of its vaccinations: %s', async (days, isNotified) => {
  await t.addChild({ birthDate: bornAYearAgo(days) });
  await sweep();
  expect((await listNotified()).includes('MMR-1')).toBe(isNotified);
});

test.each(['done', 'not_needed'] as const)('never notifies of a window marked %s', async (outcome) => {
  t.clock.now = at('2026-03-10T07:00:00');
  const child = await t.addChild({ birthDate: bornAYearAgo() });
  expect((await mark(child, 'MMR-1', outcome)).status).toBe(200);
  t.clock.now = at('2026-03-10T09:00:00');
  await sweep();
  expect(await listNotified()).not.toContain('MMR-1');
  expect(await listNotified()).toContain('VAR-1');
});

test('uses the actual age of a child born early', async () => {
  const early = await t.addChild({ birthDate: bornAYearAgo(), gestationWeeks: 30 });
  await t.addChild({ birthDate: bornAYearAgo(-70), gestationWeeks: 30 });
  await sweep();
  const rows = await t.db.select().from(sentReminders).where(eq(sentReminders.key, 'MMR-1'));
  expect(rows.map(({ profileId }) => profileId)).toEqual([early]);
});

test('notifies in the morning in Seoul of windows that open that day, and not at night', async () => {
  await t.addChild({ birthDate: bornAYearAgo(1) });
  t.clock.now = at('2026-03-10T20:59:59');
  await sweep();
  expect(await listNotified()).not.toContain('MMR-1');
  t.clock.now = at('2026-03-11T00:00:00');
  expect(await sweep()).toBe(0);
  t.clock.now = at('2026-03-11T08:00:00');
  expect(await sweep()).toBe(2);
  expect(await listNotified()).toContain('MMR-1');
});

test('checks a child again after its birth date was corrected', async () => {
  const child = await t.addChild({ birthDate: bornAYearAgo(200) });
  await sweep();
  expect(await listNotified()).not.toContain('MMR-1');
  const body = { name: '하린', birth_date: bornAYearAgo(), gender: 'female' };
  expect((await t.callJson('PUT', `/profile/${child}`, { token: t.parent.token, body })).status).toBe(200);
  expect(await sweep()).toBe(2);
  expect(await listNotified()).toContain('MMR-1');
});

test('notifies on the shifted day after a late dose', async () => {
  const child = await t.addChild({ birthDate: '20250101' });
  await mark(child, 'HepA-1', 'done', '20260310');
  await sweep();
  t.clock.now = at('2026-09-09T09:00:00');
  await sweep();
  expect(await listNotified()).not.toContain('HepA-2');
  t.clock.now = at('2026-09-10T09:00:00');
  await sweep();
  expect(await listNotified()).toContain('HepA-2');
});

test('does not check a child again before its next day', async () => {
  await t.addChild({ birthDate: bornAYearAgo() });
  await sweep();
  const [child] = await t.db.select().from(profiles);
  const next = parseDay(child?.remindersCheckOn ?? '');
  expect(next && dayNumber(next)).toBeGreaterThan(dayNumber(seoulDay(t.clock.now)));
});

test('notifies of nothing for a child past every window or an invalid birth date', async () => {
  await t.addChild({ birthDate: '20050101' });
  await t.addChild({ birthDate: '20259999' });
  expect(await sweep()).toBe(0);
});

test('names neither child nor vaccination in a push or mail, and deletes the notice with the child', async () => {
  const child = await t.addChild({ name: '하린', birthDate: bornAYearAgo() });
  const device = { token: 'fcm:aaaaaaaaaaaaaaaa', platform: 'ios' };
  await t.callJson('PUT', '/device/push-token', { token: t.parent.token, body: device });
  await sweep();
  const waiting = await t.db.select().from(noticeDeliveries);
  const vaccination = waiting.find(({ kind }) => kind === 'health_due');
  expect(vaccination).toMatchObject({ channel: 'push', path: '/home/health' });
  expect(JSON.stringify(waiting)).not.toContain(child);
  const removed = await t.callJson('DELETE', `/profile/${child}`, { token: t.parent.token, body: { name: '하린' } });
  expect(removed.status).toBe(200);
  expect([await notified(), await listNotified()]).toEqual([[], []]);
});
