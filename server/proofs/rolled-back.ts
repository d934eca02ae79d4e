import type { App } from '@server/app';
import { resetContent } from '@server/content/content-kinds';
import type { Database } from '@server/db/database';
import type { Deps, FileStore } from '@server/deps';
import { memoryFiles, memoryMailer } from '@server/testing/test-deps';
import { createHostedApp } from './hosted-app';

class Rollback extends Error {}

/** The app on a transaction. Its prepared statements belong to that transaction too, so each one has an app of its own. */
function createAppOn(tx: Database, deps: Deps, exclusive: boolean): App {
  let open = 0;
  const db = new Proxy(tx, {
    get: (_target, key) => {
      // On the embedded database such a query would wait for the transaction, which waits for the query.
      if (exclusive && open > 0) throw new Error(`${String(key)}: a query outside of the open transaction`);
      const value: unknown = Reflect.get(tx, key, tx);
      if (typeof value !== 'function') return value;
      if (key !== 'transaction') return value.bind(tx);
      return async (...given: Parameters<Database['transaction']>) => {
        open += 1;
        return tx.transaction(...given).finally(() => (open -= 1));
      };
    },
  });
  return createHostedApp({ ...deps, db, files: overlayFiles(deps.files), mailer: memoryMailer() });
}

/**
 * Runs `work` on an app and rolls back everything it wrote: rows, files and mails.
 * @param options.exclusive fails a query outside of the request's open transaction; for one request at a time
 */
export async function rolledBack<T>(
  deps: Deps,
  work: (app: App, db: Database) => Promise<T>,
  { exclusive = false } = {},
): Promise<T> {
  const results: T[] = [];
  await deps.db
    .transaction(async (tx) => {
      results.push(await work(createAppOn(tx, deps, exclusive), tx));
      throw new Rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Rollback)) throw error;
    })
    // What staff's routes changed is undone in the database only.
    .finally(resetContent);
  const [result] = results;
  return result as T;
}

/** Reads through to `base`, and leaves it as it is. */
function overlayFiles(base: FileStore): FileStore {
  const own = memoryFiles();
  const gone = new Set<string>();
  return {
    put: own.put,
    get: async (path) => (await own.get(path)) ?? (gone.has(path) ? null : base.get(path)),
    remove: async (path) => {
      const wasBelow = !gone.has(path) && (await base.get(path)) !== null;
      gone.add(path);
      return (await own.remove(path)) || wasBelow;
    },
  };
}
