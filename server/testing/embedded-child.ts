import { sql } from 'drizzle-orm';
import { openEmbedded } from '../db/embedded';

// Run as a process of its own: `write` inserts for ever and says each row once it is acknowledged, `read` lists what is there.
const [folder = '', mode = ''] = process.argv.slice(2);

const { db, close } = await openEmbedded(folder);
await db.execute(sql`create table if not exists planted (id integer primary key, note text not null)`);
const { rows } = (await db.execute(sql`select id from planted order by id`)) as unknown as { rows: { id: number }[] };

if (mode === 'write') {
  for (let id = (rows.at(-1)?.id ?? 0) + 1; ; id += 1) {
    await db.execute(sql`insert into planted values (${id}, ${'x'.repeat(500)})`);
    process.stdout.write(`${id}\n`);
  }
}
process.stdout.write(`${JSON.stringify(rows.map(({ id }) => id))}\n`);
await close();
