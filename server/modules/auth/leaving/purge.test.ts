/** @postgres sql jobs */

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DAY_MS } from '@contract/common/time';
import { PERSON_TABLES } from '@server/db/erasure/person-tables';
import { queryRows } from '@server/db/query-rows';
import * as schema from '@server/db/schema';
import { guardianKey, ownPasswordKey, throttleKey } from '@server/modules/auth/login/login-throttle';
import { folderFiles } from '@server/node/files/folder-files';
import { fileMailer } from '@server/node/mail/file-mailer';
import { createFullAccount, type FullAccount } from '@server/testing/full-account';
import { createTestApp, type TestApp } from '@server/testing/test-app';
import { eq, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { purgeLeft } from './purge';

let t: TestApp;
let folder: string;
let leaver: FullAccount;
let stayer: FullAccount;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'ggp-purge-'));
  t = await createTestApp({
    files: folderFiles(path.join(folder, 'uploads')),
    mailer: fileMailer(path.join(folder, 'mail'), 'no-reply@example.com', () => undefined),
  });
  leaver = await createFullAccount(t, 'planted_leaver');
  stayer = await createFullAccount(t, 'planted_stayer');
  // Two whole lives are many requests for a busy machine.
}, 30_000);
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await t.close();
});

const TABLES = Object.values(schema)
  .filter((table): table is typeof table & PgTable => is(table, PgTable))
  .map((table) => getTableConfig(table).name);

const leave = ({ token, password }: FullAccount) =>
  t.callJson('POST', '/mypage/cancel-membership', { token, body: { password, reason: 'planted_leaver 이유' } });

/** All stored data as text: rows of every table, files and mails with their names, log lines. */
async function listAllRows() {
  const rows = [];
  for (const name of TABLES) {
    const query = sql`select t::text as row from ${sql.identifier(name)} t`;
    for (const { row } of await queryRows(t.db, query, v.object({ row: v.string() }))) rows.push(`${name}: ${row}`);
  }
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    return `${file}: ${entry.isFile() ? readFileSync(file, 'latin1') : ''}`;
  });
  return { rows, files, log: t.logLines };
}

/** Values by which the person could still be identified. */
async function listMarks({ accountId, mark, email, photo, sessionId, loginId }: FullAccount) {
  const children = await t.db
    .select({ id: schema.profiles.id })
    .from(schema.profiles)
    .where(eq(schema.profiles.accountId, accountId));
  const keys = await Promise.all([throttleKey(loginId), ownPasswordKey(accountId), guardianKey(accountId)]);
  return [mark, email, accountId, photo, sessionId, ...children.map(({ id }) => id), ...keys];
}

const listRowsContaining = (lines: readonly string[], marks: readonly string[]) =>
  lines.filter((line) => marks.some((mark) => line.includes(mark)));

test('the fixture has rows in every table about people, with the mark in every text column', async () => {
  const throttleKeys = (await listMarks(leaver)).slice(-3);
  for (const { table, rows } of PERSON_TABLES) {
    const found = await t.db
      .select()
      .from(table)
      .where(rows({ accountId: leaver.accountId, email: leaver.email, throttleKeys }));
    expect([getTableConfig(table).name, found.length > 0]).toEqual([getTableConfig(table).name, true]);
  }
  expect(await t.db.select().from(schema.loginThrottles)).toHaveLength(6);
  const { rows, files } = await listAllRows();
  const marked = new Set(listRowsContaining(rows, [leaver.mark]).map((row) => row.slice(0, row.indexOf(':'))));
  expect([...marked].toSorted()).toEqual([
    'account_freezes',
    'accounts',
    'comments',
    'coupons',
    'growth_entries',
    'growth_events',
    'health_marks',
    'idempotency_keys',
    'inquiries',
    'inquiry_messages',
    'mail_codes',
    'moderation_cases',
    'notice_deliveries',
    'notices',
    'official_result_versions',
    'official_results',
    'play_marks',
    'play_plans',
    'point_transactions',
    'post_drafts',
    'posts',
    'profiles',
    'push_tokens',
    'refresh_tokens',
    'reports',
    'rights_claims',
    'sent_reminders',
    'test_answer_events',
    'test_answers',
    'test_results',
    'weekly_letters',
  ]);
  expect(listRowsContaining(files, [leaver.mark]).length).toBeGreaterThanOrEqual(2);
});

