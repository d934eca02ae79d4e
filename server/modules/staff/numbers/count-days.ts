import { dayFromNumber, dayNumber, formatDay, SEOUL_OFFSET_MS, seoulDay } from '@contract/common/calendar';
import { DAY_MS } from '@contract/common/time';
import { type Measure, NUMBER_DAYS } from '@contract/staff/numbers';
import type { Database, Queryable } from '@server/db/database';
import { queryRows } from '@server/db/query-rows';
import { dailyCounts } from '@server/db/schema';
import { eq, max, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';

/** Days counted by the first run, and at most shown. */
const DAYS_BACK = Math.max(...NUMBER_DAYS);

/** Rows of a table with the moment at which each counts, and the condition of the index on it: only that index is read. */
const EVENTS: readonly { measure: Measure; from: SQL; at: SQL; where?: SQL }[] = [
  { measure: 'joined', from: sql`accounts`, at: sql`created_at` },
  { measure: 'checks', from: sql`test_attempts`, at: sql`completed_at` },
  // The editors' articles have the time that their release gave them.
  { measure: 'posts', from: sql`posts`, at: sql`created_at`, where: sql`content_key is null` },
  { measure: 'comments', from: sql`comments`, at: sql`created_at` },
  { measure: 'reports', from: sql`reports`, at: sql`created_at` },
  { measure: 'inquiries', from: sql`inquiries`, at: sql`created_at` },
];
/** People by their last use; only the newest day can be counted, as what came before it is overwritten. */
const ACTIVE: readonly { measure: Measure; days: number }[] = [
  { measure: 'active_day', days: 1 },
  { measure: 'active_week', days: 7 },
  { measure: 'active_month', days: 30 },
];

const toDay = (number: number) => formatDay(dayFromNumber(number));
/** The start of a day in Seoul as a value of a statement. */
const midnight = (number: number) => sql`${new Date(number * DAY_MS - SEOUL_OFFSET_MS).toISOString()}::timestamptz`;

/**
 * Stores the counts of the days in Seoul that are over and not counted yet; later deletions do not change them. Days on
 * which no process ran have no counts of people who used the product.
 * @returns how many days were counted
 */
export async function countDays(db: Database, now: number): Promise<number> {
  const today = dayNumber(seoulDay(now));
  const [last] = await db
    .select({ day: max(dailyCounts.day) })
    .from(dailyCounts)
    .where(eq(dailyCounts.measure, 'joined'));
  const days = Array.from({ length: DAYS_BACK }, (_, index) => today - DAYS_BACK + index).filter(
    (number) => toDay(number) > (last?.day ?? ''),
  );
  const [first, newest] = [days[0], days.at(-1)];
  if (first === undefined || newest === undefined) return 0;
  await db.transaction(async (tx) => {
    const rows: (typeof dailyCounts.$inferInsert)[] = [];
    for (const event of EVENTS) {
      const counts = await countEvents(tx, event, { first, newest });
      rows.push(...days.map(toDay).map((day) => ({ measure: event.measure, day, count: counts.get(day) ?? 0 })));
    }
    for (const { measure, days: span } of ACTIVE)
      rows.push({ measure, day: toDay(newest), count: await countActive(tx, newest - span + 1) });
    await tx.insert(dailyCounts).values(rows).onConflictDoNothing();
  });
  return days.length;
}

async function countEvents(
  db: Queryable,
  { from, at, where }: (typeof EVENTS)[number],
  { first, newest }: { first: number; newest: number },
): Promise<Map<string, number>> {
  const rows = await queryRows(
    db,
    sql`select to_char(${at} at time zone 'Asia/Seoul', 'YYYYMMDD') as day, count(*)::int as count from ${from}
      where ${at} >= ${midnight(first)} and ${at} < ${midnight(newest + 1)}${where ? sql` and ${where}` : sql``}
      group by 1`,
    v.object({ day: v.string(), count: v.number() }),
  );
  return new Map(rows.map(({ day, count }) => [day, count]));
}

/** Accounts with a device that was last used on that day or later. */
async function countActive(db: Queryable, first: number): Promise<number> {
  const [row] = await queryRows(
    db,
    sql`select count(distinct account_id)::int as count from refresh_tokens
      where successor_id is null and created_at >= ${midnight(first)}`,
    v.object({ count: v.number() }),
  );
  return row?.count ?? 0;
}
