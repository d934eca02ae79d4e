import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeSection } from '../.ci/docs-section.mjs';
import { hasProc, ProcessorMeter } from '../.ci/processor-time.mjs';
import { DEAREST, journeyTables, testTables } from './cost-tables.mjs';

/**
 * What the tests cost in processor seconds: `npm run test:cost -- jest` or `-- e2e`. `--label before` writes the tables
 * into docs/testing.md. Other arguments choose tests, as for `npm test` and `npm run e2e`.
 */
const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, '.cache/cost');
const [kind, ...rest] = process.argv.slice(2);
const at = rest.indexOf('--label');
const label = at === -1 ? null : rest[at + 1];
const given = at === -1 ? rest : rest.toSpliced(at, 2);

/** Runs a Node script; its output is on this command's error stream, so that the tables can be redirected. */
async function measure(args, env) {
  const begun = performance.now();
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2], env: { ...process.env, ...env } });
  const meter = new ProcessorMeter(child.pid);
  const code = await new Promise((resolve) => child.once('exit', (status) => resolve(status ?? 1)));
  return { code, processor: meter.stop(), wall: (performance.now() - begun) / 1000 };
}

function readRecords(file) {
  if (existsSync(file)) return readFileSync(file, 'utf8');
  console.error('Nothing ran, so nothing was measured.');
  process.exit(1);
}

async function measureTests() {
  const file = path.join(folder, 'jest.jsonl');
  rmSync(file, { force: true });
  const run = await measure(['node_modules/jest/bin/jest.js', ...given], { TEST_COST: file, REPORT_NAME: 'cost' });
  const files = readRecords(file)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return { run, tables: testTables(run, files) };
}

async function measureJourneys() {
  const file = path.join(folder, 'e2e.json');
  rmSync(file, { force: true });
  // One worker, so that a time span belongs to one journey.
  const args = ['e2e/run.mjs', ...given, '--workers', '1', '--reporter', 'list,./e2e/cost-reporter.mjs'];
  const run = await measure(args, { COST_FILE: file });
  return { run, tables: journeyTables(run, JSON.parse(readRecords(file))) };
}

const measures = { jest: measureTests, e2e: measureJourneys };
if (!Object.hasOwn(measures, kind) || (at !== -1 && !label)) {
  console.error('npm run test:cost -- jest|e2e [--label before|after] [tests]');
  process.exit(2);
}
mkdirSync(folder, { recursive: true });
if (!hasProc) console.log('This system has no /proc: what is outside a Jest worker is given as wall time or left out.');
const { run, tables } = await measures[kind]();
console.log(tables);
if (label) {
  writeSection(path.join(root, 'docs/testing.md'), `cost:${kind}:${label}`, tables);
  console.log(`\ndocs/testing.md: cost:${kind}:${label}, the ${DEAREST} dearest`);
}
process.exitCode = run.code;
