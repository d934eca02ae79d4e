import { HOUR_MS, MINUTE_MS } from '@contract/common/time';
import type { Deps } from '@server/deps';
import type { JobWorkerOptions } from '@server/queue/job-worker';
import type { Chore } from '@server/queue/schedule-chores';
import { createJobHandlers } from './job-handlers';

/** Periodic jobs. */
const CHORES: readonly Chore[] = [
  { kind: 'deliver-notices', every: MINUTE_MS / 2 },
  { kind: 'count-views', every: MINUTE_MS },
  { kind: 'sweep-popularity', every: 5 * MINUTE_MS },
  { kind: 'announce-contests', every: 5 * MINUTE_MS },
  { kind: 'send-reminders', every: 10 * MINUTE_MS },
  { kind: 'send-weekly-letters', every: 10 * MINUTE_MS },
  { kind: 'notify-expiring-points', every: HOUR_MS },
  { kind: 'expire-points', every: HOUR_MS },
  { kind: 'sweep-community', every: HOUR_MS },
  { kind: 'end-claims', every: HOUR_MS },
  { kind: 'purge-accounts', every: HOUR_MS },
  { kind: 'sweep-uploads', every: HOUR_MS },
  { kind: 'sweep-exports', every: HOUR_MS },
  { kind: 'sweep-sessions', every: HOUR_MS },
  { kind: 'sweep-idempotency-keys', every: HOUR_MS },
  { kind: 'sweep-mail-codes', every: HOUR_MS },
  { kind: 'sweep-rate-limits', every: HOUR_MS },
  { kind: 'count-days', every: HOUR_MS },
  { kind: 'sweep-notices', every: HOUR_MS },
  { kind: 'sweep-jobs', every: HOUR_MS },
  { kind: 'end-removals', every: HOUR_MS },
  { kind: 'remind-next-owners', every: HOUR_MS },
  { kind: 'sweep-links', every: HOUR_MS },
];

type Host = {
  /** Its one connection runs one job at a time, and it is vacuumed by a chore. */
  embedded: boolean;
  /** Jobs at a time on a server. */
  concurrency?: number;
};

/** The product's jobs as a worker takes them: in Node, in a test and in the browser demo. */
export function productJobs(deps: Deps, { embedded, concurrency = 1 }: Host): JobWorkerOptions {
  return {
    db: deps.db,
    now: deps.now,
    log: deps.log,
    ...(deps.stopping && { stopping: deps.stopping }),
    ...(deps.observeJob && { observeJob: deps.observeJob }),
    handlers: createJobHandlers(deps, { embedded }),
    chores: embedded ? [...CHORES, { kind: 'vacuum', every: 12 * HOUR_MS }] : CHORES,
    concurrency: embedded ? 1 : concurrency,
  };
}
