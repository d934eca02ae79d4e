// Runs in Jest's outer realm (plain Node), where PGlite works; the realms of the tests only get a handle to it.
// One database a worker, from a snapshot with all migrations; server/testing/test-database.ts empties it.
const fs = require('node:fs');
const path = require('node:path');
const { onWorkerEnd } = require('./worker-end.cjs');

const KEY = Symbol.for('ggp.outer-postgres');
globalThis[KEY] ??= {};
const shared = globalThis[KEY];

async function open() {
  const { PGlite } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  const dist = path.dirname(require.resolve('@electric-sql/pglite'));
  return PGlite.create({
    pgliteWasmModule: await WebAssembly.compile(fs.readFileSync(path.join(dist, 'pglite.wasm'))),
    fsBundle: new Blob([fs.readFileSync(path.join(dist, 'pglite.data'))]),
    extensions: { pg_trgm },
    loadDataDir: new Blob([fs.readFileSync(process.env.GGP_PG_SNAPSHOT)]),
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  });
}

/** The worker's database in memory. */
async function acquire() {
  if (!shared.opening) {
    shared.opening = open();
    onWorkerEnd(async () => (await shared.opening).close());
  }
  return shared.opening;
}

/** With TEST_DATABASE_URL: the address of the worker's database on that PostgreSQL server; null without. */
async function acquireUrl() {
  const { TEST_DATABASE_URL: server, GGP_PG_RUN: run, JEST_WORKER_ID: worker } = process.env;
  if (!server) return null;
  const name = `${run}_${worker}`;
  shared.creating ??= (async () => {
    const { Client } = require('pg');
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name} template ${run}_template`);
    await client.end();
  })();
  await shared.creating;
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Node's own `import()`, for a module that does not run inside a test's realm. */
const importOutside = (specifier) => import(specifier);

module.exports = { acquire, acquireUrl, importOutside };
