import { JOB_KINDS } from '@contract/common/job-kinds';
import { isoTime, page } from '@contract/common/response-parts';
import * as v from 'valibot';

export const jobOverview = v.strictObject({
  /** Every kind that is periodic or has jobs. */
  kinds: v.array(
    v.strictObject({
      kind: v.picklist(JOB_KINDS),
      waiting: v.number(),
      running: v.number(),
      failed: v.number(),
      /** Seconds by which the oldest due job is late. */
      late_seconds: v.number(),
      /** Of a periodic job: when it is due next, and when it was done last; null for others, and before the first time. */
      due_at: v.nullable(isoTime),
      done_at: v.nullable(isoTime),
    }),
  ),
});
export type JobOverview = v.InferOutput<typeof jobOverview>;

/** A job that was given up. */
const failedJob = v.strictObject({
  id: v.string(),
  kind: v.picklist(JOB_KINDS),
  attempts: v.number(),
  /** Code of the last error, 'ECONNREFUSED'. */
  error_code: v.string(),
  failed_at: isoTime,
  /** When it was enqueued. */
  since: isoTime,
});
export type FailedJob = v.InferOutput<typeof failedJob>;

export const failedJobPage = page(failedJob);
export type FailedJobPage = v.InferOutput<typeof failedJobPage>;
