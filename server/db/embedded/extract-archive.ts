import { createReadStream, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createGunzip } from 'node:zlib';

const BLOCK = 512;
const FOLDER = '5';

const readText = (block: Buffer, from: number, to: number) => block.toString('utf8', from, to).split('\0', 1)[0] ?? '';

/**
 * Writes the files of PGlite's `dumpDataDir` (a gzipped ustar archive) into a folder, for their owner alone. Smaller than
 * `loadDataDir`, which has the whole archive in memory several times.
 */
export async function extractArchive(archive: string, folder: string): Promise<void> {
  let rest = Buffer.alloc(0);
  let entry: { file: string; size: number } | null = null;
  const unzipped = createReadStream(archive).pipe(createGunzip({ chunkSize: 256 * 1024 }));
  for await (const chunk of unzipped) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (;;) {
      if (entry === null) {
        if (rest.length < BLOCK) break;
        entry = readHeader(rest.subarray(0, BLOCK), folder);
        rest = rest.subarray(BLOCK);
        continue;
      }
      const { file, size } = entry;
      if (rest.length < padded(size)) break;
      writeFileSync(file, rest.subarray(0, size), { mode: 0o600 });
      rest = rest.subarray(padded(size));
      entry = null;
    }
  }
  if (entry !== null) throw new Error(`${archive} ends within ${entry.file}`);
}

const padded = (size: number) => Math.ceil(size / BLOCK) * BLOCK;

/** The file whose content follows. A folder has none and is created; the end of the archive is blocks of zeros. */
function readHeader(header: Buffer, folder: string) {
  const name = readText(header, 0, 100);
  if (name === '') return null;
  const file = path.join(folder, readText(header, 345, 500), name);
  if (!file.startsWith(`${folder}${path.sep}`) && file !== folder) throw new Error(`${name} is outside the archive`);
  if (readText(header, 156, 157) !== FOLDER) return { file, size: Number.parseInt(readText(header, 124, 136), 8) };
  mkdirSync(file, { recursive: true, mode: 0o700 });
  return null;
}
