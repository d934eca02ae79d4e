import * as schema from '@server/db/schema';
import { accounts, guardianships, profiles } from '@server/db/schema';
import { moveChild } from '@server/modules/profiles/sharing/move-child';
import { useTestApp } from '@server/testing/test-app';
import { eq, is, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { insertMarkedRows } from './insert-marked-rows';

const t = useTestApp();

const TABLES = Object.values(schema).filter((table): table is typeof table & PgTable => is(table, PgTable));
/** Not data of the child: rows of the sharing itself, which a handover ends or rewrites. */
const SHARING: readonly PgTable[] = [guardianships, schema.invitations];

/** Tables whose rows belong to a child by foreign keys, each with the column that names the child's account. */
function listChildTables(): { table: PgTable; account: PgColumn }[] {
  const found = new Map<PgTable, PgColumn>();
  const visit = (parent: PgTable, parentAccount: PgColumn) => {
    for (const table of TABLES)
      for (const key of getTableConfig(table).foreignKeys) {
        const { foreignTable, columns, foreignColumns } = key.reference();
        const account = columns[foreignColumns.findIndex(({ name }) => name === parentAccount.name)];
        if (foreignTable !== parent || !account || found.has(table)) continue;
        found.set(table, account);
        visit(table, account);
      }
  };
  visit(profiles, profiles.accountId);
  return [...found].map(([table, account]) => ({ table, account }));
}

const countRows = async ({ table, account }: { table: PgTable; account: PgColumn }, id: string) => {
  const [row] = await t.db.select({ n: sql<number>`count(*)::int` }).from(table).where(eq(account, id));
  return row?.n ?? 0;
};

test('every table of a child follows a handover, and nothing of it stays with the former owner', async () => {
  const [owner, nextOwner] = [await t.signUp(), await t.signUp()];
  const [account] = await t.db.select().from(accounts).where(eq(accounts.id, owner.accountId));
  if (!account) throw new Error('nobody signed up');
  const photo = 'photos/aa/handed.webp';
  await insertMarkedRows(t.db, account, {
    mark: 'marked',
    other: nextOwner.accountId,
    photo,
    throttleKeys: [],
    now: t.clock.now,
  });
  const [child] = await t.db.select().from(profiles).where(eq(profiles.accountId, owner.accountId));
  if (!child) throw new Error('there is no child');
  // The fixture makes its account a guardian of its own child, which nobody is.
  const key = { ownerId: owner.accountId, profileId: child.id };
  await t.db.delete(guardianships).where(eq(guardianships.accountId, owner.accountId));
  await t.db
    .insert(guardianships)
    .values({ ...key, accountId: nextOwner.accountId, id: crypto.randomUUID(), role: 'guardian', since: new Date() });
  const tables = listChildTables().filter(({ table }) => !SHARING.includes(table));
  expect(tables.length).toBeGreaterThanOrEqual(22);

  await t.db.transaction((tx) =>
    moveChild(tx, { ...key, toId: nextOwner.accountId, reason: 'handover', ownerStays: true, now: t.clock.now }),
  );

  for (const item of tables) {
    const name = getTableConfig(item.table).name;
    expect([name, await countRows(item, owner.accountId)]).toEqual([name, 0]);
    expect([name, (await countRows(item, nextOwner.accountId)) > 0]).toEqual([name, true]);
  }
  const pictures = await t.db.select().from(schema.uploads).where(eq(schema.uploads.path, photo));
  expect(pictures.map(({ accountId }) => accountId)).toEqual([nextOwner.accountId]);
  const [moved] = await t.db.select().from(profiles).where(eq(profiles.id, child.id));
  expect(moved).toMatchObject({ accountId: nextOwner.accountId, totalStudySeconds: child.totalStudySeconds });
});
