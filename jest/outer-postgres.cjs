// Runs in Jest's outer realm (plain Node), where PGlite works; the realms of the tests only get a handle to it.
// One database a worker, from a snapshot with all migrations, emptied for each file that asks for it.
const fs = require('node:fs');
const path = require('node:path');

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

// Deletes only from tables that have rows (about 2 ms); TRUNCATE … CASCADE over all of them takes a hundred.
const RESET = `do $$ declare r record; filled boolean; begin
  set local session_replication_role = replica;
  for r in select format('%I.%I', schemaname, tablename) t from pg_tables where schemaname = 'public' loop
    execute 'select exists(select 1 from ' || r.t || ')' into filled;
    if filled then execute 'delete from ' || r.t; end if;
  end loop; end $$`;

// An open PGlite keeps a worker process alive: Jest says goodbye with message 2 (jest-worker's CHILD_MESSAGE_END).
function closeWithWorker() {
  if (!process.send) return;
  process.on('message', function onMessage(message) {
    if (!Array.isArray(message) || message[0] !== 2) return;
    process.off('message', onMessage);
    shared.opening?.then((pg) => pg.close());
  });
}

/** The worker's database, empty. `reset` empties it again. */
async function acquire() {
  if (!shared.opening) {
    shared.opening = open();
    closeWithWorker();
  }
  const pg = await shared.opening;
  const reset = async () => void (await pg.exec(RESET));
  await reset();
  return { pg, reset };
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
