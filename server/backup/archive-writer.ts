import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '@server/lib/durable-write';
import { END, paddingAfter, tarHeader } from './tar';

/** Name of the last entry: the SHA-256, in hex, of every byte before it. */
const SEAL = 'sha256';

/** The last entry and the end of the archive. Whatever else is found there is damage. */
export function sealBytes(hash: string): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(`${hash}\n`);
  return Buffer.concat([
    tarHeader(SEAL, text.length, 0),
    text,
    new Uint8Array(paddingAfter(text.length)),
    END,
  ]) as Uint8Array<ArrayBuffer>;
}

export const SEAL_BYTES = sealBytes('0'.repeat(64)).length;

export type ArchiveWriter = { add: (name: string, bytes: Uint8Array) => Promise<void> };

/**
 * Writes a sealed archive; the file appears under its name when it is complete and on the disk.
 * @throws Error when the file exists (EEXIST)
 */
export async function writeArchive<T>(
  file: string,
  seconds: number,
  fill: (writer: ArchiveWriter) => Promise<T>,
): Promise<T> {
  if (existsSync(file)) throw Object.assign(new Error('the file exists'), { code: 'EEXIST', path: file });
  const part = `${file}.part`;
  try {
    const handle = await open(part, 'w', 0o600);
    let result: T;
    try {
      result = await fillAndSeal(handle, seconds, fill);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, file);
    await syncFolder(path.dirname(file));
    return result;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function fillAndSeal<T>(handle: FileHandle, seconds: number, fill: (writer: ArchiveWriter) => Promise<T>) {
  const hash = createHash('sha256');
  const result = await fill({
    add: async (name, bytes) => {
      for (const piece of [tarHeader(name, bytes.length, seconds), bytes, new Uint8Array(paddingAfter(bytes.length))]) {
        hash.update(piece);
        await handle.writeFile(piece);
      }
    },
  });
  await handle.writeFile(sealBytes(hash.digest('hex')));
  return result;
}
