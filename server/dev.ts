import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { endingSignal } from './ending.mjs';

const require = createRequire(import.meta.url);
const bin = (name: string, script: string) => path.join(path.dirname(require.resolve(`${name}/package.json`)), script);

process.umask(0o077);

/**
 * In a process group of its own, where there are some: Ctrl+C reaches every process of a terminal's group, and a second
 * signal would end the API at once instead of letting it close its database.
 */
const start = (args: string[]) =>
  spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: process.platform !== 'win32' });

// The API on PORT (3000) starts again when a file of it changes; Vite's pages call it through its proxy.
const children = [
  start([bin('tsx', 'dist/cli.mjs'), 'watch', '--clear-screen=false', 'server/main.ts', '--demo']),
  start([bin('vite', 'bin/vite.js')]),
];

let isStopping = false;
function stop() {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) child.kill('SIGTERM');
}
endingSignal().addEventListener('abort', stop);
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 0;
    stop();
  });
}
