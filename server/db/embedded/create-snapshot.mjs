import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

const migrationsFolder = path.join(import.meta.dirname, '../migrations');
// Versions are exact there.
const manifest = path.join(import.meta.dirname, '../../../package.json');

/** Of everything that the snapshot is made of. */
function snapshotKey() {
  const { '@electric-sql/pglite': pglite, 'drizzle-orm': drizzleOrm } = JSON.parse(
    readFileSync(manifest, 'utf8'),
  ).dependencies;
  const hash = createHash('sha256')
    .update(`${pglite} ${drizzleOrm}`)
    .update(readFileSync(import.meta.filename));
  const migrations = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  for (const name of migrations.sort()) hash.update(readFileSync(path.join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 12);
}

/**
 * An empty, migrated database as the archive that PGlite starts from (`loadDataDir`), created once for its inputs.
 * @param cache folder that keeps the newest
 * @returns its path
 */
export async function createSnapshot(cache) {
  const file = path.join(cache, `postgres-${snapshotKey()}.tgz`);
  if (existsSync(file)) return file;
  const memory = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'], extensions: { pg_trgm } });
  await migrate(drizzle(memory), { migrationsFolder });
  // Nothing creates further databases; without the templates there is a third of the files to write.
  await memory.exec(`update pg_database set datistemplate = false where datname like 'template%'`);
  // One statement an exec: these refuse to run in a batch.
  for (const statement of ['drop database template0', 'drop database template1', 'vacuum freeze', 'checkpoint']) {
    await memory.exec(statement);
  }
  const dump = await memory.dumpDataDir('gzip');
  await memory.close();
  mkdirSync(cache, { recursive: true });
  // Another run may just have made this one.
  const isOld = (name) => /^postgres-\w+\.tgz/.test(name) && !name.startsWith(path.basename(file));
  for (const old of readdirSync(cache).filter(isOld)) rmSync(path.join(cache, old));
  writeFileSync(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  renameSync(`${file}.${process.pid}`, file);
  return file;
}
