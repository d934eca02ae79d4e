import { MINUTE_MS } from '@contract/common/time';
import type { FailedJobPage, JobOverview } from '@contract/staff/jobs.responses';
import { chores, jobs, staffActions } from '@server/db/schema';
import { useTestApp } from '@server/testing/test-app';

const t = useTestApp();

const listFailed = async (token: string, query = '') =>
  (await t.callJson<FailedJobPage>('GET', `/admin/job/failed${query}`, { token })).data;
const insertFailed = async (index: number, key: string | null = null) => {
  const id = crypto.randomUUID();
  const at = new Date(t.clock.now - index * MINUTE_MS);
  await t.db.insert(jobs).values({
    ...{ id, kind: 'sweep-uploads', key, payload: {}, attempts: 9, errorCode: 'ECONNREFUSED' },
    ...{ runAt: at, failedAt: at, createdAt: new Date(at.getTime() - MINUTE_MS) },
  });
  return id;
};
const listActions = () => t.db.select({ action: staffActions.action, id: staffActions.subjectId }).from(staffActions);

test('queues are counted by kind, with when periodic jobs were done and are due', async () => {
  const { token } = await t.signUp({ role: 'admin' });
  const [dueAt, finishedAt] = [new Date(t.clock.now + MINUTE_MS), new Date(t.clock.now - MINUTE_MS)];
  await t.db.delete(chores);
  await t.db.insert(chores).values({ kind: 'sweep-sessions', dueAt, finishedAt });
  await t.deps.jobs.enqueue('sweep-uploads', {}, { runAt: t.clock.now - 2 * MINUTE_MS });
  await insertFailed(1);
  const { data } = await t.callJson<JobOverview>('GET', '/admin/job', { token });
  const nothing = { waiting: 0, running: 0, failed: 0, late_seconds: 0, due_at: null, done_at: null };
  expect(data.kinds).toEqual([
    { ...nothing, kind: 'sweep-uploads', waiting: 1, failed: 1, late_seconds: 120 },
    { ...nothing, kind: 'sweep-sessions', due_at: dueAt.toISOString(), done_at: finishedAt.toISOString() },
  ]);
});

test('jobs that were given up are listed by pages, the newest first', async () => {
  const { token } = await t.signUp({ role: 'admin' });
  const ids = [await insertFailed(1), await insertFailed(2), await insertFailed(3)];
  await t.deps.jobs.enqueue('sweep-jobs', {});
  const first = await listFailed(token, '?limit=2');
  expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect(first.items[0]).toEqual({
    ...{ id: ids[0], kind: 'sweep-uploads', attempts: 9, error_code: 'ECONNREFUSED' },
    failed_at: new Date(t.clock.now - MINUTE_MS).toISOString(),
    since: new Date(t.clock.now - 2 * MINUTE_MS).toISOString(),
  });
  expect((await listFailed(token, `?limit=2&cursor=${first.next}`)).items).toMatchObject([{ id: ids[2] }]);
});

test('a job that was given up is due again after a retry, which is recorded once', async () => {
  const admin = await t.signUp({ role: 'admin' });
  const id = await insertFailed(1, 'chore');
  expect((await t.call('POST', `/admin/job/failed/${id}/retry`, { token: admin.token })).status).toBe(200);
  expect(await t.db.select().from(jobs)).toMatchObject([
    { id, attempts: 0, failedAt: null, errorCode: null, runAt: new Date(t.clock.now) },
  ]);
  expect((await t.call('POST', `/admin/job/failed/${id}/retry`, { token: admin.token })).status).toBe(404);
  expect(await listActions()).toEqual([{ action: 'job.retry', id }]);
});

test('a job whose like is waiting is not retried beside it', async () => {
  const { token } = await t.signUp({ role: 'admin' });
  const id = await insertFailed(1, 'chore');
  await t.deps.jobs.enqueue('sweep-uploads', {}, { key: 'chore' });
  const refused = await t.callJson('POST', `/admin/job/failed/${id}/retry`, { token });
  expect(refused).toMatchObject({ code: 'CONFLICT', message: '같은 작업이 이미 기다리고 있어요.' });
  expect((await listFailed(token)).items).toMatchObject([{ id }]);
  expect(await listActions()).toEqual([]);
});

test('a job that was given up is deleted, which is recorded; one that is due is not', async () => {
  const { token } = await t.signUp({ role: 'admin' });
  const id = await insertFailed(1);
  await t.deps.jobs.enqueue('sweep-jobs', {});
  const [due] = (await t.db.select().from(jobs)).filter(({ failedAt }) => failedAt === null);
  expect((await t.call('DELETE', `/admin/job/failed/${due?.id}`, { token })).status).toBe(404);
  expect((await t.call('DELETE', `/admin/job/failed/${id}`, { token })).status).toBe(200);
  expect(await t.db.select().from(jobs)).toMatchObject([{ id: due?.id }]);
  expect(await listActions()).toEqual([{ action: 'job.delete', id }]);
});
