import type { Database, Transaction } from '@server/db/database';
import { profiles } from '@server/db/schema';
import { throwIfStopping } from '@server/lib/job-interrupted';
import { asc, lte, sql } from 'drizzle-orm';

export type DueChild = typeof profiles.$inferSelect;
/** The next day of a child, YYYYMMDD. */
type Visited = { sent: number; nextDays: readonly (Pick<DueChild, 'accountId' | 'id'> & { day: string })[] };
type Due = { column: 'remindersCheckOn' | 'letterOn'; today: string; stopping: AbortSignal | undefined };

/** Children of one transaction. */
const AT_ONCE = 500;
/** Batches of one run; the next run continues. */
const ROUNDS = 50;

/**
 * Visits the children whose day has come, batch by batch. The rows of a visit and the next day of each child are one
 * transaction; children that another process has at the moment are left to it.
 * @returns the sum of what was sent
 * @throws JobInterrupted between two batches when the process was asked to stop
 */
export async function visitDueChildren(
  db: Database,
  { column, today, stopping }: Due,
  visit: (tx: Transaction, children: readonly DueChild[]) => Promise<Visited>,
): Promise<number> {
  let sum = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    throwIfStopping(stopping);
    const { visited, sent } = await db.transaction(async (tx) => {
      const children = await tx
        .select()
        .from(profiles)
        .where(lte(profiles[column], today))
        .orderBy(asc(profiles[column]))
        .limit(AT_ONCE)
        .for('no key update', { skipLocked: true });
      if (children.length === 0) return { visited: 0, sent: 0 };
      const done = await visit(tx, children);
      await setNextDays(tx, column, done.nextDays);
      return { visited: children.length, sent: done.sent };
    });
    sum += sent;
    if (visited < AT_ONCE) break;
  }
  return sum;
}

const setNextDays = (tx: Transaction, column: Due['column'], nextDays: Visited['nextDays']) =>
  tx.execute(sql`
    update ${profiles} set ${sql.identifier(profiles[column].name)} = next.day
    from json_to_recordset(${JSON.stringify(nextDays)}::json) as next ("accountId" uuid, id uuid, day char(8))
    where ${profiles.accountId} = next."accountId" and ${profiles.id} = next.id`);
