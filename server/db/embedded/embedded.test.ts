import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { spawnNode } from '@server/testing/spawn-node';
import { spawnProduct } from '@server/testing/start-product';
import { DamagedDatabase, openEmbedded } from './embedded';
import { FolderInUse, lockFolder } from './folder-lock';

jest.setTimeout(120_000);

let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'ggp-embedded-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const child = (mode: 'write' | 'read' | 'begin') =>
  spawnNode(['server/testing/embedded-child.ts', path.join(home, 'database'), mode]);
async function rowsThere(): Promise<number[]> {
  const reader = child('read');
  const [list] = await reader.says(/\[[\d,]*\]/);
  await reader.ended;
  return JSON.parse(list);
}

test('loses no acknowledged row on kill -9 during writes, twice', async () => {
  let acknowledged = 0;
  for (const more of [20, 90]) {
    const writer = child('write');
    await writer.says(new RegExp(`^${acknowledged + more}\n`, 'm'));
    writer.child.kill('SIGKILL');
    await writer.ended;
    acknowledged = Number(writer.said().trim().split('\n').at(-1));
  }
  const rows = await rowsThere();
  expect(rows.length).toBeGreaterThanOrEqual(acknowledged);
  expect(rows).toEqual(rows.map((_, i) => i + 1));
});

test("refuses a second process with the first one's id, and frees the folder when that one ends", async () => {
  const first = child('write');
  await first.says(/^1\n/m);
  const second = child('read');
  await second.says(new RegExp(`in use by process ${first.child.pid};`));
  expect((await second.ended).code).toBe(1);
  expect(first.child.exitCode).toBeNull();
  first.child.kill('SIGKILL');
  await first.ended;
  expect((await rowsThere()).length).toBeGreaterThan(0);
});

test('reports a database without PG_VERSION as damaged instead of creating one over it', async () => {
  const database = path.join(home, 'database');
  mkdirSync(database);
  writeFileSync(path.join(database, 'GGP_READY'), '');
  await expect(openEmbedded(database)).rejects.toThrow(DamagedDatabase);
  expect(readdirSync(database)).toEqual(['GGP_READY']);
});

test('a start refuses a database with another first migration', async () => {
  expect((await child('begin').ended).code).toBe(0);
  const server = spawnProduct({ DATA_DIR: home });
  await server.says(/made by a version from before the first release.*첫 정식 버전 전에/);
  expect((await server.ended).code).toBe(1);
  expect(await rowsThere()).toEqual([]);
});

test('a process whose folder is deleted ends with a sentence at the next commit', async () => {
  const database = path.join(home, 'database');
  const writer = child('write');
  await writer.says(/^5$/m);
  rmSync(database, { recursive: true });
  await writer.says(/data folder was deleted.*데이터 폴더가 지워져서/);
  expect((await writer.ended).code).toBe(1);
});

test('restarts an interrupted first start, and refuses a folder with foreign files unchanged', async () => {
  const database = path.join(home, 'database');
  mkdirSync(database);
  writeFileSync(path.join(database, 'diary.txt'), 'mine');
  const refused = child('read');
  await refused.says(/ForeignFolder|holds files that are not this database's/);
  expect((await refused.ended).code).toBe(1);
  expect(readFileSync(path.join(database, 'diary.txt'), 'utf8')).toBe('mine');
  expect(readdirSync(database)).toEqual(['diary.txt']);

  rmSync(path.join(database, 'diary.txt'));
  writeFileSync(`${database}.begun`, '');
  writeFileSync(path.join(database, 'PG_VERSION'), '18');
  expect(await rowsThere()).toEqual([]);
  expect(existsSync(`${database}.begun`)).toBe(false);
});

test('a new database starts from an archive, in files of its owner alone, and keeps its rows', async () => {
  const database = path.join(home, 'database');
  const open = async (mode: string) => {
    const opened = spawnNode(['server/testing/embedded-child.ts', database, mode, process.env.GGP_PG_SNAPSHOT ?? '']);
    await opened.ended;
    return opened.said();
  };
  expect(await open('plant')).toMatch(/^tables .*\baccounts\b.*\bprofiles\b/);
  expect(await open('read')).toContain('[-2,-1]');
  // Of folders the process decides by its umask.
  const tables = path.join(database, 'base');
  const files = readdirSync(tables, { recursive: true, encoding: 'utf8' }).map((name) => path.join(tables, name));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((name) => statSync(name).isFile() && (statSync(name).mode & 0o077) !== 0)).toEqual([]);
});

test('a first start from an archive that ends too early fails, and the next one starts from the beginning', async () => {
  const database = path.join(home, 'database');
  const whole = gunzipSync(readFileSync(process.env.GGP_PG_SNAPSHOT ?? ''));
  const cut = path.join(home, 'cut.tgz');
  writeFileSync(cut, gzipSync(whole.subarray(0, whole.length / 2), { level: 1 }));
  await expect(openEmbedded(database, cut)).rejects.toThrow(/ends within/);
  expect(existsSync(path.join(database, 'GGP_READY'))).toBe(false);
  expect(await rowsThere()).toEqual([]);
});

// Linux has the lock in the kernel, other systems in a file: both pass the same tests.
describe.each(process.platform === 'linux' ? ['linux', 'darwin'] : [process.platform])('the lock on %s', (platform) => {
  test('gives the lock to one of eight concurrent processes, and to the next one after its release', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(home, platform)));
    const won = tries.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    const lost = tries.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(won).toHaveLength(1);
    for (const error of lost) {
      expect(error).toBeInstanceOf(FolderInUse);
      expect(error.pid).toBe(process.pid);
    }
    await won[0]?.();
    const unlock = await lockFolder(home, platform);
    await unlock();
  });
});

test('takes over a lock file left by a dead process', async () => {
  const gone = spawnNode(['-e', '0']);
  await gone.ended;
  writeFileSync(`${home}.pid`, String(gone.child.pid));
  const unlock = await lockFolder(home, 'darwin');
  expect(readFileSync(`${home}.pid`, 'utf8')).toBe(String(process.pid));
  await unlock();
  expect(existsSync(`${home}.pid`)).toBe(false);
});
