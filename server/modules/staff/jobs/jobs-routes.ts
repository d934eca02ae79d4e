import { noData } from '@contract/common/response-parts';
import { failedJobParam, failedJobsQuery } from '@contract/staff/jobs';
import { failedJobPage, jobOverview } from '@contract/staff/jobs.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { staffOnly } from '@server/http/session/staff-only';
import { Hono } from 'hono';
import { discardFailedJob, getFailedJobs, getJobOverview, retryFailedJob } from './jobs-service';

const tag = 'jobs';

/** The queue of jobs, for admins. */
export function jobsRoutes(deps: Deps) {
  const admin = staffOnly(deps, ['admin']);
  return new Hono<AppEnv>()
    .get('/admin/job', documented({ tag, summary: '작업 현황', answers: jobOverview }), admin, async (c) =>
      ok(c, await getJobOverview(serviceContext(deps, c))),
    )
    .get(
      '/admin/job/failed',
      documented({ tag, summary: '실패한 작업', answers: failedJobPage, errors: ['INVALID_INPUT'] }),
      admin,
      valid('query', failedJobsQuery),
      async (c) => ok(c, await getFailedJobs(serviceContext(deps, c), c.req.valid('query'))),
    )
    .post(
      '/admin/job/failed/:id/retry',
      documented({
        tag,
        summary: '실패한 작업 다시 하기',
        answers: noData,
        errors: ['NOT_FOUND', 'CONFLICT'],
      }),
      admin,
      valid('param', failedJobParam),
      async (c) => {
        await retryFailedJob(serviceContext(deps, c), c.req.valid('param'));
        return ok(c, null);
      },
    )
    .delete(
      '/admin/job/failed/:id',
      documented({ tag, summary: '실패한 작업 지우기', answers: noData, errors: ['NOT_FOUND'] }),
      admin,
      valid('param', failedJobParam),
      async (c) => {
        await discardFailedJob(serviceContext(deps, c), c.req.valid('param'));
        return ok(c, null);
      },
    );
}
