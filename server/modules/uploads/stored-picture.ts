import { PHOTO_WIDTHS } from '@contract/uploads/photo-widths';
import type { FileStore } from '@server/deps';
import { AppError } from '@server/http/errors';
import type { Log } from '@server/lib/log';

/** Seconds after which a full disk may have room again. */
const RETRY_AFTER = 60;

/** `photos/ab/….webp` → `photos/ab/…-320.webp`. */
const copyPath = (path: string, width: number) => path.replace(/\.webp$/, `-${width}.webp`);

/**
 * A picture's file; with a width its smaller copy, or the picture itself where it has none.
 * @param width of PHOTO_WIDTHS
 */
export async function readPicture(files: FileStore, path: string, width?: number) {
  const copy = width === undefined ? null : await files.get(copyPath(path, width));
  return copy ?? files.get(path);
}

/** Paths of a picture's file and of all copies that it may have. */
export const picturePaths = (path: string): string[] => [path, ...PHOTO_WIDTHS.map((width) => copyPath(path, width))];

/** Removes a picture's file and its smaller copies. False: there was no file. */
export async function removePicture(files: FileStore, path: string): Promise<boolean> {
  for (const width of PHOTO_WIDTHS) await files.remove(copyPath(path, width));
  return files.remove(path);
}

type WrittenPicture = {
  path: string;
  bytes: Uint8Array;
  copies?: { width: number; bytes: Uint8Array }[];
  onFailed?: () => Promise<unknown>;
};

/**
 * Writes a picture's file and its smaller copies completely or not at all.
 * @param onFailed runs once no file is left, to delete its row
 * @throws AppError UNAVAILABLE when it cannot be written, on a full disk for example
 */
export async function writePicture(
  { files, log }: { files: FileStore; log: Log },
  { path, bytes, copies = [], onFailed }: WrittenPicture,
): Promise<void> {
  try {
    await Promise.all(copies.map((copy) => files.put(copyPath(path, copy.width), copy.bytes, 'image/webp')));
    await files.put(path, bytes, 'image/webp');
  } catch (error) {
    log.error('picture not written', {}, error);
    try {
      // The file may be in place already and only its folder not synced; while it is, its row stays for the sweep.
      await removePicture(files, path);
      await onFailed?.();
    } catch (left) {
      log.error('picture not cleaned up', {}, left);
    }
    throw new AppError('UNAVAILABLE', {
      message: '지금은 사진을 저장할 수 없어요. 잠시 뒤에 다시 올려 주세요.',
      retryAfter: RETRY_AFTER,
    });
  }
}
