import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareDemoData } from './demo-data.mjs';
import { ensureBuilt, startServer } from './server-process.mjs';

/**
 * The built product with the demo's data, on a free port and a data folder of its own that is removed afterwards. The data
 * is a copy of what was prepared before; only a PostgreSQL server named by DATABASE_URL is seeded at the start.
 * An abort before it is ready leaves neither a process nor a folder behind.
 */
export async function startProduct(env = {}, signal) {
  await ensureBuilt(signal);
  const data = mkdtempSync(path.join(tmpdir(), 'ggp-'));
  const remove = () => rmSync(data, { recursive: true, force: true });
  try {
    const embedded = !(env.DATABASE_URL ?? process.env.DATABASE_URL);
    if (embedded) cpSync(await prepareDemoData(signal), data, { recursive: true });
    const product = await startServer(data, embedded ? [] : ['--demo'], env, signal);
    const stop = () => product.stop().finally(remove);
    return { ...product, stop };
  } catch (error) {
    remove();
    throw error;
  }
}