test('the purge removes a person from tables, files, mails and log lines after thirty days', async () => {
  const marks = await listMarks(leaver);
  const others = await listMarks(stayer);
  const before = await listAllRows();
  await leave(leaver);
  const ownPassword = { key: await ownPasswordKey(leaver.accountId), failures: 1, lastFailedAt: new Date(t.clock.now) };
  await t.db.insert(schema.loginThrottles).values(ownPassword);
  t.clock.now += 30 * DAY_MS;
  t.logLines.splice(0);
  expect(await purgeLeft(t.deps)).toBe(1);
  const after = await listAllRows();
  expect(listRowsContaining(after.rows, marks)).toEqual([]);
  expect(listRowsContaining(after.files, marks)).toEqual([]);
  expect(after.log).toEqual(['{"event":"accounts erased","count":1}']);
  // Other accounts have every row and file as before.
  expect(listRowsContaining(after.rows, others)).toEqual(
    listRowsContaining(before.rows, others).filter((row) => !row.includes(leaver.accountId)),
  );
  expect(listRowsContaining(after.files, others)).toEqual(listRowsContaining(before.files, others));
});

test('the log never contains a mark', async () => {
  await leave(leaver);
  expect(listRowsContaining(t.logLines, [leaver.mark, leaver.email, leaver.accountId])).toEqual([]);
});

test('the purge erases nothing a day earlier, nor restored accounts', async () => {
  await leave(leaver);
  await leave(stayer);
  t.clock.now += 29 * DAY_MS;
  expect(await purgeLeft(t.deps)).toBe(0);
  const body = { user_id: stayer.loginId, password: stayer.password };
  await t.db.delete(schema.loginThrottles);
  expect((await t.callJson('POST', '/auth/come-back', { body })).status).toBe(200);
  t.clock.now += DAY_MS;
  expect(await purgeLeft(t.deps)).toBe(1);
  expect((await t.db.select({ mark: schema.accounts.loginId }).from(schema.accounts)).map(({ mark }) => mark)).toEqual(
    expect.arrayContaining(['planted_stayer']),
  );
  expect(await purgeLeft(t.deps)).toBe(0);
});

test('a licence code stays used after its account left', async () => {
  await leave(leaver);
  t.clock.now += 30 * DAY_MS;
  await purgeLeft(t.deps);
  const codes = await t.db.select().from(schema.licenceCodes);
  expect(codes).toHaveLength(2);
  expect(codes.every(({ redeemedAt }) => redeemedAt !== null)).toBe(true);
  expect(new Set(codes.map(({ redeemedBy }) => redeemedBy))).toEqual(new Set([null, stayer.accountId]));
});

test('an interrupted purge erases no row, and the next one completes it', async () => {
  await leave(leaver);
  t.clock.now += 30 * DAY_MS;
  const broken = { ...t.deps, mailer: { ...t.deps.mailer, forget: async () => Promise.reject(new Error('no disk')) } };
  await expect(purgeLeft(broken)).rejects.toThrow('no disk');
  expect(await t.db.select().from(schema.accounts).where(eq(schema.accounts.id, leaver.accountId))).toHaveLength(1);
  expect(await purgeLeft(t.deps)).toBe(1);
  expect(listRowsContaining((await listAllRows()).rows, [leaver.mark, leaver.accountId])).toEqual([]);
});

test('an account whose picture is missing stays for a day, and does not hold up the others', async () => {
  await leave(leaver);
  await leave(stayer);
  t.clock.now += 30 * DAY_MS;
  await t.deps.files.remove(leaver.photo);
  t.logLines.splice(0);
  expect(await purgeLeft(t.deps)).toBe(1);
  expect(t.logLines.join('\n')).toContain('"accounts not erased","count":1');
  expect(listRowsContaining(t.logLines, [leaver.mark, leaver.accountId, leaver.photo])).toEqual([]);
  await expect(purgeLeft(t.deps)).rejects.toThrow('1 files to be removed are missing');
  expect(await t.db.select().from(schema.accounts).where(eq(schema.accounts.id, leaver.accountId))).toHaveLength(1);
  t.clock.now += DAY_MS;
  expect(await purgeLeft(t.deps)).toBe(1);
  expect(listRowsContaining((await listAllRows()).rows, [leaver.mark, leaver.accountId])).toEqual([]);
});
