import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Builds the product unless a build is there. */
export function ensureBuilt() {
  const built = ['dist/server/main.js', 'dist/client/index.html'].every((file) => existsSync(path.join(root, file)));
  if (built) return;
  const { status } = spawnSync('npm', ['run', 'build'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The build failed.');
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export async function waitUntilAnswers(url, child) {
  const until = Date.now() + 180_000;
  while (Date.now() < until && child.exitCode === null) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return true;
    await pause(100);
  }
  return false;
}

/** Ends a process: politely, and after ten seconds by force. */
async function end(child) {
  if (child.exitCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await exited;
  clearTimeout(force);
}

/** The built server on a free port and that data folder, once it is ready. */
export async function startServer(data, args = [], env = {}) {
  const port = await freePort();
  const child = spawn(process.execPath, ['dist/server/main.js', ...args], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: data, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)));
  const url = `http://127.0.0.1:${port}`;
  const stop = () => end(child);
  if (!(await waitUntilAnswers(`${url}/readyz`, child))) {
    await stop();
    throw new Error(`The product did not start:\n${output.join('')}`);
  }
  return { url, mails: path.join(data, 'mail'), stop, output };
}
