import type { PGlite } from '@electric-sql/pglite';

declare global {
  /** The worker's in-memory database, empty; `reset` empties it again. */
  var __acquirePg: () => Promise<{ pg: PGlite; reset: () => Promise<void> }>;
  /** Address of the worker's database on a real PostgreSQL, when the run is against one. */
  var __acquirePgUrl: () => Promise<string | null>;
  /** Node's own `import()`, outside the test's realm. */
  var __importOutside: (specifier: string) => Promise<unknown>;
}
