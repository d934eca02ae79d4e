/** @postgres sql jobs */

import { DAY_MS, HOUR_MS } from '@contract/common/time';
import type { Numbers } from '@contract/staff/numbers.responses';
import type { Database } from '@server/db/database';
import { queryRows } from '@server/db/query-rows';
import { accounts, dailyCounts, refreshTokens } from '@server/db/schema';
import { useTestApp } from '@server/testing/test-app';
import { eq, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { countDays } from './count-days';

const t = useTestApp();
/** 00:00 of 10 March in Seoul. */
const MIDNIGHT = Date.parse('2026-03-09T15:00:00Z');

const getNumbers = async (query = '') => {
  const { token } = await t.signUp({ role: 'admin' });
  return t.callJson<Numbers>('GET', `/admin/numbers${query}`, { token });
};
const getCounts = ({ data }: { data: Numbers }, name: string) =>
  data.measures.find(({ measure }) => measure === name)?.counts;

async function joinAt(at: number) {
  const person = await t.signUp();
  await t.db
    .update(accounts)
    .set({ createdAt: new Date(at) })
    .where(eq(accounts.id, person.accountId));
  await t.db
    .update(refreshTokens)
    .set({ createdAt: new Date(at) })
    .where(eq(refreshTokens.accountId, person.accountId));
  return person;
}

test('counts by day in Seoul, once, and not the day under way', async () => {
  await joinAt(MIDNIGHT - 1);
  await joinAt(MIDNIGHT - DAY_MS);
  await joinAt(MIDNIGHT - DAY_MS - 1);
  await joinAt(MIDNIGHT);
  t.clock.now = MIDNIGHT + HOUR_MS;
  expect(await countDays(t.db, t.clock.now)).toBe(90);
  expect(await countDays(t.db, t.clock.now)).toBe(0);
  const answer = await getNumbers('?days=7');
  expect(answer.data.days).toEqual([
    '20260303',
    '20260304',
    '20260305',
    '20260306',
    '20260307',
    '20260308',
    '20260309',
  ]);
  expect(getCounts(answer, 'joined')).toEqual([0, 0, 0, 0, 0, 1, 2]);
});

test('counts people by the last use of any device, for the newest day only', async () => {
  const often = await joinAt(MIDNIGHT - 1);
  await t.db.insert(refreshTokens).values({
    accountId: often.accountId,
    id: crypto.randomUUID(),
    sessionId: crypto.randomUUID(),
    tokenHash: 'second device',
    createdAt: new Date(MIDNIGHT - 2),
    expiresAt: new Date(MIDNIGHT + DAY_MS),
  });
  await joinAt(MIDNIGHT - 5 * DAY_MS);
  await joinAt(MIDNIGHT - 20 * DAY_MS);
  await joinAt(MIDNIGHT - 40 * DAY_MS);
  t.clock.now = MIDNIGHT;
  await countDays(t.db, t.clock.now);
  const answer = await getNumbers();
  expect(['active_day', 'active_week', 'active_month'].map((name) => getCounts(answer, name)?.slice(-2))).toEqual([
    [null, 1],
    [null, 2],
    [null, 3],
  ]);
});

test('keeps what was counted when an account is gone later', async () => {
  const person = await joinAt(MIDNIGHT - 1);
  t.clock.now = MIDNIGHT;
  await countDays(t.db, t.clock.now);
  await t.db.delete(accounts).where(eq(accounts.id, person.accountId));
  t.clock.now += DAY_MS;
  expect(await countDays(t.db, t.clock.now)).toBe(1);
  expect(getCounts(await getNumbers('?days=7'), 'joined')?.slice(-2)).toEqual([1, 0]);
});

test('does not say how few checks were finished, and nothing to who is no admin', async () => {
  const day = (count: number, index: number) => ({ measure: 'checks' as const, day: `2026030${index}`, count });
  await t.db.insert(dailyCounts).values([day(0, 5), day(1, 6), day(4, 7), day(5, 8)]);
  t.clock.now = MIDNIGHT;
  expect(getCounts(await getNumbers('?days=7'), 'checks')).toEqual([null, null, 0, 'few', 'few', 5, null]);
  const { token } = await t.signUp({ role: 'moderator' });
  expect((await t.callJson('GET', '/admin/numbers', { token })).status).toBe(403);
  expect((await getNumbers('?days=8')).code).toBe('INVALID_INPUT');
});

test('reads its rows by an index', async () => {
  const statements: SQL[] = [];
  const transaction = (work: (tx: unknown) => unknown) =>
    t.db.transaction((tx) =>
      Promise.resolve(
        work(
          Object.create(tx, {
            execute: {
              value: (query: SQL) => {
                statements.push(query);
                return tx.execute(query);
              },
            },
          }),
        ),
      ),
    );
  await countDays(Object.create(t.db, { transaction: { value: transaction } }) as Database, MIDNIGHT);
  expect(statements).toHaveLength(9);
  for (const statement of statements)
    await t.db.transaction(async (tx) => {
      // Tables are empty here: without this a scan is always cheaper.
      await tx.execute(sql`set local enable_seqscan = off`);
      const plan = JSON.stringify(await queryRows(tx, sql`explain (format json) ${statement}`, v.unknown()));
      expect(plan).not.toContain('Seq Scan');
    });
});
