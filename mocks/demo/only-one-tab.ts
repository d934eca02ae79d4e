/** Timeout: after a reload the previous page needs a moment to release the lock. */
const PATIENCE_MS = 3000;

/**
 * Two tabs would overwrite each other's database. Resolves to false when another tab has the lock, which lasts as long
 * as the tab.
 */
export const claimDatabase = () =>
  new Promise<boolean>((resolve) => {
    const holdForever = () =>
      new Promise<never>(() => {
        resolve(true);
      });
    navigator.locks
      .request('ggp-demo-database', { signal: AbortSignal.timeout(PATIENCE_MS) }, holdForever)
      .catch(() => resolve(false));
  });
