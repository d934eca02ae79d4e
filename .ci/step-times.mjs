import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const minutes = (seconds) => (seconds === null ? '–' : (seconds / 60).toFixed(2)).padStart(9);
const line = (state, name, wall, processor) =>
  `${state.padEnd(7)} ${name.padEnd(14)}${minutes(wall)}${minutes(processor)}`;

/** A table of steps: { step, passed, wall, processor }, times in seconds. `wall` is that of all of them together. */
export function formatTimes(steps, wall) {
  const processor = steps.every((step) => step.processor !== null)
    ? steps.reduce((sum, step) => sum + step.processor, 0)
    : null;
  return [
    `${' '.repeat(22)}${'wall'.padStart(9)}${'processor'.padStart(10)}  (minutes)`,
    ...steps.map(({ step, passed, ...times }) => line(passed ? 'passed' : 'FAILED', step, times.wall, times.processor)),
    line('', 'together', wall, processor),
  ].join('\n');
}

/** STEP_TIMES names a file that collects the steps of several commands, which .ci/sum.mjs prints at the end. */
export function recordTimes(steps) {
  const file = process.env.STEP_TIMES;
  if (!file) return;
  mkdirSync(path.dirname(file), { recursive: true });
  appendFileSync(file, steps.map((step) => `${JSON.stringify(step)}\n`).join(''));
}

export const readTimes = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((text) => JSON.parse(text));
