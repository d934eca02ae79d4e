import { spawn } from 'node:child_process';

/** Runs a Node script with settings, on every system alike: `node bench/with.mjs NAME=value script.js arguments`. */
const given = process.argv.slice(2);
const settings = given.filter(
  (word, nth) => /^[A-Z_]+=/.test(word) && given.slice(0, nth).every((one) => /^[A-Z_]+=/.test(one)),
);
const env = Object.fromEntries(
  settings.map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]),
);
const child = spawn(process.execPath, given.slice(settings.length), {
  stdio: 'inherit',
  env: { ...env, ...process.env },
});
process.exitCode = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
