import { ageInMonths } from '@contract/common/age';
import { dayFromNumber, dayNumber, formatDay, seoulDay } from '@contract/common/calendar';
import { GROWTH_DUE_DAYS, TODAY_WINDOWS } from '@contract/home/play-plan';
import type { Today } from '@contract/home/play-plan.responses';
import type { Queryable } from '@server/db/database';
import { prepareQuery } from '@server/db/prepare-query';
import { readTogether } from '@server/db/read-together';
import { growthEntries } from '@server/db/schema';
import { listWindows, nearestFirst } from '@server/modules/home/health-windows/list-windows';
import { listMarks } from '@server/modules/home/health-windows/marks';
import { findChildIn } from '@server/modules/profiles/child';
import type { ChildContext } from '@server/modules/profiles/child-access';
import { and, desc, eq, sql } from 'drizzle-orm';
import { buildPlan, readPlanRows } from './play-plan-service';

/** Home's section in one answer. @throws AppError FOREIGN_PROFILE */
export async function getToday(ctx: ChildContext, { profileId }: { profileId: string }): Promise<Today> {
  const today = seoulDay(ctx.now);
  const own = { accountId: ctx.accountId, id: profileId };
  const [child, marks, growth, planRows] = await readTogether(ctx.db, (db) =>
    Promise.all([
      findChildIn(db, ctx, profileId),
      listMarks(db, own),
      findNewestGrowth({ ...ctx, db }, profileId),
      readPlanRows(db, own, ctx.now),
    ]),
  );
  const windows = listWindows(child, marks, today);
  const near = nearestFirst(windows);
  return {
    months: ageInMonths(child.birthDate, today),
    windows: near.slice(0, TODAY_WINDOWS),
    open: near.filter(({ state }) => state === 'open').length,
    unconfirmed: windows.filter(({ state }) => state === 'unconfirmed').length,
    ahead: windows.some(({ state }) => state === 'open' || state === 'upcoming' || state === 'later'),
    growth,
    growth_due: !growth || growth.measured_on < formatDay(dayFromNumber(dayNumber(today) - GROWTH_DUE_DAYS)),
    plan: await buildPlan(ctx, child, planRows),
  };
}

async function findNewestGrowth(
  { db, accountId }: { db: Queryable; accountId: string },
  profileId: string,
): Promise<Today['growth']> {
  const [entry] = await newestEntry(db, {}).execute({ account: accountId, profile: profileId });
  if (!entry) return null;
  return {
    measured_on: entry.measuredOn,
    height_cm: entry.heightMm === null ? null : entry.heightMm / 10,
    weight_kg: entry.weightG === null ? null : entry.weightG / 1000,
  };
}

const newestEntry = prepareQuery((db) =>
  db
    .select({
      measuredOn: growthEntries.measuredOn,
      heightMm: growthEntries.heightMm,
      weightG: growthEntries.weightG,
    })
    .from(growthEntries)
    .where(
      and(
        eq(growthEntries.accountId, sql.placeholder('account')),
        eq(growthEntries.profileId, sql.placeholder('profile')),
      ),
    )
    .orderBy(desc(growthEntries.measuredOn))
    .limit(1),
);
