import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file whole or not at all, and returns only when it is on the disk. Makes the folders it needs; all for its owner alone. */
export async function durableWrite(file: string, bytes: Uint8Array): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const temporary = `${file}.${crypto.randomUUID()}.part`;
  try {
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

/** Makes a new or renamed entry of a folder survive a power cut; Windows knows no such thing. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
