import type { App } from '@server/app';
import type { Database } from '@server/db/database';
import type { Deps, FileStore } from '@server/deps';
import { memoryFiles, memoryMailer } from '@server/testing/test-deps';
import { createHostedApp } from './hosted-app';

class Rollback extends Error {}

/** The app of some deps whose database and files are replaced before each use. */
function createReplaceableApp(deps: Deps) {
  const current = { db: deps.db, files: deps.files, exclusive: false };
  let open = 0;
  const db = new Proxy(deps.db, {
    get: (_target, key) => {
      // On the embedded database such a query would wait for the transaction, which waits for the query.
      if (current.exclusive && open > 0) throw new Error(`${String(key)}: a query outside of the open transaction`);
      const value: unknown = Reflect.get(current.db, key, current.db);
      if (typeof value !== 'function') return value;
      if (key !== 'transaction') return value.bind(current.db);
      return async (...given: Parameters<Database['transaction']>) => {
        open += 1;
        return current.db.transaction(...given).finally(() => (open -= 1));
      };
    },
  });
  const files: FileStore = {
    put: (...file) => current.files.put(...file),
    get: (path) => current.files.get(path),
    remove: (path) => current.files.remove(path),
  };
  return { app: createHostedApp({ ...deps, db, files, mailer: memoryMailer() }), current };
}

// Building the routes costs more than most requests, so one app serves all rolled-back work on the same deps.
const apps = new WeakMap<Deps, ReturnType<typeof createReplaceableApp>>();

/**
 * Runs `work` on the app and rolls back everything it wrote: rows, files and mails.
 * @param options.ownApp the work adds routes, so it needs a separate app
 * @param options.exclusive fails a query outside of the request's open transaction; for one request at a time
 */
export async function rolledBack<T>(
  deps: Deps,
  work: (app: App, db: Database) => Promise<T>,
  { ownApp = false, exclusive = false } = {},
): Promise<T> {
  const replaceable = (!ownApp && apps.get(deps)) || createReplaceableApp(deps);
  if (!ownApp) apps.set(deps, replaceable);
  const results: T[] = [];
  await deps.db
    .transaction(async (tx) => {
      replaceable.current.db = tx;
      replaceable.current.files = overlayFiles(deps.files);
      replaceable.current.exclusive = exclusive;
      results.push(await work(replaceable.app, tx));
      throw new Rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Rollback)) throw error;
    });
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
