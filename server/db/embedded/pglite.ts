import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from '../database';
import * as schema from '../schema';
import { DurableNodeFS } from './durable-node-fs';

/** PGlite on a folder, created if empty. Import it only while holding the folder lock. */
export const createPglite = (folder: string): Promise<PGlite> =>
  PGlite.create({
    fs: new DurableNodeFS(folder),
    dataDir: folder,
    extensions: { pg_trgm },
    initDbStartParams: ['--wal-segsize=1'],
    // Without '-F', which turns syncing off.
    startParams: [
      ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
      ...['-c', 'wal_sync_method=fsync'],
      ...['-c', 'shared_buffers=8MB'],
      ...['-c', 'max_wal_size=128MB'],
    ],
  });

export const connect = (pg: PGlite): Database => drizzle(pg, { schema });
