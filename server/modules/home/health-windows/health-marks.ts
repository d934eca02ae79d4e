import type { HealthMark } from '@contract/home/health-windows.responses';
import type { IdValue, Queryable } from '@server/db/database';
import { healthMarks } from '@server/db/schema';
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';

/** The marks that count now, by window. */
export type Marks = ReadonlyMap<string, HealthMark>;

/** Reads the latest mark of every window of one child; one that was taken back is no mark. */
export async function listMarks(db: Queryable, child: { accountId: string; id: string }): Promise<Marks> {
  return (await listWrittenMarks(db, child)).marks;
}

/** The same with the account that wrote each, by window. */
export async function listWrittenMarks(
  db: Queryable,
  child: { accountId: string; id: string },
): Promise<{ marks: Marks; writers: ReadonlyMap<string, string | null> }> {
  const rows = await selectMarks(db, child);
  return {
    marks: byChild(rows).get(child.id) ?? new Map(),
    writers: new Map(rows.map(({ windowId, writtenBy }) => [windowId, writtenBy])),
  };
}

/** The rows of one child that `byChild` reads, as a query. */
export const selectMarks = (db: Queryable, child: { accountId: IdValue; id: IdValue }) =>
  selectLatest(db, and(eq(healthMarks.accountId, child.accountId), eq(healthMarks.profileId, child.id)));

/** The same of every child of some accounts, by child. */
export async function listMarksOfAccounts(
  db: Queryable,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, Marks>> {
  return byChild(await selectLatest(db, inArray(healthMarks.accountId, [...accountIds])));
}

const selectLatest = (db: Queryable, where: SQL | undefined) =>
  db
    .selectDistinctOn([healthMarks.profileId, healthMarks.windowId], {
      profileId: healthMarks.profileId,
      windowId: healthMarks.windowId,
      outcome: healthMarks.outcome,
      on: healthMarks.doneOn,
      writtenBy: healthMarks.writtenBy,
    })
    .from(healthMarks)
    .where(where)
    .orderBy(healthMarks.profileId, healthMarks.windowId, desc(healthMarks.markedAt), desc(healthMarks.id));

type MarkRow = Pick<typeof healthMarks.$inferSelect, 'profileId' | 'windowId' | 'outcome'> & { on: HealthMark['on'] };

/** The marks that count now of each child; one that was taken back is no mark. */
export function byChild(rows: readonly MarkRow[]): Map<string, Map<string, HealthMark>> {
  const children = new Map<string, Map<string, HealthMark>>();
  for (const { profileId, windowId, outcome, on } of rows) {
    if (outcome === 'cleared') continue;
    const marks = children.get(profileId) ?? new Map<string, HealthMark>();
    children.set(profileId, marks.set(windowId, { outcome, on }));
  }
  return children;
}
