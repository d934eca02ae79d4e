import type { MyCase } from '@contract/community/community-safety.responses';
import type { Queryable } from '@server/db/database';
import { moderationCases } from '@server/db/schema';
import type { ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { and, desc, eq, ne, or } from 'drizzle-orm';
import { getTargetView } from './moderation-targets';

type CaseRow = typeof moderationCases.$inferSelect;
const LISTED = 50;

/** Decisions about this person's posts and comments, newest first; open cases only while they hide something. */
export async function listMyCases({ db, accountId }: Pick<ServiceContext, 'db' | 'accountId'>): Promise<MyCase[]> {
  const rows = await db
    .select()
    .from(moderationCases)
    .where(
      and(
        eq(moderationCases.authorId, accountId),
        or(ne(moderationCases.state, 'open'), eq(moderationCases.hidden, true)),
      ),
    )
    .orderBy(desc(moderationCases.openedAt))
    .limit(LISTED);
  return Promise.all(rows.map((row) => toMyCase(db, row)));
}

/** Appeals a decision, once. @throws AppError NOT_FOUND, APPEAL_USED */
export async function appeal(
  { db, accountId, now }: ServiceContext,
  { id, text }: { id: string; text: string },
): Promise<MyCase> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(moderationCases).where(eq(moderationCases.id, id)).for('update');
    if (!row || row.authorId !== accountId || !['removed', 'warned'].includes(row.state))
      throw new AppError('NOT_FOUND');
    if (row.appeal !== null) throw new AppError('APPEAL_USED');
    const [after] = await tx
      .update(moderationCases)
      .set({ appeal: text, appealedAt: new Date(now), appealResult: 'waiting' })
      .where(eq(moderationCases.id, id))
      .returning();
    if (!after) throw new AppError('NOT_FOUND');
    return toMyCase(tx, after);
  });
}

async function toMyCase(db: Queryable, row: CaseRow): Promise<MyCase> {
  const { label } = await getTargetView(db, row);
  const decided = row.state === 'removed' || row.state === 'warned';
  return {
    id: row.id,
    target: row.target,
    target_id: row.targetId,
    label,
    state: row.state === 'open' ? 'hidden' : row.state,
    reason: row.reason,
    note: row.note,
    at: (row.decidedAt ?? row.openedAt).toISOString(),
    appeal:
      row.appeal === null || row.appealedAt === null
        ? null
        : {
            text: row.appeal,
            at: row.appealedAt.toISOString(),
            result: row.appealResult ?? 'waiting',
            note: row.appealNote,
          },
    can_appeal: decided && row.appeal === null,
  };
}
