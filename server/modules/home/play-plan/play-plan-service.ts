import { dayFromNumber, dayNumber, formatDay, parseDay, seoulDay } from '@contract/common/calendar';
import type { PlayPlan } from '@contract/home/play-plan.responses';
import { playContent } from '@server/content/plays';
import type { IdValue, Queryable } from '@server/db/database';
import { playPlans } from '@server/db/schema';
import { ageAt, ageUsed, type Child, findChildIn, lockChild } from '@server/modules/profiles/child';
import type { ChildContext } from '@server/modules/profiles/child-access';
import { readWriters } from '@server/modules/profiles/sharing/writer-names';
import { and, eq, gte, type Placeholder } from 'drizzle-orm';
import { chooseDay, type PlannedDay, type RecentFeedback } from './choose-day';
import { marksSince, type WrittenMark } from './play-marks';
import { milestoneText, watchedMilestones } from './watched-milestones';

/** Days for which feedback on a play counts. */
const TOLD_DAYS = 60;

type Row = typeof playPlans.$inferSelect;

const byId = playContent.derive(
  (plays) =>
    new Map(
      plays.map((content) => {
        const { milestoneIds: _, ...play } = content;
        return [play.id, play] as const;
      }),
    ),
);
const toDayNumber = (day: string) => dayNumber(parseDay(day) ?? { year: 1970, month: 1, day: 1 });
const daysBefore = (day: number, days: number) => formatDay(dayFromNumber(day - days));

/** The plays of today. @throws AppError FOREIGN_PROFILE */
export async function getPlayPlan(ctx: ChildContext, { profileId }: { profileId: string }): Promise<PlayPlan> {
  const [child, rows] = await Promise.all([
    findChildIn(ctx.db, ctx, profileId),
    readPlanRows(ctx.db, { accountId: ctx.accountId, id: profileId }, ctx.now),
  ]);
  return buildPlan(ctx, child, rows);
}

type ChildRef = Pick<Child, 'accountId' | 'id'>;
type PlanRows = { marks: WrittenMark[]; earlier: Row[] };

/** The first day that today's plays follow from. */
export const planSince = (now: number) => daysBefore(dayNumber(seoulDay(now)), TOLD_DAYS);

/** Input of today's plays: feedback and plans of the last weeks. */
export async function readPlanRows(db: Queryable, child: ChildRef, now: number): Promise<PlanRows> {
  const since = planSince(now);
  const [marks, earlier] = await Promise.all([marksSince(db, child, since), plansSince(db, child, since)]);
  return { marks, earlier };
}

/**
 * The plays of today for one child: chosen when they are first looked at, and the same until midnight in Seoul.
 * @param child a row that was found as the caller's own (`findChild`)
 */
export async function buildPlan(ctx: ChildContext, child: Child, { marks, earlier }: PlanRows): Promise<PlayPlan> {
  const today = dayNumber(seoulDay(ctx.now));
  const day = formatDay(dayFromNumber(today));
  const recentFeedback = marks.flatMap(({ play_id, day: on, feedback }): RecentFeedback[] =>
    feedback && on < day ? [{ playId: play_id, day: toDayNumber(on), feedback }] : [],
  );
  const existing = earlier.find((plan) => plan.day === day);
  const row =
    existing && fits(existing, child, ctx.now)
      ? existing
      : await choose(ctx, child, { day, today, earlier, recentFeedback });
  const names = await readWriters(
    ctx.db,
    ctx,
    marks.filter((mark) => mark.day === day),
  );
  const ofToday = new Map(marks.filter((mark) => mark.day === day).map((mark) => [mark.play_id, mark]));
  return {
    day,
    age: ageUsed(ageAt(child, ctx.now)),
    plays: row.playIds.flatMap((id, i) => {
      const play = byId().get(id);
      const mark = ofToday.get(id);
      if (!play) return [];
      const watched = milestoneText(row.milestoneIds[i] ?? '');
      const written_by = names.get(mark?.writtenBy ?? '');
      return [{ play, watched, done: mark?.done ?? false, feedback: mark?.feedback ?? null, written_by }];
    }),
  };
}

/** A birth date that was mended may make a child too young for what was chosen; a release may have none of it any more. */
const fits = ({ playIds }: Row, child: Child, now: number) =>
  (playIds.length === 0 || playIds.some((id) => byId().has(id))) &&
  playIds.every((id) => (byId().get(id)?.from_month ?? 0) <= ageAt(child, now).months);

export const plansSince = (db: Queryable, child: { accountId: IdValue; id: IdValue }, day: string | Placeholder) =>
  db
    .select()
    .from(playPlans)
    .where(and(eq(playPlans.accountId, child.accountId), eq(playPlans.profileId, child.id), gte(playPlans.day, day)));

type Day = { day: string; today: number; earlier: readonly Row[]; recentFeedback: readonly RecentFeedback[] };

/** Chooses and stores a day's plays; of two concurrent first reads the one stored first counts. */
async function choose(ctx: ChildContext, child: Child, { day, today, earlier, recentFeedback }: Day): Promise<Row> {
  const chosen = chooseDay({
    day: today,
    seed: child.id,
    ageMonths: ageAt(child, ctx.now).months,
    watched: await watchedMilestones(ctx.db, child, ctx.now),
    earlier: earlier.filter((plan) => plan.day < day).map(plannedDay),
    recentFeedback,
  });
  const row: Row = {
    accountId: ctx.accountId,
    profileId: child.id,
    day,
    playIds: chosen.map(({ playId }) => playId),
    milestoneIds: chosen.map(({ milestoneId }) => milestoneId ?? ''),
    createdAt: new Date(ctx.now),
  };
  if (earlier.some((plan) => plan.day === day)) {
    await ctx.db
      .update(playPlans)
      .set({ playIds: row.playIds, milestoneIds: row.milestoneIds })
      .where(and(eq(playPlans.accountId, ctx.accountId), eq(playPlans.profileId, child.id), eq(playPlans.day, day)));
    return row;
  }
  const [isNew] = await ctx.db.transaction(async (tx) => {
    // The child may have been deleted or handed over since it was found.
    await lockChild(tx, ctx, child.id);
    return tx.insert(playPlans).values(row).onConflictDoNothing().returning();
  });
  const [first] = isNew ? [isNew] : await plansSince(ctx.db, child, day);
  return first ?? row;
}

const plannedDay = ({ day, playIds, milestoneIds }: Row): PlannedDay => ({
  day: toDayNumber(day),
  chosen: playIds.map((playId, i) => ({ playId, milestoneId: milestoneIds[i] || null })),
});
