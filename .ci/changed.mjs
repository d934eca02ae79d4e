import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readSources } from '../lint/sources.mjs';
import { relatedTests } from './related-tests.mjs';

/**
 * Types, lint, format and the nearest tests of what changed since the merge base with origin/main (else the commit
 * before), with what is not committed. `npm run check:changed -- HEAD` compares with another commit.
 */
const root = path.resolve(import.meta.dirname, '..');
const bin = (name) => path.join(root, 'node_modules/.bin', name);

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : null;
}

function findBase() {
  const [named] = process.argv.slice(2);
  if (named) return named;
  const [base] = git('merge-base', 'HEAD', 'origin/main') ?? [];
  const [head] = git('rev-parse', 'HEAD') ?? [];
  return base && base !== head ? base : 'HEAD~1';
}

/** Runs a command with its output held back; it is printed when the command fails. */
async function quietly(name, command, args) {
  const begun = performance.now();
  const child = spawn(command, args, { cwd: root, shell: process.platform === 'win32' });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name} ${seconds} s`);
  if (code !== 0) console.log(Buffer.concat(output).toString());
  return code === 0;
}

const base = findBase();
const compared = git('diff', '--name-only', base);
if (!compared) {
  console.error(`git cannot compare with ${base}; name a commit: npm run check:changed -- HEAD`);
  process.exit(2);
}
const changed = [...new Set([...compared, ...git('ls-files', '--others', '--exclude-standard')])];
const present = changed.filter((file) => existsSync(path.join(root, file)));
const code = present.filter((file) => /\.([mc]?[jt]s|tsx)$/.test(file) && !file.startsWith('server/db/migrations'));
const { run, left } = relatedTests(changed, readSources(root));
console.log(`${changed.length} files changed since ${base}; ${run.length} test files`);

const results = [
  await quietly('types', bin('tsc'), ['--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']),
];
if (code.length > 0) {
  results.push(
    ...(await Promise.all([
      quietly('lint', process.execPath, ['lint/run.mjs', ...code]),
      quietly('format', bin('biome'), ['format', ...code]),
    ])),
  );
}
if (run.length > 0) {
  const jest = spawn(process.execPath, ['node_modules/jest/bin/jest.js', '--runTestsByPath', ...run], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, REPORT_NAME: 'changed' },
  });
  results.push((await new Promise((resolve) => jest.once('close', resolve))) === 0);
}
if (left.length > 0) console.log(`\nFurther from the change, left to npm run check:\n  ${left.join('\n  ')}`);
if (changed.some((file) => /^(e2e|src|server)\//.test(file))) console.log('\nJourneys do not run here: npm run e2e');
process.exitCode = results.every(Boolean) ? 0 : 1;
