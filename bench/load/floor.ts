import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { DAY_MS } from '../../contract/common/time';
import type { Post } from '../floor/store';

const root = path.resolve(import.meta.dirname, '../..');
const sources = path.join(root, 'bench/floor');
const built = path.join(root, 'dist/floor');

/** Of the sources, by `hashSources`: the floor does not change, or no two runs could be compared. */
const FROZEN = '92eb6940a1254017';
/** JavaScript of the floor, brotli. */
const BYTES = { least: 146_000, most: 156_000 };

function hashSources(): string {
  const hash = createHash('sha256');
  const names = readdirSync(sources).filter((name) => name !== 'README.md');
  for (const name of names.sort()) hash.update(name).update(readFileSync(path.join(sources, name)));
  return hash.digest('hex').slice(0, 16);
}

const POSTS: readonly Post[] = Array.from({ length: 10 }, (_, at) => ({
  id: String(at + 1),
  title: `오늘 있었던 이야기 ${at + 1}`,
  author: '하늘이네',
  text: '아침에 눈이 왔어요. 손에 올려 보더니 웃어요. 오래 기억할래요.',
  created_at: new Date(Date.UTC(2026, 0, 1) + at * DAY_MS).toISOString(),
  likes: at * 3,
}));

const TYPES: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' };

/** Builds the floor. @throws where it is not the one that was frozen, or not of its size */
function buildFloor() {
  if (hashSources() !== FROZEN) throw new Error(`bench/floor has changed: ${hashSources()} instead of ${FROZEN}.`);
  // A process of its own: Vite sets NODE_ENV, which the product reads.
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--config', path.join(sources, 'vite.config.ts'), '--logLevel', 'error'];
  if (spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0) throw new Error('The floor was not built.');
  const files = new Map<string, { type: string; bytes: Buffer }>();
  for (const entry of readdirSync(built, { recursive: true, withFileTypes: true })) {
    const type = TYPES[path.extname(entry.name)];
    if (!type) continue;
    const file = path.join(entry.parentPath, entry.name);
    files.set(`/${path.relative(built, file)}`, { type, bytes: brotliCompressSync(readFileSync(file)) });
  }
  const scripts = [...files].filter(([name]) => name.endsWith('.js')).map(([, { bytes }]) => bytes.length);
  const size = scripts.reduce((sum, bytes) => sum + bytes, 0);
  if (size < BYTES.least || size > BYTES.most) throw new Error(`The floor has ${size} bytes of JavaScript, brotli.`);
  return { files, size };
}

/** The floor app on a server of its own: files compressed in advance, and ten posts at /api/post. */
export async function startFloor(): Promise<{ url: string; size: number; stop: () => void }> {
  const { files, size } = buildFloor();
  const server = createServer((request, response) => {
    if (request.url === '/api/post') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(POSTS));
      return;
    }
    const { type, bytes } = files.get(request.url ?? '') ?? files.get('/index.html') ?? { type: '', bytes: '' };
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(bytes);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    size,
    stop: () => void server.close(),
  };
}
