import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// A test file is selected for PostgreSQL by its first line, with one or more of these reasons: /** @postgres locks sql */

export const REASONS = {
  sql: 'SQL text of our own, text search, row comparisons of cursors, types that the driver returns',
  locks: 'row locks, or a write that is refused because another one was first',
  concurrency: 'requests or processes in parallel; the embedded database has one connection',
  migrations: 'what the migrations leave in the catalogue',
  jobs: 'sweeps, queues and deliveries that two processes may run',
  money: 'points, coupons and licences',
};

const PRAGMA = /^\/\*\*\s*@postgres\b([^*]*)\*\//;

/** The reasons in a test file's first line, or null when it is not selected. Throws on a word that is no reason. */
export function readReasons(source, file) {
  const found = PRAGMA.exec(source);
  if (!found) {
    if (/^[\s/*]*@postgres\b/m.test(source)) throw new Error(`${file}: @postgres is not its first line`);
    return null;
  }
  const words = found[1]
    .trim()
    .split(/[\s,]+/)
    .filter(Boolean);
  if (words.length === 0) throw new Error(`${file}: @postgres has no reason`);
  const unknown = words.find((word) => !Object.hasOwn(REASONS, word));
  if (unknown) throw new Error(`${file}: @postgres ${unknown} is none of ${Object.keys(REASONS).join(', ')}`);
  return words;
}

/** All selected files below server/: [{ file, reasons }], sorted by file. */
export function listSelected(root) {
  return readdirSync(path.join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => path.posix.join('server', name.split(path.sep).join('/')))
    .sort()
    .flatMap((file) => {
      const reasons = readReasons(readFileSync(path.join(root, file), 'utf8'), file);
      return reasons ? [{ file, reasons }] : [];
    });
}
