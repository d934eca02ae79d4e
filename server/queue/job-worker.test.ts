/** @postgres jobs */

import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@contract/common/time';
import { chores, jobs } from '@server/db/schema';
import { JobInterrupted } from '@server/lib/job-interrupted';
import { useTestApp } from '@server/testing/test-app';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { claimJobs, finishJob, LEASE_MS, MAX_ATTEMPTS } from './attempts';
import { countJobs } from './count-jobs';
import { JOB_PAYLOADS, type JobHandlers } from './job-payloads';
import { createJobWorker, type JobOutcome, type JobWorkerOptions } from './job-worker';
import type { Chore } from './schedule-chores';
import { sweepJobs } from './sweep-jobs';

const t = useTestApp();
let ran: string[];
let outcomes: JobOutcome[];
beforeEach(() => {
  ran = [];
  outcomes = [];
});

const options = (handlers: JobHandlers, more: Partial<JobWorkerOptions> = {}): JobWorkerOptions => ({
  db: t.db,
  now: t.deps.now,
  log: t.deps.log,
  handlers,
  chores: [],
  concurrency: 4,
  observeJob: async (_, attempt) => {
    const outcome = await attempt();
    outcomes.push(outcome);
    return outcome;
  },
  ...more,
});
const createWorker = (...given: Parameters<typeof options>) => createJobWorker(options(...given));
const enqueue: typeof t.deps.jobs.enqueue = (...job) => t.deps.jobs.enqueue(...job);
const counting = (kind: keyof JobHandlers): JobHandlers => ({ [kind]: async () => void ran.push(kind) });
const listJobs = () => t.db.select().from(jobs);

test('runs a job once when two processes look for it at the same time', async () => {
  for (let index = 0; index < 20; index += 1) await enqueue('sweep-uploads', {});
  const workers = [createWorker(counting('sweep-uploads')), createWorker(counting('sweep-uploads'))];
  await Promise.all(workers.map(({ runDue }) => runDue()));
  expect(ran).toHaveLength(20);
  expect(await listJobs()).toEqual([]);
});

test('runs as many at a time as it may', async () => {
  for (let index = 0; index < 5; index += 1) await enqueue('sweep-uploads', {});
  let now = 0;
  let most = 0;
  const handlers: JobHandlers = {
    'sweep-uploads': async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((go) => setTimeout(go));
      now -= 1;
    },
  };
  expect(await createWorker(handlers, { concurrency: 2 }).runDue()).toBe(5);
  expect(most).toBe(2);
});

test('does not run a job before its time', async () => {
  await enqueue('sweep-uploads', {}, { runAt: t.clock.now + HOUR_MS });
  const worker = createWorker(counting('sweep-uploads'));
  t.clock.now += HOUR_MS - 1;
  expect(await worker.runDue()).toBe(0);
  t.clock.now += 1;
  expect(await worker.runDue()).toBe(1);
});

test('enqueues nothing when the transaction it belongs to is rolled back', async () => {
  const work = t.db.transaction(async (db) => {
    await enqueue('sweep-uploads', {}, { db });
    throw new Error('rolled back');
  });
  await expect(work).rejects.toThrow('rolled back');
  expect(await listJobs()).toEqual([]);
});

describe('a key', () => {
  test('makes two due jobs one, with the later time', async () => {
    await enqueue('sweep-uploads', {}, { key: 'one' });
    await enqueue('sweep-uploads', {}, { key: 'one', runAt: t.clock.now + HOUR_MS });
    await enqueue('sweep-uploads', {}, { key: 'two' });
    await enqueue('sweep-sessions', {}, { key: 'one' });
    const worker = createWorker({ ...counting('sweep-uploads'), ...counting('sweep-sessions') });
    expect(await worker.runDue()).toBe(2);
    t.clock.now += HOUR_MS;
    expect(await worker.runDue()).toBe(1);
  });

  test('adds no second job while the first one runs', async () => {
    await enqueue('sweep-uploads', {}, { key: 'one' });
    const handlers: JobHandlers = {
      'sweep-uploads': async () => {
        ran.push('run');
        await enqueue('sweep-uploads', {}, { key: 'one' });
      },
    };
    await createWorker(handlers).runDue();
    expect(ran).toHaveLength(1);
    expect(await listJobs()).toEqual([]);
  });
});

