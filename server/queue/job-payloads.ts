import type { JobKind } from '@contract/common/job-kinds';
import * as v from 'valibot';

const nothing = v.strictObject({});
const id = v.pipe(v.string(), v.uuid());

/**
 * Payload of each kind of job: ids only, as a text would stay in the queue after its author left. A test refuses
 * anything else.
 */
export const JOB_PAYLOADS = {
  'deliver-notices': nothing,
  'send-announcement': v.strictObject({ announcementId: id }),
  'send-reminders': nothing,
  'create-export': v.strictObject({ accountId: id, exportId: id }),
  'send-weekly-letters': nothing,
  'notify-expiring-points': nothing,
  'expire-points': nothing,
  'count-views': nothing,
  'sweep-popularity': nothing,
  'sweep-community': nothing,
  'end-claims': nothing,
  'announce-contests': nothing,
  'purge-accounts': nothing,
  'sweep-uploads': nothing,
  'sweep-exports': nothing,
  'sweep-sessions': nothing,
  'sweep-idempotency-keys': nothing,
  'sweep-mail-codes': nothing,
  'sweep-rate-limits': nothing,
  'end-removals': nothing,
  'remind-next-owners': nothing,
  'sweep-links': nothing,
  'count-days': nothing,
  'sweep-notices': nothing,
  'sweep-jobs': nothing,
  vacuum: nothing,
} as const satisfies Record<JobKind, v.GenericSchema<object>>;

export type JobPayload<Kind extends JobKind> = v.InferOutput<(typeof JOB_PAYLOADS)[Kind]>;

/** Handlers by kind. A job may run twice for one row, so it leaves finished rows alone. */
export type JobHandlers = { [Kind in JobKind]?: (payload: JobPayload<Kind>) => Promise<unknown> };
