import type { Database } from '@server/db/database';
import type { ListedFiles } from '@server/deps';
import { sha256Hex } from '@server/lib/digest';
import { relinkStore, STORE_ID_FILE } from '@server/modules/uploads/store-link';
import { typeByName } from '@server/node/files/folder-files';

export const FILES_USAGE = [
  'npm run admin -- move-files                 사진 폴더를 STORAGE_URL의 저장소로 옮기기',
  'npm run admin -- link-files                 지금 설정된 저장소를 이 데이터베이스의 저장소로 정하기',
].join('\n');

/** The store has the files of another database. */
export class OccupiedStore extends Error {
  constructor(where: string) {
    super(
      `The store ${where} has the pictures of another database; name another bucket or folder in it with STORAGE_URL. / ` +
        `저장소 ${where}에 다른 데이터베이스의 사진이 있어요. STORAGE_URL에 다른 버킷이나 폴더를 정해 주세요.`,
    );
    this.name = 'OccupiedStore';
  }
}

export type Moved = { files: number; copied: number; bytes: number };

/**
 * Copies every file to another store and verifies each by its SHA-256. Files already there are not sent again, so an
 * interrupted run is resumed by the next one. The store's id comes last: only then can the product start on it.
 * @throws OccupiedStore, Error for a file that differs after it was written
 */
export async function copyFiles(from: ListedFiles, to: ListedFiles, where: string): Promise<Moved> {
  const [own, other] = await Promise.all([from.get(STORE_ID_FILE), to.get(STORE_ID_FILE)]);
  if (other && !(own && Buffer.from(own.bytes).equals(Buffer.from(other.bytes)))) throw new OccupiedStore(where);
  const moved: Moved = { files: 0, copied: 0, bytes: 0 };
  for await (const name of from.list()) {
    if (name === STORE_ID_FILE) continue;
    const file = await from.get(name);
    // Deleted since it was listed.
    if (!file) continue;
    moved.files += 1;
    if (await copyFile(to, name, file.bytes)) {
      moved.copied += 1;
      moved.bytes += file.bytes.byteLength;
    }
  }
  if (own) await copyFile(to, STORE_ID_FILE, own.bytes);
  return moved;
}

/** False: it is there already. */
async function copyFile(to: ListedFiles, name: string, bytes: Uint8Array): Promise<boolean> {
  const hash = await sha256Hex(new Uint8Array(bytes));
  if ((await to.hash(name)) === hash) return false;
  await to.put(name, bytes, typeByName(name) ?? 'application/octet-stream');
  const stored = await to.get(name);
  if (!stored || (await sha256Hex(new Uint8Array(stored.bytes))) !== hash)
    throw new Error(`${name} differs after it was written / ${name} 파일이 제대로 저장되지 않았어요`);
  return true;
}

export async function moveFiles(from: ListedFiles, to: ListedFiles, where: string): Promise<string[]> {
  const { files, copied, bytes } = await copyFiles(from, to, where);
  const megabytes = (bytes / 1024 / 1024).toFixed(1);
  return [
    `${where}: ${files} files, ${copied} copied (${megabytes} MB), ${files - copied} were there already, all verified by SHA-256`,
    `${where}: 파일 ${files}개 가운데 ${copied}개(${megabytes}MB)를 옮겼고 ${files - copied}개는 이미 있었어요. 모두 SHA-256으로 확인했어요.`,
    'The folder is left as it is; delete it when the product runs on the store. / 폴더는 그대로 두었어요. 저장소로 잘 열리면 지워 주세요.',
  ];
}

export async function linkFiles(db: Database, files: ListedFiles, where: string): Promise<string[]> {
  await relinkStore({ db, files });
  return [`The database is linked to the pictures in ${where}. / 데이터베이스를 ${where}에 연결했어요.`];
}
