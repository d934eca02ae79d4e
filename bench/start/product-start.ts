import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort, waitUntilAnswers } from '../../e2e/support/server-process.mjs';

const root = path.resolve(import.meta.dirname, '../..');
/** After the first answer, until what the start has allocated is settled. */
const SETTLE_MS = 2_000;

/** Seconds until `/readyz` answers 200; megabytes of the process two seconds later. */
export type Start = { wall: number; memory: number; peak: number };

const readMegabytes = (pid: number, name: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

const ended = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));
export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** `npm start -- --demo` on a data folder: the first start where it is empty. */
export async function measureStart(data: string): Promise<Start> {
  const port = await freePort();
  const at = performance.now();
  const child = spawn(
    process.execPath,
    ['--v8-pool-size=1', '--max-semi-space-size=8', 'dist/server/main.js', '--demo'],
    {
      cwd: root,
      env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: data, DATABASE_URL: '', LOG: 'off' },
      stdio: 'ignore',
    },
  );
  try {
    if (!(await waitUntilAnswers(`http://127.0.0.1:${port}/readyz`, child)))
      throw new Error('The product did not start.');
    const wall = (performance.now() - at) / 1000;
    await pause(SETTLE_MS);
    const pid = child.pid ?? 0;
    return { wall, memory: readMegabytes(pid, 'VmRSS'), peak: readMegabytes(pid, 'VmHWM') };
  } finally {
    const end = ended(child);
    child.kill('SIGTERM');
    await end;
  }
}
