import { type App, createApp } from '../app';
import type { Database } from '../db/database';
import type { Deps, FileStore } from '../deps';
import { memoryFiles, memoryMailer } from '../testing/test-deps';

class Undo extends Error {}

/** Runs `work` on the app with everything it writes undone afterwards: rows, files and mails. */
export async function undone<T>(deps: Deps, work: (app: App, db: Database) => Promise<T>): Promise<T> {
  const results: T[] = [];
  await deps.db
    .transaction(async (tx) => {
      const app = createApp({ ...deps, db: tx, files: onTopOf(deps.files), mailer: memoryMailer() });
      results.push(await work(app, tx));
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  const [result] = results;
  return result as T;
}

/** Reads through to `base`, and leaves it as it is. */
function onTopOf(base: FileStore): FileStore {
  const own = memoryFiles();
  const gone = new Set<string>();
  return {
    put: own.put,
    get: async (path) => (await own.get(path)) ?? (gone.has(path) ? null : base.get(path)),
    remove: async (path) => {
      gone.add(path);
      await own.remove(path);
    },
  };
}
