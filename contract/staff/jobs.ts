import { cursorText, pageLimit } from '@contract/common/paging';
import { rowId } from '@contract/common/text';
import * as v from 'valibot';

/** GET /admin/job (JobOverview): admins. */

/** GET /admin/job/failed (FailedJobPage): admins; the newest first. */
export const failedJobsQuery = v.object({ cursor: cursorText, limit: pageLimit });
export type FailedJobsQuery = v.InferOutput<typeof failedJobsQuery>;

/** POST /admin/job/failed/:id/retry and DELETE /admin/job/failed/:id: admins. */
export const failedJobParam = v.object({ id: rowId });
