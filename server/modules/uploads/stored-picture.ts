import type { FileStore } from '@server/deps';
import { AppError } from '@server/http/errors';
import type { Log } from '@server/lib/log';

/** Seconds after which a full disk may have room again. */
const RETRY_AFTER = 60;

/**
 * Writes a picture's file completely or not at all.
 * @param onFailed runs once no file is left, to delete its row
 * @throws AppError UNAVAILABLE when it cannot be written, on a full disk for example
 */
export async function writePicture(
  { files, log }: { files: FileStore; log: Log },
  { path, bytes, onFailed }: { path: string; bytes: Uint8Array; onFailed?: () => Promise<unknown> },
): Promise<void> {
  try {
    await files.put(path, bytes, 'image/webp');
  } catch (error) {
    log.error('picture not written', {}, error);
    try {
      // The file may be in place already and only its folder not synced; while it is, its row stays for the sweep.
      await files.remove(path);
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
