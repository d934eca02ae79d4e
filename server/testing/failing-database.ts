import type { Database } from '@server/db/database';
import * as schema from '@server/db/schema';
import { drizzle } from 'drizzle-orm/pglite';

const refused = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));

/** The worker's database in memory as one that answers `left.statements` more statements and is away from then on. */
export async function openFailingDatabase(): Promise<{ db: Database; left: { statements: number } }> {
  const left = { statements: 0 };
  const client = new Proxy(await globalThis.__acquirePg(), {
    get: (target, key) => {
      if (key === 'transaction') return refused;
      if (key === 'query')
        return (...args: Parameters<typeof target.query>) => {
          left.statements -= 1;
          return left.statements < 0 ? refused() : target.query(...args);
        };
      return Reflect.get(target, key, target);
    },
  });
  return { db: drizzle(client, { schema }), left };
}
