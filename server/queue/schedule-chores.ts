import type { JobKind } from '@contract/common/job-kinds';
import type { Database, Transaction } from '@server/db/database';
import { chores, jobs } from '@server/db/schema';
import { eq, inArray } from 'drizzle-orm';
import { v7 as newId } from 'uuid';

/** Kinds whose job needs no payload. */
type ChoreKind = Exclude<JobKind, 'send-announcement' | 'create-export'>;

/** Periodic work: one job in each period, whatever the number of processes. */
export type Chore = {
  kind: ChoreKind;
  /** The period in milliseconds, counted from the epoch: processes need not have started together. */
  every: number;
};

/** The start of the next period. */
const nextDue = ({ every }: Chore, now: number) => (Math.floor(now / every) + 1) * every;

/** Also when the clock was put back by more than a period; the clocks of two processes differ by less. */
const isDue = (chore: Chore, dueAt: Date, now: number) =>
  dueAt.getTime() <= now || dueAt.getTime() > nextDue(chore, now) + chore.every;

/**
 * Enqueues the chores whose period has begun. One that is still due or running, or waits for its next attempt, is not
 * enqueued a second time.
 */
export async function scheduleChores(db: Database, list: readonly Chore[], now: number): Promise<void> {
  const stored = await readDue(db);
  const unknown = list.filter(({ kind }) => !stored.has(kind));
  // Begins with the next period, so that a first start is not slowed down by all of them.
  if (unknown.length > 0)
    await db
      .insert(chores)
      .values(unknown.map((chore) => ({ kind: chore.kind, dueAt: new Date(nextDue(chore, now)) })))
      .onConflictDoNothing();
  const due = filterDue(list, stored, now);
  if (due.length > 0) await db.transaction((tx) => enqueueChores(tx, due, now));
}

const filterDue = (list: readonly Chore[], stored: ReadonlyMap<JobKind, Date>, now: number) =>
  list.filter((chore) => {
    const dueAt = stored.get(chore.kind);
    return dueAt !== undefined && isDue(chore, dueAt, now);
  });

async function readDue(db: Database): Promise<Map<JobKind, Date>> {
  const rows = await db.select({ kind: chores.kind, dueAt: chores.dueAt }).from(chores);
  return new Map(rows.map(({ kind, dueAt }) => [kind, dueAt]));
}

/** Rows that another process has locked are being enqueued by it. */
async function enqueueChores(tx: Transaction, list: readonly Chore[], now: number) {
  const locked = await tx
    .select({ kind: chores.kind, dueAt: chores.dueAt })
    .from(chores)
    .where(
      inArray(
        chores.kind,
        list.map(({ kind }) => kind),
      ),
    )
    .for('update', { skipLocked: true });
  const due = filterDue(list, new Map(locked.map((row) => [row.kind, row.dueAt])), now);
  if (due.length === 0) return;
  for (const chore of due)
    await tx
      .update(chores)
      .set({ dueAt: new Date(nextDue(chore, now)) })
      .where(eq(chores.kind, chore.kind));
  const at = new Date(now);
  await tx
    .insert(jobs)
    .values(due.map(({ kind }) => ({ id: newId(), kind, key: 'chore', payload: {}, runAt: at, createdAt: at })))
    .onConflictDoNothing();
}
