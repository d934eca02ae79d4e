import type { PGlite } from '@electric-sql/pglite';

declare global {
  /** The worker's database in memory, with whatever the test before left in it. */
  var __acquirePg: () => Promise<PGlite>;
  /** Address of the worker's database on a real PostgreSQL, when the run is against one. */
  var __acquirePgUrl: () => Promise<string | null>;
  /** jsdom's own `getComputedStyle`, which jest/quick-styles.cjs replaces in page tests. */
  var __jsdomComputedStyle: typeof getComputedStyle;
  /** Node's own `import()`, outside the test's realm. */
  var __importOutside: (specifier: string) => Promise<unknown>;
}
