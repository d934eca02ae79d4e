import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createApp } from '@server/app';
import * as schema from '@server/db/schema';
import { createOpenApiDocument } from '@server/http/openapi/openapi';
import { drizzle } from 'drizzle-orm/pglite';
import { generateApi } from 'swagger-typescript-api';
import {
  memoryFiles,
  memoryLog,
  memoryMailer,
  memoryPush,
  passThroughImages,
  testConfig,
  testHasher,
} from './test-deps';

/** `npm run print -- client <folder>`: writes openapi.json and api.ts there, a typed client generated from it, and compiles it. */
const [folder] = process.argv.slice(2);
if (!folder) {
  process.stderr.write('npm run print -- client <folder>\n');
  process.exit(2);
}
const output = path.resolve(folder);
mkdirSync(output, { recursive: true });

// The document follows from the routes alone, so nothing here is connected to anything.
const app = createApp({
  db: drizzle.mock({ schema }),
  now: Date.now,
  hasher: testHasher(),
  images: passThroughImages,
  files: memoryFiles(),
  mailer: memoryMailer(),
  push: memoryPush(),
  jobs: { enqueue: async () => undefined },
  log: memoryLog().log,
  config: testConfig,
});
const input = path.join(output, 'openapi.json');
writeFileSync(input, JSON.stringify(await createOpenApiDocument(app)));
await generateApi({ input, output, fileName: 'api.ts', silent: true });

// The generator switches the check of its own file off.
const file = path.join(output, 'api.ts');
writeFileSync(file, readFileSync(file, 'utf8').replace(/^\/\/ @ts-nocheck\n/m, ''));

const tsc = path.resolve('node_modules/typescript/bin/tsc');
const { status } = spawnSync(
  process.execPath,
  [
    tsc,
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--target',
    'es2022',
    '--lib',
    'es2023,dom,dom.iterable',
    file,
  ],
  { stdio: 'inherit' },
);
process.stdout.write(status === 0 ? `${file}\n` : `${file} does not compile\n`);
process.exitCode = status ?? 1;
