import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { startServer } from './server-process.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const cache = path.join(root, '.cache');
const PREFIX = 'demo-data-';
const DAY_MS = 24 * 60 * 60 * 1000;
const SEOUL_MS = 9 * 60 * 60 * 1000;

/** The inputs of the demo's rows: the built server and, as their dates are relative to its start, the day in Seoul. */
function demoDataKey() {
  const server = path.join(root, 'dist/server');
  const hash = createHash('sha256').update(String(Math.floor((Date.now() + SEOUL_MS) / DAY_MS)));
  const files = readdirSync(server, { recursive: true }).filter((name) => !name.endsWith('.map'));
  for (const name of files.sort((a, b) => (a < b ? -1 : 1))) {
    const file = path.join(server, name);
    if (statSync(file).isFile()) hash.update(name).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

function removeOldData() {
  for (const name of readdirSync(cache).filter((each) => each.startsWith(PREFIX))) {
    const folder = path.join(cache, name);
    if (Date.now() - statSync(folder).mtimeMs > DAY_MS) rmSync(folder, { recursive: true, force: true });
  }
}

/** A data folder that the built server has filled with the demo, to copy from. Made once for a build and a day. */
export async function prepareDemoData(signal) {
  const folder = path.join(cache, PREFIX + demoDataKey());
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  removeOldData();
  const unfinished = `${folder}.${process.pid}`;
  try {
    const product = await startServer(unfinished, ['--demo'], {}, signal);
    await product.stop();
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process may have been first.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}