describe('a job that fails', () => {
  const failing: JobHandlers = {
    'sweep-uploads': () => {
      throw Object.assign(new Error('하린이의 사진'), { code: 'ENOENT' });
    },
  };
  async function runUntilDead() {
    const worker = createWorker(failing);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      await worker.runDue();
      t.clock.now += 6 * HOUR_MS;
    }
  }

  test('is run again after growing delays and is a dead letter in the end', async () => {
    await enqueue('sweep-uploads', {});
    const worker = createWorker(failing);
    const delays: number[] = [];
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
      expect(await worker.runDue()).toBe(1);
      const [job] = await listJobs();
      const delay = (job?.runAt.getTime() ?? 0) - t.clock.now;
      delays.push(delay);
      t.clock.now += delay - 1;
      expect(await worker.runDue()).toBe(0);
      t.clock.now += 1;
    }
    expect(delays).toEqual(delays.toSorted((a, b) => a - b));
    expect(delays[0]).toBe(10 * SECOND_MS);
    await worker.runDue();
    expect(await listJobs()).toMatchObject([
      { attempts: MAX_ATTEMPTS, errorCode: 'ENOENT', startedAt: null, failedAt: new Date(t.clock.now) },
    ]);
    t.clock.now += 24 * HOUR_MS;
    expect(await worker.runDue()).toBe(0);
    expect(outcomes).toEqual([...delays.map(() => 'failed'), 'dead']);
  });

  test('stores and logs its code, not its message', async () => {
    await enqueue('sweep-uploads', {});
    await createWorker(failing).runDue();
    expect(JSON.stringify(await listJobs())).not.toContain('하린');
    expect(t.logLines.at(-1)).toContain('"event":"job failed","kind":"sweep-uploads","attempts":1,"code":"ENOENT"');
  });

  test('is one dead letter per key, gone when a later job with the key is done', async () => {
    for (let round = 0; round < 2; round += 1) {
      await enqueue('sweep-uploads', {}, { key: 'one' });
      await runUntilDead();
    }
    await enqueue('sweep-uploads', {}, { key: 'two' });
    await runUntilDead();
    expect(await listJobs()).toHaveLength(2);
    await enqueue('sweep-uploads', {}, { key: 'one' });
    await createWorker(counting('sweep-uploads')).runDue();
    expect((await listJobs()).map(({ key }) => key)).toEqual(['two']);
  });

  test('is deleted thirty days after it was given up', async () => {
    await enqueue('sweep-uploads', {});
    await runUntilDead();
    const [dead] = await listJobs();
    const until = (dead?.failedAt?.getTime() ?? 0) + 30 * 24 * HOUR_MS;
    await sweepJobs(t.db, until);
    expect(await listJobs()).toHaveLength(1);
    await sweepJobs(t.db, until + 1);
    expect(await listJobs()).toEqual([]);
  });
});

describe('a process that is killed', () => {
  test('loses no job: another process runs it when the lease is over', async () => {
    await enqueue('sweep-uploads', {});
    expect(await claimJobs(t.db, ['sweep-uploads'], 5, t.clock.now)).toHaveLength(1);
    const other = createWorker(counting('sweep-uploads'));
    t.clock.now += LEASE_MS - 1;
    expect(await other.runDue()).toBe(0);
    t.clock.now += 1;
    expect(await other.runDue()).toBe(1);
    expect(await listJobs()).toEqual([]);
  });

  test('does not finish what another one has taken over', async () => {
    await enqueue('sweep-uploads', {});
    const [first] = await claimJobs(t.db, ['sweep-uploads'], 1, t.clock.now);
    t.clock.now += LEASE_MS;
    await claimJobs(t.db, ['sweep-uploads'], 1, t.clock.now);
    if (!first) throw new Error('nothing was claimed');
    await finishJob(t.db, first, t.clock.now);
    expect(await listJobs()).toMatchObject([{ attempts: 2 }]);
  });

  test('by the same job each time makes that one a dead letter', async () => {
    await enqueue('sweep-uploads', {});
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      await claimJobs(t.db, ['sweep-uploads'], 1, t.clock.now);
      t.clock.now += LEASE_MS;
    }
    await createWorker(counting('sweep-uploads')).runDue();
    expect(ran).toEqual([]);
    expect(await listJobs()).toMatchObject([{ errorCode: 'LOST', failedAt: new Date(t.clock.now) }]);
  });
});

test('gives a job back that is interrupted, without counting the attempt', async () => {
  await enqueue('sweep-uploads', {});
  const stopping = new AbortController();
  const interrupted: JobHandlers = {
    'sweep-uploads': () => {
      stopping.abort();
      throw new JobInterrupted();
    },
  };
  expect(await createWorker(interrupted, { stopping: stopping.signal }).runDue()).toBe(1);
  expect(await listJobs()).toMatchObject([{ attempts: 0, startedAt: null, errorCode: null }]);
  expect(await createWorker(counting('sweep-uploads')).runDue()).toBe(1);
});

