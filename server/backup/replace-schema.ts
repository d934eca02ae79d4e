import type { Transaction } from '@server/db/database';
import type { Migration } from '@server/db/migrate/migrate';
import { queryRows } from '@server/db/query-rows';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { TableShape } from './tables';

const statement = v.object({ statement: v.string() });

async function runEach(tx: Transaction, list: ReturnType<typeof sql>): Promise<void> {
  for (const row of await queryRows(tx, list, statement)) await tx.execute(sql.raw(row.statement));
}

/** Drops the product's tables and functions, whatever release made them; extensions stay. */
export async function dropTables(tx: Transaction): Promise<void> {
  await runEach(
    tx,
    sql`select format('drop table %s cascade', oid::regclass) as statement from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  await runEach(
    tx,
    sql`select format('drop function %s cascade', p.oid::regprocedure) as statement from pg_proc p
      where pronamespace = 'public'::regnamespace
        and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  );
  await tx.execute(sql`drop schema if exists drizzle cascade`);
}

/** As drizzle's migrator does, within this transaction. */
export async function applyMigrations(tx: Transaction, migrations: readonly Migration[]): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const migration of migrations) {
    for (const text of migration.sql) await tx.execute(sql.raw(text));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
    );
  }
}

/**
 * Empties the tables and lets rows in without triggers and in any order of tables.
 * @returns puts foreign keys and triggers back; every foreign key is checked then
 */
export async function suspendConstraints(tx: Transaction, tables: readonly TableShape[]): Promise<() => Promise<void>> {
  const keys = await queryRows(
    tx,
    sql`select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
    v.object({ drop: v.string(), add: v.string() }),
  );
  for (const { drop } of keys) await tx.execute(sql.raw(drop));
  for (const { name } of tables) {
    await tx.execute(sql`alter table ${sql.identifier(name)} disable trigger user`);
    // A migration may have filled it.
    await tx.execute(sql`truncate ${sql.identifier(name)}`);
  }
  return async () => {
    for (const { add } of keys) await tx.execute(sql.raw(add));
    for (const { name } of tables) await tx.execute(sql`alter table ${sql.identifier(name)} enable trigger user`);
  };
}

/** Sequences go on behind the largest value of their column. */
export async function advanceSequences(tx: Transaction): Promise<void> {
  await runEach(
    tx,
    sql`select format('select setval(%L, coalesce((select max(%I) from %s), 0) + 1, false)', s.oid::regclass, a.attname, d.refobjid::regclass) as statement
      from pg_class s join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i') and d.refobjsubid > 0
      join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
      where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace`,
  );
}
