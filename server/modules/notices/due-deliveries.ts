import { MINUTE_MS } from '@contract/common/time';
import type { Database } from '@server/db/database';
import { noticeDeliveries } from '@server/db/schema';
import { and, asc, eq, getTableColumns, lte, notInArray, type SQL, sql } from 'drizzle-orm';

/** A claimed delivery; `attempts` includes this one. */
export type Delivery = typeof noticeDeliveries.$inferSelect;
export type Channel = Delivery['channel'];

/** Delays between attempts; after the last one, a day later, the delivery is given up. */
const WAITS = [1, 5, 15, 60, 180, 480, 720].map((minutes) => minutes * MINUTE_MS);
export const isLastAttempt = ({ attempts }: Delivery) => attempts > WAITS.length;

/**
 * Takes due deliveries, the longest due first, by moving each to its next attempt: another process does not get them.
 * @param except channels that failed
 */
export async function claimDeliveries(
  db: Database,
  { now, limit, except }: { now: number; limit: number; except: readonly Channel[] },
): Promise<Delivery[]> {
  const due = db.$with('due').as(
    db
      .select({ accountId: noticeDeliveries.accountId, id: noticeDeliveries.id })
      .from(noticeDeliveries)
      .where(and(lte(noticeDeliveries.dueAt, new Date(now)), notInArray(noticeDeliveries.channel, [...except])))
      .orderBy(asc(noticeDeliveries.dueAt))
      .limit(limit)
      .for('update', { skipLocked: true }),
  );
  const claimed = await db
    .with(due)
    .update(noticeDeliveries)
    .set({ dueAt: nextAttempt(now), attempts: sql`${noticeDeliveries.attempts} + 1` })
    .from(due)
    .where(and(eq(noticeDeliveries.accountId, due.accountId), eq(noticeDeliveries.id, due.id)))
    .returning(getTableColumns(noticeDeliveries));
  return claimed.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.id.localeCompare(b.id));
}

function nextAttempt(now: number): SQL {
  const cases = WAITS.map((wait, index) => sql`when ${index} then ${new Date(now + wait).toISOString()}::timestamptz`);
  const last = new Date(now + (WAITS.at(-1) ?? MINUTE_MS)).toISOString();
  return sql`case ${noticeDeliveries.attempts} ${sql.join(cases, sql` `)} else ${last}::timestamptz end`;
}

/** Deletes what is done, unless a later notice was folded into it meanwhile: that one is delivered at the next attempt. */
export async function deleteDeliveries(db: Database, done: readonly Delivery[]): Promise<void> {
  if (done.length === 0) return;
  await db.delete(noticeDeliveries).where(
    sql`(${noticeDeliveries.accountId}, ${noticeDeliveries.id}) in (${keys(done)})
      and ${noticeDeliveries.noticeId} is not distinct from (case ${noticeDeliveries.id} ${sql.join(
        done.map(({ id, noticeId }) => sql`when ${id}::uuid then ${noticeId}::uuid`),
        sql` `,
      )} end)`,
  );
}

/** Moves deliveries that were not attempted to another time; the attempt does not count. */
export async function postponeDeliveries(db: Database, list: readonly Delivery[], dueAt: number): Promise<void> {
  if (list.length === 0) return;
  await db
    .update(noticeDeliveries)
    .set({ dueAt: new Date(dueAt), attempts: sql`${noticeDeliveries.attempts} - 1` })
    .where(sql`(${noticeDeliveries.accountId}, ${noticeDeliveries.id}) in (${keys(list)})`);
}

const keys = (list: readonly Delivery[]) =>
  sql.join(
    list.map(({ accountId, id }) => sql`(${accountId}::uuid, ${id}::uuid)`),
    sql`, `,
  );
