import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Coding } from '@server/deps';
import { acceptedCoding } from '@server/http/answers/accept-encoding';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

type Variant = { bytes: Uint8Array<ArrayBuffer>; encoding: Coding | null };
export type ClientFile = { type: string; etag: string; variants: Variant[] };

/** The built client, read into memory once: a deploy cannot change it half-way. Null before it is built. */
export function readClientFiles(folder: string): Map<string, ClientFile> | null {
  if (!existsSync(path.join(folder, 'index.html'))) return null;
  const files = new Map<string, ClientFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = TYPES[path.extname(entry.name)];
    // Build metadata (.vite/) and compressed copies are not served by name.
    if (!entry.isFile() || !type || entry.parentPath.includes(`${path.sep}.`)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const read = readClientFile(file);
    if (read) files.set(`/${path.relative(folder, file).split(path.sep).join('/')}`, read);
  }
  return files;
}

/** A file with its compressed copies; undefined for a type that is not served. */
export function readClientFile(file: string): ClientFile | undefined {
  const type = TYPES[path.extname(file)];
  if (!type) return undefined;
  const bytes = new Uint8Array(readFileSync(file));
  const compressed = ENCODINGS.filter(({ suffix }) => existsSync(file + suffix)).map(({ name, suffix }) => ({
    encoding: name,
    bytes: new Uint8Array(readFileSync(file + suffix)),
  }));
  return {
    type,
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    variants: [...compressed, { encoding: null, bytes }],
  };
}

/** The text of the built page; empty before it is built. */
export const readPage = (files: Map<string, ClientFile> | null): string =>
  new TextDecoder().decode(files?.get('/index.html')?.variants.find(({ encoding }) => encoding === null)?.bytes);

/** The smallest variant that the browser accepts; the file itself is always one. */
export function variantFor({ variants }: ClientFile, acceptEncoding: string | undefined): Variant | undefined {
  const codings = variants.flatMap(({ encoding }) => encoding ?? []);
  const coding = acceptedCoding(acceptEncoding, codings) ?? null;
  return variants.find(({ encoding }) => encoding === coding);
}
