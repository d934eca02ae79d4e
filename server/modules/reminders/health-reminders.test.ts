/** @postgres jobs */
import { dayFromNumber, dayNumber, formatDay, parseDay, seoulDay } from '@contract/common/calendar';
import { DAY_MS } from '@contract/common/time';
import { healthMarks, noticeDeliveries, notices, profiles, sentReminders } from '@server/db/schema';
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
  const updated_at = new Date(t.clock.now).toISOString();
  const body = { name: '하린', birth_date: bornAYearAgo(), gender: 'female', updated_at };
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
  // The child is a column of its own, which is not sent.
  const sent = waiting.map((delivery) => ({ ...delivery, profileId: null }));
  expect(JSON.stringify(sent)).not.toContain(child);
  const removed = await t.callJson('DELETE', `/profile/${child}`, { token: t.parent.token, body: { name: '하린' } });
  expect(removed.status).toBe(200);
  expect([await notified(), await listNotified()]).toEqual([[], []]);
});

/** The days on which a key was sent, while the chore runs every morning up to a day. */
async function sendUntil(until: string): Promise<Map<string, string>> {
  for (; t.clock.now <= at(`${until}T09:00:00`); t.clock.now += DAY_MS) await sweep();
  const rows = await t.db.select().from(sentReminders);
  return new Map(rows.map(({ key, sentAt }) => [key, formatDay(seoulDay(sentAt.getTime()))]));
}
/** A mark as the API stores it; the sign-in of the first day is over by then. */
async function record(profileId: string, windowId: string, doneOn: string) {
  const day = new Date(t.clock.now);
  const { accountId } = t.parent;
  const row = { id: crypto.randomUUID(), windowId, outcome: 'done', doneOn, markedAt: day, receivedAt: day } as const;
  await t.db.insert(healthMarks).values({ accountId, profileId, ...row });
  await t.db.update(profiles).set({ remindersCheckOn: '00000000' });
}
const bodies = async (text: string) => (await notified()).filter(({ title }) => title.includes(text));

describe('what is overdue', () => {
  /** One dose is overdue on 2026-04-10, when the child is three months old. */
  const OVERDUE_FROM = '20260110';
  const others = ['DTaP-1', 'IPV-1', 'Hib-1', 'BCG-1', 'HepB-1', 'HepB-2', 'checkup-1'];
  const addLate = async () => {
    const child = await t.addChild({ birthDate: OVERDUE_FROM, createdAt: new Date(at('2026-01-10T09:00:00')) });
    for (const id of others) await mark(child, id, 'done');
    await mark(child, 'RV-1', 'not_needed');
    return child;
  };

  test('is reminded of once a month, a week after the day of birth, until it is marked', async () => {
    const child = await addLate();
    const sent = await sendUntil('2026-06-20');
    const overdue = [...sent].filter(([key]) => key.startsWith('overdue/'));
    expect(overdue).toEqual([
      ['overdue/3', '20260417'],
      ['overdue/4', '20260517'],
      ['overdue/5', '20260617'],
    ]);
    const [notice] = await bodies('밀린 접종');
    expect(notice).toMatchObject({ title: expect.stringMatching(/밀린 접종이 \d가지 있어요/) });
    expect(notice?.body).toContain('대부분 이어서 맞을 수 있어요. 수첩을 가지고 병원이나 보건소에');
    expect(notice?.body).toContain('이미 맞았다면 표시해 주세요.');
    expect(child).toBeTruthy();
  });

  test('is not reminded of after 나중에', async () => {
    const child = await addLate();
    await record(child, 'later-1', '20260412');
    const sent = await sendUntil('2026-04-30');
    expect([...sent.keys()].filter((key) => key.startsWith('overdue/'))).toEqual([]);
  });
});

test('asks for the vaccine instead of naming hepatitis B while it is not chosen', async () => {
  t.clock.now = at('2026-03-10T09:00:00');
  const child = await t.addChild({ birthDate: '20260225' });
  await mark(child, 'HepB-1', 'done', '20260225');
  const sent = await sendUntil('2026-04-20');
  expect([sent.get('HepB-2/asks'), sent.get('HepB-2'), sent.get('HepB-2/closes')]).toEqual([
    '20260325',
    undefined,
    undefined,
  ]);
  expect(await bodies('어떤 백신으로 맞나요?')).toHaveLength(1);
});

test('reminds of the end of BCG, which has four weeks, and of the check-up of the first month', async () => {
  await t.addChild({ birthDate: '20260225' });
  const sent = await sendUntil('2026-03-31');
  expect(sent.get('BCG-1/closes')).toBe('20260311');
  expect(sent.get('checkup-1/closes')).toBe('20260318');
  // The check-up opens the same day as BCG has two weeks left.
  expect(sent.get('checkup-1')).toBe('20260311');
  const ending = await bodies('곧 기간이 끝나는 예방접종이 있어요');
  expect(ending.map(({ body }) => body)).toEqual([expect.stringMatching(/^결핵\(BCG\)/)]);
});

test('reminds of influenza in September and four weeks after the first dose', async () => {
  t.clock.now = at('2026-09-15T09:00:00');
  const child = await t.addChild({ birthDate: '20250310' });
  expect((await sendUntil('2026-09-21')).get('IIV-2026')).toBe('20260920');
  expect((await notified()).map(({ body }) => body)).toContain('독감(인플루엔자) 2026-27 절기 · 지금 맞을 수 있어요.');
  await record(child, 'IIV-2026', '20260921');
  expect((await sendUntil('2026-10-20')).get('IIV-2026-2')).toBe('20261019');
});

test('says two weeks of a window that goes on, and the end of one that does not', async () => {
  t.clock.now = at('2026-06-20T09:00:00');
  await t.addChild({ birthDate: bornAYearAgo() });
  await sendUntil('2026-06-25');
  expect(await bodies('권장 시기가 두 주 남았어요')).toHaveLength(1);
  expect(await bodies('곧 기간이 끝나는')).toEqual([]);
});
