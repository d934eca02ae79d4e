import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../../e2e/support/server-process.mjs';
import { findPostgres } from '../../jest/postgres-server.mjs';
import { createFigures } from '../crash/figures';
import { writeFigures } from '../results';
import { walkGuide } from './guide-walk';
import { copyFiles } from './image';
import { buildImage, startImage } from './image-walk';
import { walkProxies } from './proxies';
import { killStarted } from './shell';

/**
 * A stranger's walk through docs/deploy.md: its marked commands, in a fresh copy of the repository without packages,
 * against a database of its own; two processes restarted behind nginx and Caddy; then the steps of the Dockerfile in plain folders. Writes its table into
 * bench/RESULTS.md. Both use a copy made at the start, so that the sources may change meanwhile.
 */
const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'ggp-deploy-'));
process.on('exit', () => {
  killStarted();
  rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

const listed = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
if (listed.status !== 0) throw new Error(`git ls-files: ${listed.stderr}`);
const files = listed.stdout.split('\0').filter(Boolean);
const source = path.join(folder, 'source');
const read = (file: string) => readFileSync(path.join(source, file), 'utf8');

const figures = createFigures();
const postgres = await findPostgres();
console.log(postgres.what);
const name = `ggp_deploy_${process.pid}`;
const server = new pg.Client({ connectionString: postgres.url });
await server.connect();
const { hostname, port, username, password } = new URL(postgres.url);
const places = {
  installed: path.join(folder, 'installed'),
  product: path.join(folder, 'installed/releases/first'),
  data: path.join(folder, 'data'),
  settings: path.join(folder, 'settings.env'),
  logs: folder,
};
try {
  for (const copy of [source, places.product]) {
    mkdirSync(copy, { recursive: true });
    copyFiles(files, root, copy);
  }
  await walkGuide(figures, read('docs/deploy.md'), {
    ...places,
    database: {
      name,
      address: `${hostname}:${port || '5432'}`,
      env: {
        PGHOST: hostname,
        PGPORT: port || '5432',
        PGUSER: decodeURIComponent(username),
        PGPASSWORD: decodeURIComponent(password),
      },
    },
    ports: [await freePort(), await freePort(), await freePort(), await freePort()],
  });
  await walkProxies(
    figures,
    { product: places.product, settings: places.settings, folder },
    {
      nginx: read('deploy/nginx.conf'),
      caddy: read('deploy/Caddyfile'),
      ports: [await freePort(), await freePort(), await freePort(), await freePort()],
    },
  );
  const image = await buildImage(figures, read('Dockerfile'), { files, read, root: source, folder });
  await startImage(figures, image, { settings: places.settings, port: await freePort(), logs: folder });
} catch (error) {
  figures.add('the walk', 'to its end', 'stopped', false);
  console.error(error);
} finally {
  killStarted();
  await server.query(`drop database if exists ${name} with (force)`);
  await server.query(`drop role if exists ${name}`);
  await server.end();
  await postgres.stop();
}
writeFigures(
  'npm run prove -- deploy',
  'The marked commands of docs/deploy.md in a fresh copy of the repository, restarts behind nginx and Caddy with the shipped files, then the steps of the Dockerfile in plain folders.',
  figures,
);
