/** @postgres jobs */

import { JOB_KINDS } from '@contract/common/job-kinds';
import { DAY_MS } from '@contract/common/time';
import { chores, jobs } from '@server/db/schema';
import { createJobWorker, startJobWorker } from '@server/queue/job-worker';
import { openFailingDatabase } from '@server/testing/failing-database';
import { useTestApp } from '@server/testing/test-app';
import { memoryDeps, memoryLog } from '@server/testing/test-deps';
import { productJobs } from './chores';

const t = useTestApp();

test('every chore runs on an empty database', async () => {
  const product = productJobs(t.deps, { embedded: false });
  const outcomes: string[] = [];
  const worker = createJobWorker({
    ...product,
    observeJob: async (kind, attempt) => {
      const outcome = await attempt();
      outcomes.push(`${kind} ${outcome}`);
      return outcome;
    },
  });
  await worker.runDue();
  t.clock.now += DAY_MS;
  await worker.runDue();
  const kinds = product.chores.map(({ kind }) => kind);
  expect(outcomes.toSorted()).toEqual(kinds.map((kind) => `${kind} done`).toSorted());
  expect(await t.db.select().from(jobs)).toEqual([]);
  for (const { finishedAt } of await t.db.select().from(chores)) expect(finishedAt).toEqual(new Date(t.clock.now));
});

test('every kind of job has a handler', () => {
  const { handlers } = productJobs(t.deps, { embedded: true });
  expect(Object.keys(handlers).toSorted()).toEqual(JOB_KINDS.toSorted());
});

test('the worker continues after a database outage, logged as one line each, and stops', async () => {
  const { db } = await openFailingDatabase();
  const { log, lines } = memoryLog();
  jest.useFakeTimers();
  try {
    const worker = productJobs({ ...memoryDeps(db), log }, { embedded: false });
    const stop = startJobWorker(worker, { interval: 1000 });
    await jest.advanceTimersByTimeAsync(3500);
    await stop();
    await jest.advanceTimersByTimeAsync(3500);
  } finally {
    jest.useRealTimers();
  }
  expect(lines).toHaveLength(4);
  for (const line of lines) {
    expect(JSON.parse(line)).toMatchObject({ event: 'jobs put off', code: 'ECONNREFUSED' });
    expect(line).not.toContain('Failed query');
  }
});
