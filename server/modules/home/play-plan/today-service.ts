import { ageInMonths } from '@contract/common/age';
import { seoulDay } from '@contract/common/calendar';
import { isOptionalDose } from '@contract/home/health-windows';
import { TODAY_WINDOWS } from '@contract/home/play-plan';
import type { Today } from '@contract/home/play-plan.responses';
import { type Database, UNNAMED } from '@server/db/database';
import { growthEntries } from '@server/db/schema';
import { byChild, selectMarks } from '@server/modules/home/health-windows/health-marks';
import { listWindows, nearestFirst } from '@server/modules/home/health-windows/list-windows';
import { selectChild } from '@server/modules/profiles/child';
import { type ChildContext, lostChild } from '@server/modules/profiles/child-access';
import { and, desc, eq, sql } from 'drizzle-orm';
import { selectMarksSince, toWrittenMarks } from './play-marks';
import { buildPlan, planSince, plansSince } from './play-plan-service';

/** The statements of `getToday`, built once. */
export function prepareToday(db: Database) {
  const [accountId, callerId] = [sql.placeholder('accountId'), sql.placeholder('callerId')];
  const [profileId, since] = [sql.placeholder('profileId'), sql.placeholder('since')];
  const own = { accountId, id: profileId };
  const growth = db
    .select({
      measuredOn: growthEntries.measuredOn,
      heightMm: growthEntries.heightMm,
      weightG: growthEntries.weightG,
    })
    .from(growthEntries)
    .where(and(eq(growthEntries.accountId, accountId), eq(growthEntries.profileId, profileId)))
    .orderBy(desc(growthEntries.measuredOn))
    .limit(1);
  return {
    child: selectChild(db, { accountId, callerId }, profileId).prepare(UNNAMED),
    marks: selectMarks(db, own).prepare(UNNAMED),
    growth: growth.prepare(UNNAMED),
    playMarks: selectMarksSince(db, own, since).prepare(UNNAMED),
    plans: plansSince(db, own, since).prepare(UNNAMED),
  };
}

/** Home's section in one answer. @throws AppError FOREIGN_PROFILE */
export async function getToday(
  statements: ReturnType<typeof prepareToday>,
  ctx: ChildContext,
  { profileId }: { profileId: string },
): Promise<Today> {
  const today = seoulDay(ctx.now);
  const own = { accountId: ctx.accountId, callerId: ctx.callerId, profileId, since: planSince(ctx.now) };
  const [[child], markRows, [entry], playMarks, plans] = await Promise.all([
    statements.child.execute(own),
    statements.marks.execute(own),
    statements.growth.execute(own),
    statements.playMarks.execute(own),
    statements.plans.execute(own),
  ]);
  if (!child) throw await lostChild(ctx.db, ctx.callerId, profileId);
  const growth = entry ? toGrowth(entry) : null;
  const windows = listWindows(child, byChild(markRows).get(profileId) ?? new Map(), today);
  const near = nearestFirst(windows);
  return {
    months: ageInMonths(child.birthDate, today),
    windows: near.slice(0, TODAY_WINDOWS),
    open: near.filter(({ state }) => state === 'open').length,
    overdue: windows.filter(({ state }) => state === 'overdue').length,
    unconfirmed: windows.filter(
      ({ id, state }) => state === 'unconfirmed' && !isOptionalDose(id, child.combinedVaccine),
    ).length,
    ahead: windows.some(({ state }) => state === 'open' || state === 'upcoming' || state === 'later'),
    growth,
    plan: await buildPlan(ctx, child, { marks: toWrittenMarks(playMarks), earlier: plans }),
  };
}

type Growth = Pick<typeof growthEntries.$inferSelect, 'measuredOn' | 'heightMm' | 'weightG'>;

const toGrowth = ({ measuredOn, heightMm, weightG }: Growth): Today['growth'] => ({
  measured_on: measuredOn,
  height_cm: heightMm === null ? null : heightMm / 10,
  weight_kg: weightG === null ? null : weightG / 1000,
});
