import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { createSnapshot } from './db/embedded/create-snapshot.mjs';

const root = path.resolve(import.meta.dirname, '..');
const cache = path.join(root, '.cache');
const PREFIX = /^(archive|fill-snapshot)-/;
const SEOUL_MS = 9 * 60 * 60 * 1000;

/** The day in Seoul, 20261124. */
const seoulDay = () => new Date(Date.now() + SEOUL_MS).toISOString().slice(0, 10).replaceAll('-', '');

/** The script that fills, with its sources; what it contains decides what the archives contain. */
async function bundleScript() {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['server/cli/fill-snapshot.ts'],
    outfile: path.join(cache, 'fill-snapshot.mjs'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    write: false,
    logLevel: 'warning',
  });
  const [{ contents }] = outputFiles;
  return contents;
}

/**
 * Archives of a database that a first start opens (server/db/open-database.ts): one with the content of this release,
 * and one with the demo, which is good for its day, as its dates are relative to it. Created once for its inputs.
 * @returns their paths and the day of the demo
 */
export async function createArchives() {
  const [empty, script] = await Promise.all([createSnapshot(cache), bundleScript()]);
  const day = seoulDay();
  const key = createHash('sha256').update(path.basename(empty)).update(script).digest('hex').slice(0, 12);
  const content = path.join(cache, `archive-${key}-content.tgz`);
  const demo = path.join(cache, `archive-${key}-demo-${day}.tgz`);
  if (!existsSync(content) || !existsSync(demo)) fill(script, { empty, content, demo });
  return { content, demo, day };
}

function fill(script, { empty, content, demo }) {
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache)) if (PREFIX.test(name)) rmSync(path.join(cache, name), { force: true });
  const own = path.join(cache, `fill-snapshot-${process.pid}.mjs`);
  const unfinished = [content, demo].map((file) => `${file}.${process.pid}`);
  writeFileSync(own, script);
  const { status } = spawnSync(process.execPath, [own, empty, ...unfinished], { cwd: root, stdio: 'inherit' });
  rmSync(own);
  if (status !== 0) throw new Error('The database could not be filled.');
  for (const [index, file] of [content, demo].entries()) renameSync(unfinished[index], file);
}
