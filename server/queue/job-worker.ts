import { isJobKind, type JobKind } from '@contract/common/job-kinds';
import type { Database } from '@server/db/database';
import { isDatabaseUnavailable, unavailableCode } from '@server/db/postgres/database-unavailable';
import { errorCode } from '@server/lib/error-code';
import { JobInterrupted } from '@server/lib/job-interrupted';
import type { Log } from '@server/lib/log';
import * as v from 'valibot';
import { claimJobs, extendLease, failJob, finishJob, type Job, LEASE_MS, MAX_ATTEMPTS, releaseJob } from './attempts';
import { JOB_PAYLOADS, type JobHandlers } from './job-payloads';
import { type Chore, scheduleChores } from './schedule-chores';

/** How an attempt of a job ended; `dead`: failed for the last time. */
export type JobOutcome = 'done' | 'failed' | 'dead' | 'interrupted';
/** Runs an attempt, measured; rejects with what it rejects with: its outcome could not be stored. */
export type ObserveJob = (kind: JobKind, attempt: () => Promise<JobOutcome>) => Promise<JobOutcome>;

export type JobWorkerOptions = {
  db: Database;
  now: () => number;
  log: Log;
  handlers: JobHandlers;
  chores: readonly Chore[];
  /** How many jobs run at a time; one on the embedded database, which has one connection. */
  concurrency: number;
  /** Aborted when the process was asked to stop: no further job is begun. */
  stopping?: AbortSignal;
  /** Absent: attempts are neither counted nor traced. */
  observeJob?: ObserveJob;
};

/**
 * Runs due jobs of the kinds it has a handler for; so the process of an older release leaves those of a newer one.
 * `runDue` runs all that are due and resolves to how many attempts were made; `startJobWorker` does it for ever.
 */
export function createJobWorker(options: JobWorkerOptions) {
  const { db, now, handlers, chores, concurrency, stopping } = options;
  const kinds = Object.keys(handlers).filter(isJobKind);
  const running = new Set<Promise<void>>();

  /** Begins what is due and fits; resolves to how many. */
  async function begin(): Promise<number> {
    if (stopping?.aborted || running.size >= concurrency) return 0;
    await scheduleChores(db, chores, now());
    const claimed = await claimJobs(db, kinds, concurrency - running.size, now());
    for (const job of claimed) {
      const attempt: Promise<void> = runAttempt(options, job).finally(() => running.delete(attempt));
      running.add(attempt);
    }
    return claimed.length;
  }

  async function runDue(): Promise<number> {
    let attempts = 0;
    for (;;) {
      const begun = await begin();
      attempts += begun;
      if (begun === 0 && running.size === 0) return attempts;
      await Promise.race(running);
    }
  }
  return { begin, runDue, running };
}

/**
 * Looks for due jobs at every interval and after each job.
 * @param interval in milliseconds
 * @returns stops it and waits for the jobs under way
 */
export function startJobWorker(options: JobWorkerOptions, { interval }: { interval: number }): () => Promise<void> {
  const worker = createJobWorker(options);
  const stop = new AbortController();
  async function run() {
    while (!stop.signal.aborted) {
      try {
        await worker.begin();
      } catch (error) {
        logFailure(options.log, 'jobs put off', {}, error);
      }
      await pause(interval, stop.signal, worker.running);
    }
    await Promise.all(worker.running);
  }
  const ended = run();
  return async () => {
    stop.abort();
    await ended;
  };
}

/** Until the time is over, a job ends or the worker is stopped. */
const pause = (ms: number, stopped: AbortSignal, running: ReadonlySet<Promise<void>>) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stopped.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    stopped.addEventListener('abort', end);
    for (const job of running) void job.then(end);
    if (stopped.aborted) end();
  });

/** One attempt, with its outcome stored. Never throws: what cannot be stored is run again when the lease is over. */
async function runAttempt(options: JobWorkerOptions, job: Job): Promise<void> {
  const { db, now, log, observeJob } = options;
  const heartbeat = setInterval(() => void extendLease(db, job, now()).catch(() => undefined), LEASE_MS / 4);
  try {
    if (observeJob) await observeJob(job.kind, () => attempt(options, job));
    else await attempt(options, job);
  } catch (error) {
    logFailure(log, 'job outcome not stored', { kind: job.kind }, error);
  } finally {
    clearInterval(heartbeat);
  }
}

async function attempt({ db, now, log, handlers, chores }: JobWorkerOptions, job: Job): Promise<JobOutcome> {
  const fail = async (code: string, error?: unknown) => {
    const maxDelay = chores.find(({ kind }) => kind === job.kind)?.every ?? Number.POSITIVE_INFINITY;
    const isDead = await failJob(db, job, { code, now: now(), maxDelay });
    const fields = { kind: job.kind, attempts: job.attempts, code };
    logFailure(log, isDead ? 'job given up' : 'job failed', fields, error);
    return isDead ? 'dead' : 'failed';
  };
  if (job.attempts > MAX_ATTEMPTS) return fail('LOST');
  try {
    await callHandler(handlers, job);
  } catch (error) {
    if (!(error instanceof JobInterrupted)) return fail(toCode(error), error);
    await releaseJob(db, job, now());
    return 'interrupted';
  }
  await finishJob(db, job, now());
  return 'done';
}

async function callHandler<Kind extends JobKind>(handlers: JobHandlers, job: Job & { kind: Kind }) {
  const payload = v.parse(JOB_PAYLOADS[job.kind], job.payload);
  await handlers[job.kind]?.(payload);
}

/** The code of the error or of one that it wraps, else its name: a message may hold what somebody wrote. */
function toCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = unavailableCode(error) || errorCode(error) || errorCode(cause);
  return (code || (error instanceof Error ? error.name : 'UNKNOWN')).replace(/\W+/g, '_').slice(0, 40);
}

/** One short line for an outage of the database, during which every job fails. */
function logFailure(log: Log, event: string, fields: Parameters<Log['error']>[1], error: unknown) {
  if (isDatabaseUnavailable(error)) log.error(event, { ...fields, code: unavailableCode(error) });
  else log.error(event, fields, error);
}
