import type { Role } from '@contract/auth/auth';
import type { Database } from '@server/db/database';
import { accounts } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { recordStaffAction, type StaffActor } from '@server/modules/accounts/record-staff-action';
import { lockTarget } from '@server/modules/auth/freezes/freeze-service';
import { eq } from 'drizzle-orm';

/**
 * Gives an account a role, or takes it back with 'parent'; counts from its next request. The same role changes nothing.
 * @throws AppError NOT_FOUND, CONFLICT for one's own role and for a frozen or leaving account
 */
export async function setRole(
  { db, actorId, now }: StaffActor & { db: Database },
  { id, role }: { id: string; role: Role },
): Promise<void> {
  if (id === actorId) throw new AppError('CONFLICT', { message: '내 역할은 다른 총괄 운영자가 바꿀 수 있어요.' });
  await db.transaction(async (tx) => {
    const target = await lockTarget(tx, id);
    if (target.frozenAt || target.leavingAt)
      throw new AppError('CONFLICT', { message: '이용이 정지되었거나 탈퇴를 신청한 계정이에요.' });
    if (target.role === role) return;
    await tx.update(accounts).set({ role }).where(eq(accounts.id, id));
    await recordStaffAction(tx, { actorId, now }, { action: `role.${role}`, subjectId: id });
  });
}
