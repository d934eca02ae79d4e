import type { AuditQuery } from '@contract/staff/audit';
import type { AuditPage } from '@contract/staff/audit.responses';
import { accounts, staffActions } from '@server/db/schema';
import type { ServiceContext } from '@server/http/context';
import { readCursor, toPage, writeCursor } from '@server/http/input/keyset-cursor';
import { and, desc, eq, sql } from 'drizzle-orm';

const LIST = 'audit';

/** Actions of staff, the newest first. */
export async function listStaffActions(
  { db }: Pick<ServiceContext, 'db'>,
  { kind, actor, subject, cursor, limit }: AuditQuery,
): Promise<AuditPage> {
  const after = readCursor(LIST, cursor);
  const rows = await db
    .select({ line: staffActions, userId: accounts.loginId })
    .from(staffActions)
    .leftJoin(accounts, eq(accounts.id, staffActions.actorId))
    .where(
      and(
        kind && eq(staffActions.subjectKind, kind),
        actor === undefined ? undefined : eq(staffActions.actorId, actor),
        subject === undefined ? undefined : eq(staffActions.subjectId, subject),
        after
          ? sql`(${staffActions.at}, ${staffActions.id}) < (${new Date(after.key).toISOString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(staffActions.at), desc(staffActions.id))
    .limit(limit + 1);
  const { items, next } = toPage(rows, limit, ({ line: { at, id } }) => writeCursor(LIST, { key: at.getTime(), id }));
  return {
    items: items.map(({ line, userId }) => ({
      id: line.id,
      action: line.action,
      subject_kind: line.subjectKind,
      subject_id: line.subjectId,
      at: line.at.toISOString(),
      actor: line.actorId === null ? null : { id: line.actorId, user_id: userId },
    })),
    next,
  };
}
