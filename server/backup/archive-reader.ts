import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { SEAL_BYTES, sealBytes } from './archive-writer';
import { BLOCK, paddingAfter, parseTarHeader } from './tar';

const CHUNK = 1024 * 1024;

/** The file is not a complete, unchanged backup. */
export class DamagedBackup extends Error {
  constructor(file: string) {
    super(
      `${file} is no backup of this product, or it is damaged; nothing was changed. Take another one. / ` +
        `${file} 파일은 백업이 아니거나 망가졌어요. 바뀐 것은 없어요. 다른 백업을 써 주세요.`,
    );
    this.name = 'DamagedBackup';
  }
}

export type Entry = { name: string; read: () => Promise<Buffer> };

/**
 * Opens a sealed archive after all of it was verified.
 * @throws DamagedBackup for any changed, missing or added byte
 */
export async function openArchive(
  file: string,
): Promise<{ entries: () => AsyncGenerator<Entry>; close: () => Promise<void> }> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const end = size - SEAL_BYTES;
    const seal = end < 0 ? null : await readAt(handle, end, SEAL_BYTES);
    if (!seal?.equals(sealBytes(await hashUntil(handle, end)))) throw new DamagedBackup(file);
    return { entries: () => listEntries(handle, end), close: () => handle.close() };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** One entry without verifying the archive, for a look that decides nothing about what is restored; null: it has none. */
export async function readEntry(file: string, name: string): Promise<Buffer | null> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    for await (const entry of listEntries(handle, size)) if (entry.name === name) return await entry.read();
    return null;
  } finally {
    await handle.close();
  }
}

async function hashUntil(handle: FileHandle, end: number): Promise<string> {
  const hash = createHash('sha256');
  for (let at = 0; at < end; at += CHUNK) hash.update(await readAt(handle, at, Math.min(CHUNK, end - at)));
  return hash.digest('hex');
}

async function* listEntries(handle: FileHandle, end: number): AsyncGenerator<Entry> {
  for (let at = 0; at < end; ) {
    const header = parseTarHeader(await readAt(handle, at, BLOCK));
    if (!header) return;
    const { name, size } = header;
    const from = at + BLOCK;
    yield { name, read: () => readAt(handle, from, size) };
    at = from + size + paddingAfter(size);
  }
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await handle.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}
