import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const isRunning = (child) => child.exitCode === null && child.signalCode === null;

/** Builds the product unless a build is there. An abort ends the build. */
export async function ensureBuilt(signal) {
  const built = ['dist/server/main.js', 'dist/client/index.html'].every((file) => existsSync(path.join(root, file)));
  if (built) return;
  // Without npm and its shells between: they would not pass the end on.
  for (const args of [['node_modules/vite/bin/vite.js', 'build'], ['server/build.mjs']]) {
    signal?.throwIfAborted();
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    const end = () => child.kill('SIGTERM');
    signal?.addEventListener('abort', end, { once: true });
    const code = await new Promise((resolve) => child.once('exit', resolve));
    signal?.removeEventListener('abort', end);
    signal?.throwIfAborted();
    if (code !== 0) throw new Error('The build failed.');
  }
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export async function waitUntilAnswers(url, child, signal) {
  const until = Date.now() + 180_000;
  while (Date.now() < until && isRunning(child) && !signal?.aborted) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return true;
    await pause(100);
  }
  return false;
}

/** Ends a process: politely, and after ten seconds by force. */
async function end(child) {
  if (!isRunning(child)) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await exited;
  clearTimeout(force);
}

/** As `npm start` has it: with fewer threads of V8 and less for young objects the process takes less memory. */
const NODE_OPTIONS = ['--v8-pool-size=1', '--max-semi-space-size=8'];

/** The built server on a free port and that data folder, once it is ready. An abort before that ends it. */
export async function startServer(data, args = [], env = {}, signal) {
  const port = await freePort();
  signal?.throwIfAborted();
  const child = spawn(process.execPath, [...NODE_OPTIONS, 'dist/server/main.js', ...args], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: data, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)));
  const url = `http://127.0.0.1:${port}`;
  const stop = () => end(child);
  if (!(await waitUntilAnswers(`${url}/readyz`, child, signal))) {
    await stop();
    signal?.throwIfAborted();
    throw new Error(`The product did not start:\n${output.join('')}`);
  }
  return { url, mails: path.join(data, 'mail'), stop, output };
}
