import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { createSnapshot } from '../server/db/embedded/create-snapshot.mjs';
import { bundleForTests } from './server-bundle.mjs';

const root = path.resolve(import.meta.dirname, '..');

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

export default async function globalSetup() {
  const [snapshot] = await Promise.all([createSnapshot(path.join(root, '.cache')), bundleForTests()]);
  // In memory every worker starts from it.
  process.env.GGP_PG_SNAPSHOT = snapshot;
  if (process.env.TEST_DATABASE_URL) await createTemplate(process.env.TEST_DATABASE_URL, readMigrations());
}
