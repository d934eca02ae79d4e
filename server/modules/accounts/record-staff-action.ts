import { STAFF_ACTIONS, type StaffAction } from '@contract/accounts/staff-actions';
import { formatDay, seoulDay } from '@contract/common/calendar';
import type { Queryable } from '@server/db/database';
import { staffActions } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { v7 as newId, v5 } from 'uuid';

export type StaffActor = {
  /** Null at the server's console. */
  actorId: string | null;
  now: number;
};

type Line = { action: StaffAction; subjectId: string };

function toRow({ actorId, now }: StaffActor, { action, subjectId }: Line): typeof staffActions.$inferInsert {
  const known = STAFF_ACTIONS.find((staffAction) => staffAction.action === action);
  if (!known) throw new AppError('INTERNAL');
  return { id: newId(), actorId, action, subjectKind: known.subject, subjectId, at: new Date(now) };
}

/** Writes one line of the audit log; call it in the transaction of the action. */
export async function recordStaffAction(tx: Queryable, actor: StaffActor, line: Line): Promise<void> {
  await tx.insert(staffActions).values(toRow(actor, line));
}

const VIEWS = '0f6c2d0e-6a55-4b8e-9d0b-3f1a7f2c9e41';

/**
 * Notes that staff read things by a GET, which a client may send again: one line a thing for each of the staff and day
 * in Seoul, by an id that follows from them. Call it before the answer.
 */
export async function recordStaffViews(
  db: Queryable,
  { actorId, now }: { actorId: string; now: number },
  action: Extract<StaffAction, `${string}.view` | `${string}.list`>,
  subjectIds: readonly string[],
): Promise<void> {
  if (subjectIds.length === 0) return;
  const day = formatDay(seoulDay(now));
  const rows = subjectIds.map((subjectId) => ({
    ...toRow({ actorId, now }, { action, subjectId }),
    id: v5([actorId, action, subjectId, day].join(' '), VIEWS),
  }));
  await db.insert(staffActions).values(rows).onConflictDoNothing();
}
