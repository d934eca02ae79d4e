import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readShard, stepArguments } from './shard.mjs';

/**
 * Runs the steps named on the command line one after another; those joined by + run in parallel. Output goes to
 * .cache/logs and is printed for a step that fails. SHARD=1/3 runs a part of them, see docs/testing.md.
 */
const root = path.resolve(import.meta.dirname, '..');
const logs = path.join(root, '.cache/logs');
const LINES_OF_A_FAILURE = 400;
const JEST = ['--max-semi-space-size=64', 'node_modules/jest/bin/jest.js', '--runInBand'];
/** Scripts of Node with their arguments; any other step is the npm script of its name. */
const SCRIPTS = {
  // The two halves of `npm test`, a process each: in a fresh clone the same test files share modules, in the same order.
  'test-1': JEST,
  'test-2': JEST,
  types: ['node_modules/typescript/bin/tsc', '--noEmit'],
  lint: ['lint/run.mjs'],
  demo: ['e2e/run-demo.mjs'],
  postgres: ['jest/run-postgres.mjs'],
};

const toLogFile = (step) => path.join(logs, `${step}.log`);

/** Steps that run beside each other write a report each; the others name their own. */
const reportName = (step) => (step.startsWith('test-') ? { REPORT_NAME: step } : {});

async function runStep(step, args) {
  const log = openSync(toLogFile(step), 'w');
  const begun = performance.now();
  const [command, words] = Object.hasOwn(SCRIPTS, step)
    ? [process.execPath, SCRIPTS[step]]
    : ['npm', ['run', '--silent', step, '--']];
  const child = spawn(command, [...words, ...args], {
    cwd: root,
    stdio: ['ignore', log, log],
    // Jest and Playwright print failures only, and refuse a test.only.
    env: { ...process.env, CI: 'true', DEBUG_PRINT_LIMIT: '1500', ...reportName(step) },
    shell: command === 'npm' && process.platform === 'win32',
  });
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (status) => resolve(status ?? 1));
  });
  closeSync(log);
  report(step, code === 0, (performance.now() - begun) / 1000);
  return code === 0;
}

function report(step, passed, seconds) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${step.padEnd(10)} ${seconds.toFixed(1).padStart(7)} s`);
  if (passed) return;
  const lines = readFileSync(toLogFile(step), 'utf8').trimEnd().split('\n');
  const left = lines.length - LINES_OF_A_FAILURE;
  console.log(`\n━━ ${step}${left > 0 ? `: the last ${LINES_OF_A_FAILURE} of ${lines.length} lines` : ''} ━━`);
  console.log(lines.slice(-LINES_OF_A_FAILURE).join('\n'));
  console.log(`━━ ${path.relative(root, toLogFile(step))} ━━\n`);
}

const shard = readShard();
const begun = performance.now();
const results = [];
mkdirSync(logs, { recursive: true });
for (const group of process.argv.slice(2)) {
  const running = group.split('+').flatMap((step) => {
    const args = stepArguments(step, shard);
    return args ? [runStep(step, args)] : [];
  });
  results.push(...(await Promise.all(running)));
}

console.log(`all steps         ${((performance.now() - begun) / 1000).toFixed(1).padStart(7)} s`);
process.exitCode = results.every(Boolean) ? 0 : 1;
