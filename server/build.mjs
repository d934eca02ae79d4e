import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { FILE_NAME, formatLicences, listInstalled } from '../build/third-party-licences.mjs';
import { bundleServer, copyFonts, copySwagger, FONT_PACKAGE } from './bundle.mjs';
import { createArchives } from './create-archives.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const out = path.join(root, 'dist/server');
const client = path.join(root, 'dist/client');

const [packages, archives] = await Promise.all([
  bundleServer({ main: 'server/main.ts', admin: 'server/cli/admin.ts', backup: 'server/cli/backup.ts' }, out),
  createArchives(),
]);
cpSync(archives.content, path.join(out, 'database.tgz'));
cpSync(archives.demo, path.join(out, `demo-${archives.day}.tgz`));

copySwagger(out);
copyFonts(out);
writeFileSync(
  path.join(out, FILE_NAME),
  formatLicences(listInstalled([...packages, 'swagger-ui-dist', FONT_PACKAGE], root)),
);

if (existsSync(client)) {
  moveSourceMaps(client, path.join(root, 'dist/client-maps'));
  precompress(client);
}

/** Out of what is served; only the server maps stacks with them (server/node/client-stacks.ts). */
function moveSourceMaps(from, to) {
  const maps = readdirSync(from, { recursive: true }).filter((name) => name.endsWith('.map'));
  // None are there when only the server is built again.
  if (maps.length === 0) return;
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to);
  for (const name of maps) renameSync(path.join(from, name), path.join(to, path.basename(name)));
}

/** Brotli and gzip copies beside every text file worth it; a copy newer than its file is left. */
function precompress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|html|svg|json|webmanifest|wasm|txt)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    const { mtimeMs, size } = statSync(file);
    if (size < 600) continue;
    const isFresh = (copy) => existsSync(copy) && statSync(copy).mtimeMs >= mtimeMs;
    const write = (copy, compress) => {
      if (!isFresh(copy)) writeFileSync(copy, compress(readFileSync(file)));
    };
    write(`${file}.br`, (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: size } }));
    write(`${file}.gz`, (bytes) => gzipSync(bytes, { level: 9 }));
  }
}
