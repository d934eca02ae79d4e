import { spawn } from 'node:child_process';
import { utimesSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../e2e/support/server-process.mjs';
import { pause } from './product-start';

const root = path.resolve(import.meta.dirname, '../..');
const CHANGED = path.join(root, 'server/lib/progress.ts');
const SETTLE_MS = 2_000;

/**
 * `npm run dev` on a data folder that is filled already.
 * @returns seconds from each change in server/ until the API answers again, and of the end
 */
export async function measureReloads(data: string, times: number): Promise<{ reloads: number[]; end: number }> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/dev.ts'], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: data, DATABASE_URL: '', LOG: 'off' },
    stdio: 'ignore',
  });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const until = async (ready: boolean) => {
    while ((await isReady()) !== ready) {
      if (child.exitCode !== null) throw new Error('npm run dev ended.');
      await pause(20);
    }
  };
  const reloads: number[] = [];
  try {
    await until(true);
    for (let index = 0; index < times; index += 1) {
      await pause(SETTLE_MS);
      const at = performance.now();
      // Its time of change only: a bench that is ended here leaves the file whole.
      utimesSync(CHANGED, new Date(), new Date());
      await until(false);
      await until(true);
      reloads.push((performance.now() - at) / 1000);
    }
    const at = performance.now();
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    await exited;
    return { reloads, end: (performance.now() - at) / 1000 };
  } finally {
    child.kill('SIGTERM');
  }
}
