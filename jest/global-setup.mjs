import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const root = path.resolve(import.meta.dirname, '..');
const cache = path.join(root, '.cache');

/** Builds the database snapshot that every worker starts from; kept by the hash of what it is made of. */
export default async function globalSetup() {
  const folder = path.join(root, 'server/db/migrations');
  const migrations = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const { version } = createRequire(import.meta.url)(path.join(root, 'node_modules/@electric-sql/pglite/package.json'));
  const key = createHash('sha256')
    .update(JSON.stringify([migrations, version]))
    .digest('hex')
    .slice(0, 12);
  const file = path.join(cache, `postgres-${key}.tgz`);
  process.env.GGP_PG_SNAPSHOT = file;
  if (existsSync(file)) return;

  mkdirSync(cache, { recursive: true });
  for (const old of readdirSync(cache)) if (/^postgres-\w+\.tgz/.test(old)) rmSync(path.join(cache, old));
  const pg = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
  for (const sql of migrations) {
    for (const statement of sql.split('--> statement-breakpoint')) await pg.exec(statement);
  }
  await pg.exec(`update pg_database set datistemplate = false where datname like 'template%'`);
  // One statement an exec: these refuse to run in a batch.
  for (const statement of ['drop database template0', 'drop database template1', 'vacuum freeze', 'checkpoint']) {
    await pg.exec(statement);
  }
  const dump = await pg.dumpDataDir('gzip');
  writeFileSync(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  renameSync(`${file}.${process.pid}`, file);
  await pg.close();
}
