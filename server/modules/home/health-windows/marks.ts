import type { HealthMark } from '@contract/home/health-windows.responses';
import type { Queryable } from '@server/db/database';
import { healthMarks } from '@server/db/schema';
import { and, desc, eq, type SQL } from 'drizzle-orm';

/** The marks that count now, by window. */
export type Marks = ReadonlyMap<string, HealthMark>;

/** Reads the latest mark of every window of one child; one that was taken back is no mark. */
export async function listMarks(db: Queryable, child: { accountId: string; id: string }): Promise<Marks> {
  const own = and(eq(healthMarks.accountId, child.accountId), eq(healthMarks.profileId, child.id));
  return (await read(db, own)).get(child.id) ?? new Map();
}

/** The same of every child of an account, by child. */
export const listAccountMarks = (db: Queryable, accountId: string): Promise<ReadonlyMap<string, Marks>> =>
  read(db, eq(healthMarks.accountId, accountId));

async function read(db: Queryable, own: SQL | undefined): Promise<Map<string, Map<string, HealthMark>>> {
  const rows = await db
    .selectDistinctOn([healthMarks.profileId, healthMarks.windowId], {
      profileId: healthMarks.profileId,
      windowId: healthMarks.windowId,
      outcome: healthMarks.outcome,
      on: healthMarks.doneOn,
    })
    .from(healthMarks)
    .where(own)
    .orderBy(healthMarks.profileId, healthMarks.windowId, desc(healthMarks.markedAt), desc(healthMarks.id));
  const byChild = new Map<string, Map<string, HealthMark>>();
  for (const { profileId, windowId, outcome, on } of rows) {
    if (outcome === 'cleared') continue;
    const marks = byChild.get(profileId) ?? new Map<string, HealthMark>();
    byChild.set(profileId, marks.set(windowId, { outcome, on }));
  }
  return byChild;
}
