/** Waited for, as a reload takes a moment to let go of the lock it held before. */
const PATIENCE_MS = 3000;

/** Two tabs would overwrite each other's database. Resolves to false when another tab has it; held as long as this tab lives. */
export const claimDatabase = () =>
  new Promise<boolean>((resolve) => {
    const held = () =>
      new Promise<never>(() => {
        resolve(true);
      });
    navigator.locks
      .request('ggp-demo-database', { signal: AbortSignal.timeout(PATIENCE_MS) }, held)
      .catch(() => resolve(false));
  });
