import { STAFF_ACTIONS, type StaffAction } from '@contract/accounts/staff-actions';
import type { Queryable } from '@server/db/database';
import { staffActions } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { v7 as newId } from 'uuid';

export type StaffActor = {
  /** Null at the server's console. */
  actorId: string | null;
  now: number;
};

/** Writes one line of the audit log; call it in the transaction of the action. */
export async function recordStaffAction(
  tx: Queryable,
  { actorId, now }: StaffActor,
  { action, subjectId }: { action: StaffAction; subjectId: string },
): Promise<void> {
  const known = STAFF_ACTIONS.find((one) => one.action === action);
  if (!known) throw new AppError('INTERNAL');
  const row = { id: newId(), actorId, action, subjectKind: known.subject, subjectId, at: new Date(now) };
  await tx.insert(staffActions).values(row);
}
