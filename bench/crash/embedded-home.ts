import path from 'node:path';
import { openEmbedded } from '../../server/db/embedded/embedded';
import { migrate } from '../../server/db/migrate/migrate';
import { readMigrations } from '../../server/db/migrate/read-migrations';
import { sessionSecret } from '../../server/node/secrets/session-secret';
import { createCallers } from '../../server/testing/create-callers';
import type { Caller } from '../../server/testing/keyed-writers';

export const SECRET = 'crash-check-'.repeat(4);
export const readSecret = (home: string) => sessionSecret(SECRET, home);

/** Creates an embedded database with callers in a data folder. */
export async function prepareHome(home: string, callers: number): Promise<Caller[]> {
  const { db, close } = await openEmbedded(path.join(home, 'database'));
  try {
    await migrate(db, readMigrations());
    return await createCallers(db, await readSecret(home), callers);
  } finally {
    await close();
  }
}
