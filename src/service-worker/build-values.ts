/** Written into the worker by build/service-worker.ts. */
declare const __WORKER_BUILD__: {
  /** The page, and files that are fetched when the worker is installed. */
  precached: readonly { url: string; revision: string | null }[];
  /** Hashed files of the other routes. */
  otherCode: readonly string[];
  /** The entry script of the page. */
  entry: string;
};

export const workerBuild = __WORKER_BUILD__;
