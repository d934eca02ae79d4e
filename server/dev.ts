import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runApi } from './dev-api';
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
const ending = endingSignal();
const vite = start([bin('vite', 'bin/vite.js')]);
const stopApi = await runApi(start);

let isStopping = false;
async function stop() {
  if (isStopping) return;
  isStopping = true;
  vite.kill('SIGTERM');
  await stopApi();
}
if (ending.aborted) await stop();
ending.addEventListener('abort', () => void stop());
vite.on('exit', (code) => {
  // Ended by a signal of ours it has none, or 143.
  if (!isStopping) process.exitCode = code ?? 1;
  void stop();
});
