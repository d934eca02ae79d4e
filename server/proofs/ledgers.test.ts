/** @postgres sql migrations */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { queryRows } from '@server/db/query-rows';
import {
  accounts,
  childMoves,
  consents,
  growthEvents,
  officialResultVersions,
  pointEntries,
  pointTransactions,
  staffActions,
  testAnswerEvents,
} from '@server/db/schema';
import { errorCode } from '@server/lib/error-code';
import { recordStaffAction } from '@server/modules/accounts/record-staff-action';
import { createTestApp, type TestApp } from '@server/testing/test-app';
import { eq, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { insertMarkedRows } from './insert-marked-rows';

type Ledger = {
  table: PgTable;
  /** Columns that change: whose the child is and who wrote the row. */
  changing: readonly string[];
  deleted: 'never' | 'with the account' | 'on request';
};
const ledger = (table: PgTable, deleted: Ledger['deleted'], changing: readonly string[] = []): Ledger => ({
  table,
  changing,
  deleted,
});
const LEDGERS: readonly Ledger[] = [
  ledger(staffActions, 'never'),
  ledger(consents, 'with the account'),
  ledger(childMoves, 'with the account'),
  ledger(pointTransactions, 'with the account'),
  ledger(pointEntries, 'with the account'),
  ledger(growthEvents, 'on request', ['account_id', 'profile_id', 'written_by']),
  ledger(officialResultVersions, 'on request', ['account_id', 'result_id']),
  ledger(testAnswerEvents, 'on request', ['account_id', 'attempt_id', 'written_by']),
];
const toName = (table: PgTable) => getTableConfig(table).name;
const NAMES = LEDGERS.map(({ table }) => toName(table));

let t: TestApp;
let accountId: string;
/** Each ledger has a row. */
beforeEach(async () => {
  t = await createTestApp();
  const [person, other] = await t.signUpEach([{}, {}]);
  accountId = person?.accountId ?? '';
  const [account] = await t.db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account || !other) throw new Error('nobody signed up');
  const at = { photo: 'photos/aa/x.webp', throttleKeys: [], now: t.clock.now };
  await insertMarkedRows(t.db, account, { mark: 'planted', other: other.accountId, ...at });
  const actor = { actorId: accountId, now: t.clock.now };
  await recordStaffAction(t.db, actor, { action: 'member.view', subjectId: accountId });
});
afterEach(() => t.close());

/** 'done', or the code of the database's refusal. */
const attempt = async (statement: SQL): Promise<string> =>
  t.db.execute(statement).then(
    () => 'done',
    (error: Error) => errorCode(error.cause),
  );
/** insufficient_privilege and restrict_violation */
const REFUSED = expect.stringMatching(/^(42501|23001)$/);

test.each(NAMES)('%s: no column of what was written is updated', async (name) => {
  const { table, changing } = LEDGERS.find((each) => toName(each.table) === name) ?? {};
  if (!table) throw new Error(`no ledger ${name}`);
  const written = getTableConfig(table).columns.filter((column) => !changing?.includes(column.name));
  expect(written.length).toBeGreaterThan(1);
  const outcomes: [string, string][] = [];
  for (const column of written) {
    const [to, own] = [sql.identifier(name), sql.identifier(column.name)];
    outcomes.push([column.name, await attempt(sql`update ${to} set ${own} = ${own}`)]);
  }
  expect(outcomes).toEqual(written.map((column) => [column.name, REFUSED]));
});

test.each(NAMES)('%s: is not truncated, alone or by what it points to', async (name) => {
  for (const target of [name, 'accounts'])
    expect(await attempt(sql`truncate ${sql.identifier(target)} cascade`)).toEqual(REFUSED);
});

test.each(NAMES)('%s: rows are deleted as docs/ledgers.md says, and never otherwise', async (name) => {
  const { deleted } = LEDGERS.find((each) => toName(each.table) === name) ?? {};
  const remove = sql`delete from ${sql.identifier(name)}`;
  expect(await attempt(remove)).toEqual(deleted === 'on request' ? 'done' : REFUSED);
  await t.db.update(accounts).set({ leavingAt: new Date(t.clock.now) });
  expect(await attempt(remove)).toEqual(deleted === 'never' ? REFUSED : 'done');
});

test('accounts take their rows of every ledger with them, and none of the audit log', async () => {
  await t.db.delete(accounts);
  const left: string[] = [];
  for (const { table } of LEDGERS) if ((await t.db.select().from(table)).length > 0) left.push(toName(table));
  expect(left).toEqual(['staff_actions']);
});

test('docs/ledgers.md and the catalogue of the database name the same ledgers', async () => {
  const guide = readFileSync(path.resolve(__dirname, '../../docs/ledgers.md'), 'utf8');
  const [, rows = ''] = /\| Ledger \|.*\n\|---.*\n((?:\|.*\n)+)/.exec(guide) ?? [];
  const named = rows
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
  expect(named.toSorted()).toEqual(NAMES.toSorted());
  const triggers = await queryRows(
    t.db,
    sql`select distinct tgrelid::regclass::text as name from pg_trigger where tgname ~ '_(append_only|no_truncate)$'`,
    v.object({ name: v.string() }),
  );
  expect(triggers.map(({ name }) => name).toSorted()).toEqual(NAMES.toSorted());
});
