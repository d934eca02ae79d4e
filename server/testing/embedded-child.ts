import { openEmbedded } from '@server/db/embedded/embedded';
import { scrubEmbedded } from '@server/db/erasure/scrub';
import { migrate } from '@server/db/migrate/migrate';
import { queryRows } from '@server/db/query-rows';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';

// Run as a process of its own: `write` inserts for ever and says each row once it is acknowledged, `read` lists what is there,
// `plant` adds a marked row, `erase` deletes it, `scrub` deletes it and wipes its traces, `begin` notes another first migration. The third is an archive to start from.
const [folder = '', mode = '', snapshot = null] = process.argv.slice(2);

const { db, close } = await openEmbedded(folder, snapshot);
if (snapshot) {
  const tables = await queryRows(
    db,
    sql`select tablename from pg_tables where schemaname = 'public' order by 1`,
    v.object({ tablename: v.string() }),
  );
  process.stdout.write(`tables ${tables.map(({ tablename }) => tablename).join(' ')}\n`);
}
await db.execute(sql`create table if not exists planted (id integer primary key, note text not null)`);
const rows = await queryRows(db, sql`select id from planted order by id`, v.object({ id: v.number() }));

if (mode === 'write') {
  for (let id = (rows.at(-1)?.id ?? 0) + 1; ; id += 1) {
    await db.execute(sql`insert into planted values (${id}, ${'x'.repeat(500)})`);
    process.stdout.write(`${id}\n`);
  }
}
if (mode === 'plant') await db.execute(sql`insert into planted values (-1, 'planted-mark'), (-2, 'another row')`);
if (mode === 'erase' || mode === 'scrub') await db.execute(sql`delete from planted where id = -1`);
if (mode === 'scrub') await scrubEmbedded(db);
if (mode === 'begin')
  await migrate(db, [{ sql: ['create table accounts ()'], bps: true, folderMillis: 1, hash: 'another' }]);
process.stdout.write(`${JSON.stringify(rows.map(({ id }) => id))}\n`);
await close();
