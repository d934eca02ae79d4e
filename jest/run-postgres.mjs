import { spawn } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { listSelected } from './postgres-selection.mjs';
import { findPostgres } from './postgres-server.mjs';

/**
 * The selected server tests, one journey, few notices and two processes (bench/notices, bench/two) on a PostgreSQL
 * server. Its databases there are dropped afterwards.
 * --all runs every server test, a path below server/ that one alone, --list only prints the selected files.
 * Other arguments go to Jest; the others belong to the first shard.
 */
const root = path.resolve(import.meta.dirname, '..');
const given = process.argv.slice(2).filter((argument) => argument !== '--all' && argument !== '--list');
const has = (argument) => process.argv.includes(argument);

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

/** Arguments of Jest. */
function testArguments() {
  const selected = listSelected(root).map(({ file }) => file);
  if (has('--all') || given.some((argument) => argument.startsWith('server/'))) return given;
  console.log(`${selected.length} selected test files; --all runs every one`);
  return [...given, '--runTestsByPath', ...selected];
}

async function runJourney(server) {
  const name = `ggp_journey_${process.pid}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await inDatabase(server, `create database ${name}`);
  try {
    return await run(['e2e/run.mjs', '--project', 'phone', '--grep', '@main'], {
      DATABASE_URL: url.href,
      REPORT_NAME: 'postgres-journey',
    });
  } finally {
    await inDatabase(server, `drop database if exists ${name} with (force)`);
  }
}

const FEW_NOTICES = '1500';
/** Checks of several processes, shorter than by hand. */
async function runChecks(server) {
  const check = (file, env) => run(['--import', 'tsx', file], { DATABASE_URL: server, ...env });
  const notices = await check('bench/notices/run.ts', { NOTICES: FEW_NOTICES });
  return (await check('bench/two/run.ts', { SHORT: '1' })) || notices;
}

function printSelected() {
  for (const { file, reasons } of listSelected(root)) console.log(`${file}  ${reasons.join(', ')}`);
  return 0;
}

async function runAll() {
  const postgres = await findPostgres();
  try {
    console.log(postgres.what);
    const jest = ['node_modules/jest/bin/jest.js', '--selectProjects', 'server', '--passWithNoTests'];
    const tests = await run([...jest, ...testArguments()], {
      TEST_DATABASE_URL: postgres.url,
      REPORT_NAME: 'postgres',
    });
    const isFirst = given.every((argument) => !argument.startsWith('--shard=') || argument.startsWith('--shard=1/'));
    const journey = isFirst ? await runJourney(postgres.url) : 0;
    const checks = isFirst ? await runChecks(postgres.url) : 0;
    return tests === 0 && journey === 0 && checks === 0 ? 0 : 1;
  } finally {
    await postgres.stop();
  }
}

try {
  process.exitCode = has('--list') ? printSelected() : await runAll();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
