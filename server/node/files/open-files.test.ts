import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseStorageAddress } from '@server/lib/storage-address';
import { startFailure } from '@server/start-failure';
import { useTestApp } from '@server/testing/test-app';
import { openFiles } from './open-files';

const t = useTestApp();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ggp-open-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const refusal = (opening: Promise<unknown>) =>
  opening.then(
    () => 'opened',
    (error: unknown) => startFailure(error, null) ?? 'no sentence',
  );
const inFolder = (name: string) => ({ dataDir: path.join(folder, name), storage: null });

test('a second process with the same folder starts, one with its own folder fails with a sentence on what to do', async () => {
  await openFiles(inFolder('one'), t.db);
  expect(await refusal(openFiles(inFolder('one'), t.db))).toBe('opened');
  expect(await refusal(openFiles(inFolder('two'), t.db))).toMatch(
    /not in the folder .*two.uploads.*DATA_DIR.*STORAGE_URL.* \/ .*폴더에 없어요/,
  );
});

test('a new database beside the pictures of another one is refused with a sentence on what to correct', async () => {
  const uploads = path.join(folder, 'real', 'uploads');
  mkdirSync(path.join(uploads, 'photos'), { recursive: true });
  writeFileSync(path.join(uploads, 'store-id.txt'), 'of-another\n');
  writeFileSync(path.join(uploads, 'photos', 'one.webp'), 'x');
  expect(await refusal(openFiles(inFolder('real'), t.db))).toMatch(
    /The database is new.*real.uploads.*DATABASE_URL.*link-files.* \/ .*다른 데이터베이스의 사진/,
  );
});

test('a store that is away is named without its key', async () => {
  const storage = parseStorageAddress('s3://hidden-key:hidden-secret@127.0.0.1:29/pictures/home?tls=0');
  if (typeof storage === 'string') throw new Error(storage);
  const sentence = await refusal(openFiles({ dataDir: folder, storage }, t.db));
  expect(sentence).toMatch(
    /127\.0\.0\.1:29\/pictures\/home of STORAGE_URL cannot be used \(ECONNREFUSED\).* \/ .*연결할 수 없어요/,
  );
  expect(sentence).not.toContain('hidden');
});