test('begins nothing once its process was asked to stop', async () => {
  await enqueue('sweep-uploads', {});
  const worker = createWorker(counting('sweep-uploads'), { stopping: AbortSignal.abort() });
  expect(await worker.runDue()).toBe(0);
});

test('leaves jobs of a kind it does not know to the process of a newer release', async () => {
  await enqueue('sweep-uploads', {});
  expect(await createWorker(counting('sweep-sessions')).runDue()).toBe(0);
  expect(await listJobs()).toHaveLength(1);
});

describe('a chore', () => {
  const hourly: Chore[] = [{ kind: 'sweep-sessions', every: HOUR_MS }];
  const createProcess = (handlers = counting('sweep-sessions')) => createWorker(handlers, { chores: hourly });
  /** The first look notes the chore; it runs from the next period on. */
  beforeEach(async () => {
    t.clock.now = Date.parse('2026-03-10T03:59:59Z');
    await createProcess().runDue();
  });

  test('runs once in each period, by whichever of three processes', async () => {
    const processes = [createProcess(), createProcess(), createProcess()];
    for (let hour = 1; hour <= 3; hour += 1) {
      t.clock.now += HOUR_MS;
      for (let look = 0; look < 3; look += 1) await Promise.all(processes.map(({ runDue }) => runDue()));
      expect(ran).toHaveLength(hour);
    }
    expect(await t.db.select().from(chores)).toMatchObject([{ finishedAt: new Date(t.clock.now) }]);
  });

  test('runs every hour also when its process is restarted more often', async () => {
    for (let minutes = 0; minutes < 180; minutes += 10) {
      t.clock.now += 10 * MINUTE_MS;
      await createProcess().runDue();
    }
    expect(ran).toHaveLength(3);
  });

  test('that was missed for a day runs once when a process is back', async () => {
    t.clock.now += 24 * HOUR_MS;
    await createProcess().runDue();
    expect(ran).toHaveLength(1);
  });

  test('is not enqueued again while it waits for its next attempt, which is never later than its period', async () => {
    const failing = () => {
      ran.push('failed');
      throw new Error('no');
    };
    for (let minute = 0; minute < 30 * 60; minute += 20) {
      t.clock.now += 20 * MINUTE_MS;
      await createProcess({ 'sweep-sessions': failing }).runDue();
      const waiting = (await listJobs()).filter(({ failedAt }) => failedAt === null);
      expect(waiting.length).toBeLessThanOrEqual(1);
      for (const { runAt } of waiting) expect(runAt.getTime() - t.clock.now).toBeLessThanOrEqual(HOUR_MS);
    }
    expect((await listJobs()).filter(({ failedAt }) => failedAt !== null)).toHaveLength(1);
    expect(ran.length).toBeGreaterThan(MAX_ATTEMPTS);
  });

  test('runs on when the clock is put back by a day', async () => {
    t.clock.now += HOUR_MS;
    await createProcess().runDue();
    t.clock.now -= 24 * HOUR_MS;
    await createProcess().runDue();
    t.clock.now += HOUR_MS;
    await createProcess().runDue();
    expect(ran).toHaveLength(3);
  });
});

test('counts the jobs of each kind', async () => {
  await enqueue('sweep-uploads', {}, { runAt: t.clock.now - 90 * SECOND_MS });
  await enqueue('sweep-uploads', {}, { runAt: t.clock.now + HOUR_MS });
  await enqueue('sweep-sessions', {});
  await claimJobs(t.db, ['sweep-sessions'], 1, t.clock.now);
  await enqueue('sweep-sessions', {});
  await t.db
    .update(jobs)
    .set({ failedAt: new Date(t.clock.now), startedAt: null })
    .where(eq(jobs.kind, 'sweep-sessions'));
  await enqueue('sweep-sessions', {});
  await claimJobs(t.db, ['sweep-sessions'], 1, t.clock.now);
  expect(await countJobs(t.db, t.clock.now)).toEqual([
    { kind: 'sweep-sessions', waiting: 0, running: 1, failed: 2, lateSeconds: 0 },
    { kind: 'sweep-uploads', waiting: 2, running: 0, failed: 0, lateSeconds: 90 },
  ]);
});

test('a payload holds ids only', () => {
  const uuid = v.pipe(v.string(), v.uuid());
  for (const schema of Object.values(JOB_PAYLOADS)) {
    expect(schema.type).toBe('strict_object');
    for (const [name, entry] of Object.entries<v.GenericSchema>(schema.entries)) {
      expect(name).toMatch(/Id$/);
      expect(entry).toMatchObject({ type: uuid.type, pipe: [{}, { type: 'uuid' }] });
    }
  }
});
