import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { plant } from './plant.mjs';

/**
 * Plants the faults of `mutants.json` one at a time, runs the tests of the fault's module and puts the file back.
 *
 *   --from N --to M, or SHARD=i/n   a part of the list
 *   --only ID,ID                    these faults, in this order
 *   -w N                            Jest workers (1)
 *   --timeout SECONDS               without a finished suite (600): a fault that makes the tests hang is caught
 *   --out FILE                      where the result goes (.cache/mutants.json)
 *   --against FILE                  an earlier result: ends with 1 if a fault caught there survives now
 */
const root = path.resolve(import.meta.dirname, '../..');
const { values: options } = parseArgs({
  options: {
    from: { type: 'string', default: '1' },
    to: { type: 'string', default: 'Infinity' },
    only: { type: 'string' },
    workers: { type: 'string', short: 'w', default: '1' },
    timeout: { type: 'string', default: '600' },
    out: { type: 'string', default: path.join(root, '.cache/mutants.json') },
    against: { type: 'string' },
  },
});
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const { seed, faults } = readJson(path.join(import.meta.dirname, 'mutants.json'));
const report = path.join(root, `.cache/mutant-report-${process.pid}.json`);

function chooseFaults() {
  if (options.only) return options.only.split(',').flatMap((wanted) => faults.filter(({ id }) => id === wanted));
  const [shard, shards] = (process.env.SHARD ?? '1/1').split('/').map(Number);
  return faults.slice(Number(options.from) - 1, Number(options.to)).filter((_, nth) => nth % shards === shard - 1);
}

function refuseDirty(files) {
  const args = ['status', '--porcelain', '--', ...files];
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (stdout !== '') throw new Error(`files with changes of their own, in which no fault is planted:\n${stdout}`);
}

let jest;
let restore = () => {};
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    jest?.kill('SIGKILL');
    restore();
    process.exit(130);
  });
}

/** Runs the tests of a fault. Resolves to Jest's exit code or 'timeout', and the end of what it wrote to stderr. */
function runJest(file, tests) {
  const args = ['--bail', '--silent', '--watchman=false', `--maxWorkers=${options.workers}`];
  args.push(`--reporters=${path.join(import.meta.dirname, 'reporter.cjs')}`);
  args.push(`--testSequencer=${path.join(import.meta.dirname, 'sequencer.cjs')}`);
  const patterns = tests.map((pattern) => `${root}/${pattern}`);
  jest = spawn(process.execPath, [path.join(root, 'node_modules/jest/bin/jest.js'), ...patterns, ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, MUTANT_FILE: file, MUTANT_REPORT: report },
  });
  let errors = '';
  jest.stderr.on('data', (text) => {
    errors = `${errors}${text}`.slice(-2000);
  });
  let timedOut = false;
  const begun = Date.now();
  const timer = setInterval(() => {
    const last = existsSync(report) ? statSync(report).mtimeMs : begun;
    if (Date.now() - last < Number(options.timeout) * 1000) return;
    timedOut = true;
    jest.kill('SIGKILL');
  }, 1000);
  return new Promise((resolve) => {
    jest.once('close', (code) => {
      clearInterval(timer);
      resolve({ code: timedOut ? 'timeout' : code, errors });
    });
  });
}

/** Broken: no failed test and no finished run, because no test was found or Jest itself did not start. */
function toOutcome(code, suites, caughtBy) {
  if (caughtBy) return 'caught';
  if (code === 'timeout') return 'timeout';
  return code === 0 && suites > 0 ? 'survived' : 'broken';
}

async function runOnce(fault, tests) {
  rmSync(report, { force: true });
  const { code, errors } = await runJest(fault.file, tests);
  const { suites = 0, tests: count = 0, caughtBy = null } = existsSync(report) ? readJson(report) : {};
  rmSync(report, { force: true });
  const outcome = toOutcome(code, suites, caughtBy);
  if (outcome === 'broken') console.error(errors);
  return { outcome, suites, tests: count, caughtBy };
}

/**
 * On a busy machine an asynchronous test may fail by chance. So the suite has to fail with the fault twice and pass
 * without it; otherwise all tests of the fault run again, and after three times the outcome is "unsteady", which does
 * not count as caught.
 */
async function runSteadily(fault, file, source, changed) {
  let result;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    writeFileSync(file, changed);
    result = await runOnce(fault, fault.tests);
    if (result.outcome !== 'caught') return result;
    const suite = [result.caughtBy.suite];
    const withFault = await runOnce(fault, suite);
    writeFileSync(file, source);
    const without = await runOnce(fault, suite);
    if (withFault.outcome !== 'survived' && without.outcome === 'survived') return result;
  }
  return { ...result, outcome: 'unsteady' };
}

async function tryFault(fault) {
  const file = path.join(root, fault.file);
  const source = readFileSync(file, 'utf8');
  const changed = plant(fault, source);
  const begun = performance.now();
  restore = () => writeFileSync(file, source);
  try {
    const result = await runSteadily(fault, file, source, changed);
    const seconds = Math.round((performance.now() - begun) / 1000);
    return { id: fault.id, module: fault.module, file: fault.file, seconds, ...result };
  } finally {
    restore();
  }
}

const isCaught = ({ outcome }) => outcome === 'caught' || outcome === 'timeout';

function listLost(results) {
  if (!options.against) return [];
  const earlier = new Map(readJson(options.against).results.map((result) => [result.id, result]));
  return results.filter((result) => !isCaught(result) && earlier.has(result.id) && isCaught(earlier.get(result.id)));
}

const chosen = chooseFaults();
if (chosen.length === 0) throw new Error('no fault is chosen');
refuseDirty(chosen.map(({ file }) => file));
// Every fault is located before the first is applied, so that an outdated list fails at once.
for (const fault of chosen) plant(fault, readFileSync(path.join(root, fault.file), 'utf8'));
mkdirSync(path.join(root, '.cache'), { recursive: true });

const results = [];
for (const fault of chosen) {
  const result = await tryFault(fault);
  results.push(result);
  const { id, outcome, seconds, suites, caughtBy } = result;
  const by = caughtBy ? `${caughtBy.suite}: ${caughtBy.test ?? 'could not be loaded'}` : `${suites} suites`;
  console.log(`${outcome.padEnd(8)}  ${id.padEnd(15)} ${String(seconds).padStart(4)} s  ${by}`);
  writeFileSync(options.out, `${JSON.stringify({ seed, results }, null, 2)}\n`);
}

const caught = results.filter(isCaught).length;
const total = results.reduce((sum, { seconds }) => sum + seconds, 0);
console.log(`\n${caught} of ${results.length} faults caught in ${total} s; ${options.out}`);
for (const { id, file, outcome } of results.filter((one) => !isCaught(one)))
  console.log(`  ${outcome}  ${id}  ${file}`);
const lost = listLost(results);
for (const { id } of lost) console.log(`  LOST  ${id} was caught in ${options.against}`);
process.exitCode = lost.length > 0 || results.some(({ outcome }) => outcome === 'broken') ? 1 : 0;
