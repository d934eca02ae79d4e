import { JOB_KINDS } from '@contract/common/job-kinds';
import type { FailedJobsQuery } from '@contract/staff/jobs';
import type { FailedJobPage, JobOverview } from '@contract/staff/jobs.responses';
import { chores } from '@server/db/schema';
import type { RequestContext, ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { readCursor, toPage, writeCursor } from '@server/http/input/keyset-cursor';
import { recordStaffAction } from '@server/modules/accounts/record-staff-action';
import { countJobs } from '@server/queue/count-jobs';
import { deleteFailedJob, listFailedJobs, retryJob } from '@server/queue/failed-jobs';

type Context = Pick<RequestContext, 'db' | 'now' | 'accountId'>;
const LIST = 'failed-jobs';

/** Queue lengths by kind, and when periodic jobs are due. */
export async function getJobOverview({ db, now }: Pick<ServiceContext, 'db' | 'now'>): Promise<JobOverview> {
  const counts = new Map((await countJobs(db, now)).map((row) => [row.kind, row]));
  const periodic = new Map((await db.select().from(chores)).map((row) => [row.kind, row]));
  return {
    kinds: JOB_KINDS.filter((kind) => counts.has(kind) || periodic.has(kind)).map((kind) => {
      const { waiting = 0, running = 0, failed = 0, lateSeconds = 0 } = counts.get(kind) ?? {};
      const { dueAt, finishedAt } = periodic.get(kind) ?? {};
      return {
        kind,
        waiting,
        running,
        failed,
        late_seconds: Math.round(lateSeconds),
        due_at: dueAt?.toISOString() ?? null,
        done_at: finishedAt?.toISOString() ?? null,
      };
    }),
  };
}

/** Jobs that were given up, the newest first. */
export async function getFailedJobs(
  { db }: Pick<ServiceContext, 'db'>,
  { cursor, limit }: FailedJobsQuery,
): Promise<FailedJobPage> {
  const rows = await listFailedJobs(db, { after: readCursor(LIST, cursor), limit: limit + 1 });
  const { items, next } = toPage(rows, limit, ({ failedAt, id }) => writeCursor(LIST, { key: failedAt.getTime(), id }));
  return {
    items: items.map(({ id, kind, attempts, errorCode, failedAt, createdAt }) => ({
      id,
      kind,
      attempts,
      error_code: errorCode ?? 'UNKNOWN',
      failed_at: failedAt.toISOString(),
      since: createdAt.toISOString(),
    })),
    next,
  };
}

/** Makes a job that was given up due again. @throws AppError NOT_FOUND, CONFLICT while the same job waits or runs */
export async function retryFailedJob({ db, now, accountId }: Context, { id }: { id: string }): Promise<void> {
  await db.transaction(async (tx) => {
    const outcome = await retryJob(tx, id, now);
    if (outcome === 'gone') throw new AppError('NOT_FOUND', { message: '이미 다시 하거나 지운 작업이에요.' });
    if (outcome === 'queued') throw new AppError('CONFLICT', { message: '같은 작업이 이미 기다리고 있어요.' });
    await recordStaffAction(tx, { actorId: accountId, now }, { action: 'job.retry', subjectId: id });
  });
}

/** Deletes a job that was given up: it is not done. @throws AppError NOT_FOUND */
export async function discardFailedJob({ db, now, accountId }: Context, { id }: { id: string }): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await deleteFailedJob(tx, id)))
      throw new AppError('NOT_FOUND', { message: '이미 다시 하거나 지운 작업이에요.' });
    await recordStaffAction(tx, { actorId: accountId, now }, { action: 'job.delete', subjectId: id });
  });
}
