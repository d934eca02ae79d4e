import { readFileSync, writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { connect } from '@server/db/embedded/pglite';
import { fillDemo } from '@server/demo/seed';
import { publishContent } from '@server/jobs/content-release/publish-content';

/**
 * Run by server/create-archives.mjs: writes the archive of an empty database again with the content of this release, and
 * once more with the demo of the day. Neither has a password or a secret: the start writes those.
 */
const [empty = '', content = '', demo = ''] = process.argv.slice(2);

const pg = await PGlite.create({
  loadDataDir: new Blob([readFileSync(empty)]),
  extensions: { pg_trgm },
  // Written pages are written back at a checkpoint, and the archive has two files of the log.
  startParams: [...PGlite.defaultStartParams, '-c', 'max_wal_size=2MB', '-c', 'min_wal_size=2MB'],
});
const db = connect(pg);

async function write(file: string) {
  // One statement an exec: these refuse to run in a batch.
  for (const statement of ['vacuum freeze analyze', 'checkpoint', 'checkpoint']) await pg.exec(statement);
  const archive = await pg.dumpDataDir('gzip');
  writeFileSync(file, new Uint8Array(await archive.arrayBuffer()));
}

await publishContent({ db, now: Date.now });
await write(content);
await fillDemo(db, Date.now());
await write(demo);
await pg.close();
