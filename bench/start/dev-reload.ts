import { spawn } from 'node:child_process';
import { utimesSync } from 'node:fs';
import path from 'node:path';
import { ProcessorMeter } from '../../.ci/processor-time.mjs';
import { freePort } from '../../e2e/support/server-process.mjs';
import { pause } from './product-start';

const root = path.resolve(import.meta.dirname, '../..');
const CHANGED = path.join(root, 'server/lib/progress.ts');
const SETTLE_MS = 2_000;

/** Seconds from a change in server/ until the API answers again; seconds of all processes of `npm run dev`. */
export type Reload = { wall: number; processor: number };

/** `npm run dev` on a data folder that is filled already. */
export async function measureReloads(data: string, times: number): Promise<{ reloads: Reload[]; end: number }> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/dev.ts'], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: data, DATABASE_URL: '', LOG: 'off' },
    stdio: 'ignore',
  });
  const meter = new ProcessorMeter(child.pid ?? 0);
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
  const reloads: Reload[] = [];
  try {
    await until(true);
    for (let nth = 0; nth < times; nth += 1) {
      await pause(SETTLE_MS);
      const [at, spent] = [performance.now(), meter.total() ?? 0];
      // Its time of change only: a bench that is ended here leaves the file whole.
      utimesSync(CHANGED, new Date(), new Date());
      await until(false);
      await until(true);
      reloads.push({ wall: (performance.now() - at) / 1000, processor: (meter.total() ?? 0) - spent });
    }
    const at = performance.now();
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    await exited;
    return { reloads, end: (performance.now() - at) / 1000 };
  } finally {
    meter.stop();
    child.kill('SIGTERM');
  }
}
