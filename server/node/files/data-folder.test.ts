import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPaths } from '@server/testing/file-modes';
import { prepareDataFolder } from './data-folder';

/** Windows has no permission bits. */
const describePosix = process.platform === 'win32' ? describe.skip : describe;

let home: string;
let data: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'ggp-data-'));
  data = path.join(home, 'data');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Files and their folders, all readable and writable by every user. */
function writeOpen(files: string[]) {
  for (const file of files) {
    const target = path.join(data, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, 'x');
    for (let each = target; each.startsWith(data); each = path.dirname(each))
      chmodSync(each, each === target ? 0o666 : 0o755);
  }
}

describePosix('permissions', () => {
  test('a data folder is made for its owner alone, with the folders above it', () => {
    expect(prepareDataFolder(path.join(data, 'deep'))).toEqual([]);
    expect(openPaths(data)).toEqual([]);
  });

  test('an existing data folder loses every permission of others, and a link in it is not followed', () => {
    writeOpen(['database/base/5/1259', 'uploads/photos/a/b.webp', 'mail/x.eml', 'session-secret', 'database.pid']);
    const outside = path.join(home, 'outside');
    writeFileSync(outside, 'x');
    chmodSync(outside, 0o644);
    symlinkSync(outside, path.join(data, 'uploads/link'));
    expect(prepareDataFolder(data)).toEqual([]);
    expect(openPaths(data)).toEqual([]);
    expect(openPaths(outside)).toEqual([outside]);
  });

  test('does not walk uploads below a private folder again, unlike the database', () => {
    writeOpen(['uploads/photos/a.webp', 'database/PG_VERSION']);
    for (const name of ['uploads', 'database']) chmodSync(path.join(data, name), 0o700);
    prepareDataFolder(data);
    expect(openPaths(data)).toEqual(['uploads/photos', 'uploads/photos/a.webp'].map((name) => path.join(data, name)));
  });

  test('does not change permissions of a folder with foreign files', () => {
    writeOpen(['notes.txt', 'session-secret']);
    prepareDataFolder(data);
    expect(openPaths(data)).toEqual([data, path.join(data, 'notes.txt')]);
  });

  test('changes nothing on a file system without permissions', () => {
    writeOpen(['session-secret']);
    expect(prepareDataFolder(data, 'win32')).toEqual([]);
    expect(openPaths(data)).toHaveLength(2);
  });
});

test('reports a file in place of the folder by its path', () => {
  writeFileSync(data, 'x');
  expect(() => prepareDataFolder(data)).toThrow(expect.objectContaining({ code: 'EEXIST', path: data }));
  expect(() => prepareDataFolder(path.join(data, 'below'))).toThrow(expect.objectContaining({ code: 'ENOTDIR' }));
});
