import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import { bundleForTests } from './server-bundle.mjs';

const root = path.resolve(import.meta.dirname, '..');
const cache = path.join(root, '.cache');

function readMigrations() {
  const folder = path.join(root, 'server/db/migrations');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8').split('--> statement-breakpoint'));
}

/** On a PostgreSQL server: a template with all migrations, of which each worker gets a copy. */
async function createTemplate(url, migrations) {
  const run = `ggp_test_${process.pid}`;
  process.env.GGP_PG_RUN = run;
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  await server.query(`create database ${run}_template`);
  await server.end();

  const template = new URL(url);
  template.pathname = `/${run}_template`;
  const client = new pg.Client({ connectionString: template.href });
  await client.connect();
  for (const statement of migrations.flat()) await client.query(statement);
  await client.end();
}

/** In memory: the snapshot that every worker starts from, cached by a hash of its inputs. */
async function createSnapshot(migrations) {
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
  const memory = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'], extensions: { pg_trgm } });
  for (const statement of migrations.flat()) await memory.exec(statement);
  await memory.exec(`update pg_database set datistemplate = false where datname like 'template%'`);
  // One statement an exec: these refuse to run in a batch.
  for (const statement of ['drop database template0', 'drop database template1', 'vacuum freeze', 'checkpoint']) {
    await memory.exec(statement);
  }
  const dump = await memory.dumpDataDir('gzip');
  writeFileSync(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  renameSync(`${file}.${process.pid}`, file);
  await memory.close();
}

export default async function globalSetup() {
  const migrations = readMigrations();
  await Promise.all([createSnapshot(migrations), bundleForTests()]);
  if (process.env.TEST_DATABASE_URL) await createTemplate(process.env.TEST_DATABASE_URL, migrations);
}
