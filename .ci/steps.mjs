import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ProcessorMeter } from './processor-time.mjs';
import { readShard, stepArguments } from './shard.mjs';
import { formatTimes, recordTimes } from './step-times.mjs';

/**
 * Runs the npm scripts named on the command line one after another; those joined by + run in parallel. Output goes to
 * .cache/logs and is printed for a step that fails. SHARD=1/3 runs a part of them, see docs/testing.md.
 */
const root = path.resolve(import.meta.dirname, '..');
const logs = path.join(root, '.cache/logs');
const LINES_OF_A_FAILURE = 400;

const toLogFile = (step) => path.join(logs, `${step.replaceAll(':', '-')}.log`);

async function runStep(step, args) {
  const log = openSync(toLogFile(step), 'w');
  const begun = performance.now();
  const child = spawn('npm', ['run', '--silent', step, '--', ...args], {
    cwd: root,
    stdio: ['ignore', log, log],
    // Jest and Playwright print failures only, and refuse a test.only.
    env: { ...process.env, CI: 'true', DEBUG_PRINT_LIMIT: '1500' },
    shell: process.platform === 'win32',
  });
  const meter = new ProcessorMeter(child.pid);
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (status) => resolve(status ?? 1));
  });
  closeSync(log);
  const wall = (performance.now() - begun) / 1000;
  const result = { step, passed: code === 0, wall, processor: meter.stop() };
  report(result);
  return result;
}

function report({ step, passed, wall }) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${step.padEnd(14)} ${wall.toFixed(1).padStart(7)} s`);
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

console.log(`\n${formatTimes(results, (performance.now() - begun) / 1000)}`);
recordTimes(results);
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
