import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from '@server/deps';
import { durableWrite } from '@server/lib/durable-write';
import { errorCode } from '@server/lib/error-code';

const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
};

/** Stores uploads in a folder. Names are the server's own; a path outside of the folder counts as missing. */
export function folderFiles(folder: string): FileStore {
  const root = path.resolve(folder);
  const place = (name: string) => {
    const file = path.resolve(root, name);
    return file.startsWith(root + path.sep) ? file : null;
  };
  return {
    put: async (name, bytes) => {
      const file = place(name);
      if (!file) throw new Error('a stored file must lie in its folder');
      await durableWrite(file, bytes);
    },
    get: async (name) => {
      const file = place(name);
      const type = TYPES[path.extname(name)];
      if (!file || !type) return null;
      try {
        return { bytes: await readFile(file), type };
      } catch (error) {
        if (ABSENT.has(errorCode(error))) return null;
        throw error;
      }
    },
    remove: async (name) => {
      const file = place(name);
      if (file) await rm(file, { force: true });
    },
  };
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
      if (own(name) === null) await files.remove(name);
    },
  };
}

const ABSENT = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG']);
