import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkStore, STORE_ID_FILE } from '@server/modules/uploads/store-link';
import { folderFiles } from '@server/node/files/folder-files';
import { s3Files } from '@server/node/files/s3-files';
import { type S3Server, startS3 } from '@server/testing/s3-server';
import { useTestApp } from '@server/testing/test-app';
import { copyFiles, moveFiles, OccupiedStore } from './files';

const t = useTestApp();
let s3: S3Server;
let folder: string;
beforeEach(async () => {
  s3 = await startS3();
  folder = mkdtempSync(path.join(tmpdir(), 'ggp-move-'));
});
afterEach(async () => {
  await s3.close();
  rmSync(folder, { recursive: true });
});

const text = (words: string) => new TextEncoder().encode(words);

async function createFolder() {
  const from = folderFiles(folder);
  for (const name of ['photos/aa/one.webp', 'photos/aa/one-320.webp', 'stroke/two.webp'])
    await from.put(name, text(name), 'image/webp');
  // Remains of a write that was cut off.
  writeFileSync(path.join(folder, 'photos/aa/three.webp.x.part'), 'x');
  return from;
}

test('moves a linked folder to a store, which the database takes then', async () => {
  const from = await createFolder();
  await linkStore({ db: t.db, files: from });
  const to = s3Files(s3.address());
  expect((await moveFiles(from, to, 'there'))[0]).toBe(
    'there: 3 files, 3 copied (0.0 MB), 0 were there already, all verified by SHA-256',
  );
  await expect(linkStore({ db: t.db, files: to })).resolves.toBeUndefined();
  expect((await to.get('stroke/two.webp'))?.bytes).toEqual(text('stroke/two.webp'));
  await from.put('photos/bb/later.webp', text('later'), 'image/webp');
  expect(await copyFiles(from, to, 'there')).toEqual({ files: 4, copied: 1, bytes: 5 });
});

test('a move that broke off is resumed, and the store is refused until it is complete', async () => {
  const from = await createFolder();
  await linkStore({ db: t.db, files: from });
  const to = s3Files(s3.address());
  let puts = 0;
  const breaking = {
    ...to,
    put: async (...file: Parameters<typeof to.put>) => {
      puts += 1;
      if (puts > 2) throw new Error('cut off');
      await to.put(...file);
    },
  };
  await expect(copyFiles(from, breaking, 'there')).rejects.toThrow('cut off');
  expect(await to.get(STORE_ID_FILE)).toBeNull();
  await expect(linkStore({ db: t.db, files: to })).rejects.toThrow();
  expect(await copyFiles(from, to, 'there')).toMatchObject({ files: 3, copied: 1 });
  await expect(linkStore({ db: t.db, files: to })).resolves.toBeUndefined();
});

test('a store that changes a file on its way fails the move', async () => {
  const from = await createFolder();
  const to = s3Files(s3.address());
  const changing = {
    ...to,
    put: (name: string, _bytes: Uint8Array, type: string) => to.put(name, text('other'), type),
  };
  await expect(copyFiles(from, changing, 'there')).rejects.toThrow('differs after it was written');
});

test('a store with the files of another database is refused and left as it is', async () => {
  const from = await createFolder();
  await linkStore({ db: t.db, files: from });
  const to = s3Files(s3.address());
  await to.put(STORE_ID_FILE, text('another\n'), 'text/plain');
  await expect(copyFiles(from, to, 'there')).rejects.toThrow(OccupiedStore);
  expect(await to.get('stroke/two.webp')).toBeNull();
});
