/** @postgres sql jobs money */
import { DAY_MS } from '@contract/common/time';
import type { Database } from '@server/db/database';
import {
  noticeDeliveries,
  notices,
  pointEntries,
  pointLots,
  pointTransactions,
  profiles,
  pushTokens,
} from '@server/db/schema';
import { JobInterrupted } from '@server/lib/job-interrupted';
import { earn } from '@server/modules/history/points/ledger';
import { notifyExpiringPoints } from '@server/modules/history/points/notify-expiring-points';
import { sweepPoints } from '@server/modules/history/points/sweep-points';
import { sendWeeklyLetters } from '@server/modules/home/weekly-letter/send-weekly-letters';
import { sendReminders } from '@server/modules/reminders/send-reminders';
import { openStatementCounter, type StatementCounter } from '@server/testing/statement-counter';
import { type SignedUp, useTestApp } from '@server/testing/test-app';
import { asc } from 'drizzle-orm';

const t = useTestApp();
let counter: StatementCounter;
beforeAll(async () => {
  counter = await openStatementCounter();
});
afterAll(() => counter.close());
beforeEach(() => {
  // A Tuesday.
  t.clock.now = Date.parse('2026-03-10T10:00:00+09:00');
});

/** Parents with a child that is one year old today, two in every second family, and with points of the 1st of April. */
async function createFamilies(count: number): Promise<SignedUp[]> {
  const people = await t.signUpEach(Array.from({ length: count }, () => ({ childConsent: false })));
  const at = new Date(t.clock.now);
  const child = { name: '하린', birthDate: '20250311', gender: 'female', letterOn: '20260310' } as const;
  await t.db.insert(profiles).values(
    people.flatMap(({ accountId }, nth) =>
      Array.from({ length: 1 + (nth % 2) }, () => ({
        ...child,
        accountId,
        id: crypto.randomUUID(),
        createdAt: at,
        updatedAt: at,
      })),
    ),
  );
  for (const { accountId } of people)
    await t.db.transaction((tx) =>
      earn(tx, { accountId, now: at.getTime() }, { key: 'first', reason: 'contest', points: 100, months: 1 }),
    );
  t.clock.now += DAY_MS;
  return people;
}

type Job = (db: Database, now: number, stopping?: AbortSignal) => Promise<number>;
/** With the days after the beginning on which it is due. */
const JOBS: [name: string, days: number, job: Job, done: (families: number) => number][] = [
  ['reminders', 0, sendReminders, (families) => 2 * 1.5 * families],
  ['letters', 0, sendWeeklyLetters, (families) => 1.5 * families],
  ['notices of expiring points', 28, notifyExpiringPoints, (families) => families],
  ['the expiry of points', 35, sweepPoints, (families) => families],
];

test.each(JOBS)('%s: ten families need as many statements as two', async (_, days, job, done) => {
  const counts: number[] = [];
  for (const families of [2, 10]) {
    const start = t.clock.now;
    await createFamilies(families);
    t.clock.now += days * DAY_MS;
    const statements = await counter.listDuring(async () =>
      expect(await job(counter.db, t.clock.now)).toBe(done(families)),
    );
    counts.push(statements.length);
    expect(await job(t.db, t.clock.now)).toBe(0);
    t.clock.now = start;
    await t.db.delete(pointLots);
    await t.db.update(profiles).set({ remindersCheckOn: '99991231', letterOn: '99991231' });
  }
  expect(counts[1]).toBe(counts[0]);
  expect(counts[0]).toBeLessThanOrEqual(12);
});

test.each(JOBS)('%s: a process that stops leaves the rest to the next run', async (_, days, job) => {
  await createFamilies(2);
  t.clock.now += days * DAY_MS;
  await expect(job(t.db, t.clock.now, AbortSignal.abort())).rejects.toThrow(JobInterrupted);
  expect(await job(t.db, t.clock.now)).toBeGreaterThan(0);
});

test('two children of one parent are one push of a kind, and a notice each', async () => {
  const [, parent] = await createFamilies(2);
  if (!parent) throw new Error('no parent was created');
  const { accountId, sessionId } = parent;
  const device = { token: 'fcm:one', tokenHash: 'one', platform: 'ios' } as const;
  await t.db.insert(pushTokens).values({ ...device, accountId, sessionId, updatedAt: new Date(t.clock.now) });
  await sendReminders(t.db, t.clock.now);
  const waiting = await t.db.select().from(noticeDeliveries).orderBy(asc(noticeDeliveries.kind));
  expect(waiting.map((one) => [one.accountId, one.kind])).toEqual([
    [accountId, 'check_due'],
    [accountId, 'health_due'],
  ]);
  const own = (await t.db.select().from(notices)).filter((one) => one.accountId === accountId);
  expect(own.map(({ kind }) => kind).toSorted()).toEqual(['check_due', 'check_due', 'health_due', 'health_due']);
  expect(own.map(({ id }) => id)).toEqual(expect.arrayContaining(waiting.map(({ noticeId }) => noticeId)));
});

test('the expiry of several lots is posted one after another, each at the end of its day', async () => {
  const [parent] = await createFamilies(1);
  const owner = { accountId: parent?.accountId ?? '', now: t.clock.now };
  await t.db.transaction((tx) => earn(tx, owner, { key: 'second', reason: 'contest', points: 40, months: 1 }));
  t.clock.now += 60 * DAY_MS;
  expect(await sweepPoints(t.db, t.clock.now)).toBe(2);
  const posted = await t.db.select().from(pointTransactions).orderBy(asc(pointTransactions.nth));
  expect(posted.map(({ nth, key, postedAt }) => [nth, key, postedAt.toISOString()])).toEqual([
    [1, 'first', expect.any(String)],
    [2, 'second', expect.any(String)],
    [3, 'expired:20260410', '2026-04-10T15:00:00.000Z'],
    [4, 'expired:20260411', '2026-04-11T15:00:00.000Z'],
  ]);
  const legs = (await t.db.select().from(pointEntries)).filter(({ transactionId }) =>
    posted.slice(2).some(({ id }) => id === transactionId),
  );
  expect(legs.map(({ book, amount, balanceAfter }) => `${book} ${amount} ${balanceAfter}`).toSorted()).toEqual([
    'expired 100 100',
    'expired 40 140',
    'own -100 40',
    'own -40 0',
  ]);
});
