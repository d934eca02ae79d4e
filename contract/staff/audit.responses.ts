import { STAFF_ACTIONS, STAFF_SUBJECTS } from '@contract/accounts/staff-actions';
import { isoTime, page } from '@contract/common/response-parts';
import * as v from 'valibot';

const ACTIONS = STAFF_ACTIONS.map(({ action }) => action);

export const auditLine = v.strictObject({
  id: v.string(),
  action: v.picklist(ACTIONS),
  subject_kind: v.picklist(STAFF_SUBJECTS),
  subject_id: v.string(),
  at: isoTime,
  /** Null at the server's console; `user_id` null for an account that is gone. */
  actor: v.nullable(v.strictObject({ id: v.string(), user_id: v.nullable(v.string()) })),
});
export type AuditLine = v.InferOutput<typeof auditLine>;

export const auditPage = page(auditLine);
export type AuditPage = v.InferOutput<typeof auditPage>;
