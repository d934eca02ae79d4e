import { spawn } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { findPostgres } from './postgres-server.mjs';

/** The server tests and one journey against a real PostgreSQL. What it creates there is dropped afterwards. */
const root = path.resolve(import.meta.dirname, '..');

const run = (args, env) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });

async function inDatabase(url, statement) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

let postgres;
try {
  postgres = await findPostgres();
  console.log(postgres.what);
  const tests = await run(['node_modules/jest/bin/jest.js', '--selectProjects', 'server', ...process.argv.slice(2)], {
    TEST_DATABASE_URL: postgres.url,
    REPORT_NAME: 'postgres',
  });

  const name = `ggp_journey_${process.pid}`;
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  await inDatabase(postgres.url, `create database ${name}`);
  let journey;
  try {
    journey = await run(['e2e/run.mjs', '--project', 'phone', '--grep', '@main'], {
      DATABASE_URL: url.href,
      REPORT_NAME: 'postgres-journey',
    });
  } finally {
    await inDatabase(postgres.url, `drop database if exists ${name} with (force)`);
  }
  process.exitCode = tests === 0 && journey === 0 ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await postgres?.stop();
}
