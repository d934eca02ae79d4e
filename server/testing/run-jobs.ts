import type { Deps } from '@server/deps';
import { createJobHandlers } from '@server/jobs/job-handlers';
import { createJobWorker } from '@server/queue/job-worker';

/** Runs the jobs that are due, without chores. Resolves to how many attempts were made. */
export const runJobs = (deps: Deps): Promise<number> =>
  createJobWorker({
    db: deps.db,
    now: deps.now,
    log: deps.log,
    handlers: createJobHandlers(deps, { embedded: false }),
    chores: [],
    concurrency: 1,
  }).runDue();
