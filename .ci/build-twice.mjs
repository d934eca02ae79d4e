import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { constants, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRelease } from '../build/release.mjs';

/**
 * Builds the sources here and once more in a copy in another folder, in another time zone, and compares every file of
 * `dist` by its hash. Left out are the prepared databases: they hold random ids, salts and the day.
 */
const root = path.resolve(import.meta.dirname, '..');
const release = readRelease(root);
const copy = mkdtempSync(path.join(tmpdir(), 'build-twice-'));
const IS_DATABASE = /^server\/(database|demo-[\d-]+)\.tgz$/;

function build(folder, env) {
  rmSync(path.join(folder, 'dist'), { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64e6,
    // The copy has no git.
    env: { ...process.env, RELEASE_COMMIT: release.commit, RELEASE_DATE: release.date, ...env },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`the build failed:\n${stdout}${stderr}`);
}

function hashFiles(dist) {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files
      .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
      .map((file) => [path.relative(dist, file).replaceAll(path.sep, '/'), file])
      .filter(([name]) => !IS_DATABASE.test(name))
      .map(([name, file]) => [name, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

function copySources() {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64e6,
  });
  for (const name of stdout.split('\0').filter(Boolean)) {
    mkdirSync(path.dirname(path.join(copy, name)), { recursive: true });
    cpSync(path.join(root, name), path.join(copy, name));
  }
  cpSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
  });
}

try {
  copySources();
  build(root, { TZ: 'Asia/Seoul' });
  build(copy, { TZ: 'America/New_York' });
  const [here, there] = [root, copy].map((folder) => hashFiles(path.join(folder, 'dist')));
  const names = [...new Set([...here.keys(), ...there.keys()])].sort();
  const different = names.filter((name) => here.get(name) !== there.get(name));
  for (const name of different) console.log(`  differs: ${name}`);
  console.log(`${names.length} files, ${different.length} differ`);
  process.exitCode = different.length > 0 ? 1 : 0;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
