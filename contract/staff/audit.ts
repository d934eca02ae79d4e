import { STAFF_SUBJECTS } from '@contract/accounts/staff-actions';
import { cursorText, pageLimit } from '@contract/common/paging';
import { rowId } from '@contract/common/text';
import * as v from 'valibot';

/** GET /admin/audit (AuditPage): admins; the newest first. */
export const auditQuery = v.object({
  kind: v.optional(v.picklist(STAFF_SUBJECTS, '목록에 있는 것을 골라 주세요.')),
  actor: v.optional(rowId),
  /** Id of a row, or a key of the content. */
  subject: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/, '번호를 다시 확인해 주세요.'))),
  cursor: cursorText,
  limit: pageLimit,
});
export type AuditQuery = v.InferOutput<typeof auditQuery>;
