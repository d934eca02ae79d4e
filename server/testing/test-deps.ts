import type { Deps, FileStore, Log } from '../deps';

/** A log that remembers its lines. */
export function memoryLog() {
  const lines: string[] = [];
  const log: Log = {
    info: (event, fields) => void lines.push(JSON.stringify({ event, ...fields })),
    error: (event, fields, cause) => void lines.push(JSON.stringify({ event, ...fields, cause: String(cause) })),
  };
  return { log, lines };
}

export function memoryFiles(): FileStore & { paths: () => string[] } {
  const kept = new Map<string, { bytes: Uint8Array; type: string }>();
  return {
    put: async (path, bytes, type) => void kept.set(path, { bytes, type }),
    get: async (path) => kept.get(path) ?? null,
    remove: async (path) => void kept.delete(path),
    paths: () => [...kept.keys()],
  };
}

/** Quick and not secret: for tests only. Counts its calls. */
export function testHasher() {
  const calls = { hash: 0, verify: 0, lastVerified: '' };
  return {
    calls,
    hash: async (password: string) => {
      calls.hash += 1;
      return `test:${password}`;
    },
    verify: async (hash: string, password: string) => {
      calls.verify += 1;
      calls.lastVerified = hash;
      return hash === `test:${password}`;
    },
  };
}

/** Lets a picture through as it is. */
export const passThroughImages: Deps['images'] = { toWebp: async (bytes) => ({ bytes, width: 8, height: 8 }) };

export const testConfig: Deps['config'] = { secret: new Uint8Array(32).fill(7), production: false, allowedOrigins: [] };
