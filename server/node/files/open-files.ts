import type { Database } from '@server/db/database';
import type { ListedFiles } from '@server/deps';
import { FilesUnavailable } from '@server/http/errors';
import { ForeignStore, linkStore, StoreOfAnother } from '@server/modules/uploads/store-link';
import { describeStore, type StorageConfig, StoreUnusable, uploadsFolder } from './describe-store';
import { folderFiles } from './folder-files';
import { s3Files } from './s3-files';

/** The configured store of uploads: a bucket, or a folder of the data folder. */
export const configuredFiles = (config: StorageConfig): ListedFiles =>
  config.storage === null ? folderFiles(uploadsFolder(config)) : s3Files(config.storage);

/**
 * The same, linked to the database.
 * @throws StoreUnusable
 */
export async function openFiles(config: StorageConfig, db: Database): Promise<ListedFiles> {
  const files = configuredFiles(config);
  await linkStore({ db, files }).catch((error: unknown) => {
    throw explainStore(error, config);
  });
  return files;
}

/** The sentence for what a store threw; any other error as it is. */
export function explainStore(error: unknown, config: StorageConfig): unknown {
  const where = describeStore(config);
  if (error instanceof FilesUnavailable)
    return new StoreUnusable(
      `The store ${where} of STORAGE_URL cannot be used (${error.reason}); check its host, bucket, key and secret, and that it runs.`,
      `STORAGE_URL의 저장소 ${where}에 연결할 수 없어요(${error.reason}). 주소와 버킷, 키를 확인하고 저장소가 켜져 있는지 봐 주세요.`,
    );
  if (error instanceof StoreOfAnother)
    return new StoreUnusable(
      `The database is new, but ${where} has the pictures of another one: correct DATABASE_URL, DATA_DIR or STORAGE_URL, or give the pictures to this database with \`npm run admin -- link-files\` (docs/storage.md).`,
      `데이터베이스는 새것인데 ${where}에는 다른 데이터베이스의 사진이 있어요. DATABASE_URL, DATA_DIR, STORAGE_URL을 확인해 주세요. 이 사진을 함께 쓰려면 \`npm run admin -- link-files\`를 실행해 주세요(docs/storage.md).`,
    );
  if (!(error instanceof ForeignStore)) return error;
  return config.storage === null
    ? new StoreUnusable(
        `The pictures of this database are not in the folder ${where}: another process has them in a folder of its own, or the volume is not mounted. Name the same folder with DATA_DIR, or one store for all processes with STORAGE_URL (docs/storage.md).`,
        `이 데이터베이스의 사진은 ${where} 폴더에 없어요. 다른 프로세스가 다른 폴더를 쓰고 있거나 폴더가 연결되지 않았어요. DATA_DIR에 같은 폴더를 정하거나, STORAGE_URL에 모두가 함께 쓸 저장소를 정해 주세요(docs/storage.md).`,
      )
    : new StoreUnusable(
        `The pictures of this database are not in the store ${where}; move them there with \`npm run admin -- move-files\`, or correct STORAGE_URL (docs/storage.md).`,
        `이 데이터베이스의 사진은 저장소 ${where}에 없어요. \`npm run admin -- move-files\`로 옮기거나 STORAGE_URL을 확인해 주세요(docs/storage.md).`,
      );
}
