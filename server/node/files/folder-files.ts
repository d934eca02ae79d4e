import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore, ListedFiles } from '@server/deps';
import { sha256Hex } from '@server/lib/digest';
import { durableWrite } from '@server/lib/durable-write';
import { errorCode } from '@server/lib/error-code';

const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.bin': 'application/octet-stream',
};

/** The media type of a stored file; undefined for a name that is not one of a stored file. */
export const typeByName = (name: string): string | undefined => TYPES[path.extname(name)];

/** Stores uploads in a folder. Names are the server's own; a path outside of the folder counts as missing. */
export function folderFiles(folder: string): ListedFiles {
  const root = path.resolve(folder);
  const place = (name: string) => {
    const file = path.resolve(root, name);
    return file.startsWith(root + path.sep) ? file : null;
  };
  const get: FileStore['get'] = async (name) => {
    const file = place(name);
    const type = typeByName(name);
    if (!file || !type) return null;
    try {
      return { bytes: await readFile(file), type };
    } catch (error) {
      if (ABSENT.has(errorCode(error))) return null;
      throw error;
    }
  };
  return {
    put: async (name, bytes) => {
      const file = place(name);
      if (!file) throw new Error('a stored file must lie in its folder');
      await durableWrite(file, bytes);
    },
    get,
    remove: async (name) => {
      const file = place(name);
      if (!file) return false;
      try {
        await rm(file);
        return true;
      } catch (error) {
        if (ABSENT.has(errorCode(error))) return false;
        throw error;
      }
    },
    hash: async (name) => {
      const file = await get(name);
      return file && (await sha256Hex(file.bytes));
    },
    list: (below = '') => listFiles(root, below),
  };
}

async function* listFiles(root: string, below: string): AsyncGenerator<string> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (ABSENT.has(errorCode(error))) return [];
    throw error;
  });
  for (const entry of entries) {
    const name = path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
    // A file that is being written ends in .part.
    if (entry.isFile() && name.startsWith(below) && typeByName(name)) yield name;
  }
}

/** The same store, with the product's own pictures readable under `content/`. */
export function withContent(files: FileStore, contentFolder: string): FileStore {
  const drawings = folderFiles(contentFolder);
  const own = (name: string) => (name.startsWith('content/') ? name.slice('content/'.length) : null);
  return {
    put: async (name, bytes, type) => {
      if (own(name) !== null) throw new Error('the product’s own drawings are read-only');
      await files.put(name, bytes, type);
    },
    get: async (name) => {
      const drawing = own(name);
      return drawing === null ? files.get(name) : drawings.get(drawing);
    },
    remove: async (name) => {
      return own(name) === null && (await files.remove(name));
    },
  };
}

const ABSENT = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG']);
