import { dayFromNumber, dayNumber, formatDay, seoulDay } from '@contract/common/calendar';
import { FEW, MEASURES, type Measure, type NumbersQuery } from '@contract/staff/numbers';
import type { Numbers } from '@contract/staff/numbers.responses';
import { dailyCounts } from '@server/db/schema';
import type { ServiceContext } from '@server/http/context';
import { and, gte, lte } from 'drizzle-orm';

/** The counts of the last days that are over: at most a row for each measure and day is read. */
export async function getNumbers(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  { days: many }: NumbersQuery,
): Promise<Numbers> {
  const today = dayNumber(seoulDay(now));
  const days = Array.from({ length: many }, (_, index) => formatDay(dayFromNumber(today - many + index)));
  const rows = await db
    .select()
    .from(dailyCounts)
    .where(and(gte(dailyCounts.day, days[0] ?? ''), lte(dailyCounts.day, days.at(-1) ?? '')));
  const counts = new Map(rows.map(({ measure, day, count }) => [`${measure} ${day}`, count]));
  return {
    days,
    measures: MEASURES.map(({ measure }) => ({
      measure,
      counts: days.map((day) => toShown(measure, counts.get(`${measure} ${day}`) ?? null)),
    })),
  };
}

const toShown = (measure: Measure, count: number | null) =>
  measure === 'checks' && count !== null && count > 0 && count < FEW ? ('few' as const) : count;
