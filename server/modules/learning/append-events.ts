import { HOUR_SECONDS } from '@contract/common/time';
import type { Hand } from '@contract/learning/learning';
import type { Queryable } from '@server/db/database';
import { learningDays, learningGlyphs, learningSegments, learningTraces, profiles } from '@server/db/schema';
import { groupBy } from '@server/lib/group-by';
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { ChildRef } from './learning-repository';
import { daysTouched, type Stretch, secondsWithin } from './study-time';

/** Looked at already: its times are the server's, in whole seconds since the epoch. */
export type Segment = { id: string; from: number; seconds: number };
export type Trace = {
  id: string;
  glyphId: number;
  revision: number;
  stars: number;
  inOrder: boolean;
  against: number;
  closeness: number;
  coverage: number;
  strokes: number;
  hand: Hand;
  ms: number;
  at: number;
  /** YYYYMMDD in Seoul. */
  day: string;
};

const toTime = (second: number) => new Date(second * 1000);
const whereDays = (child: ChildRef, days: readonly string[]) =>
  and(
    eq(learningDays.accountId, child.accountId),
    eq(learningDays.profileId, child.id),
    inArray(learningDays.day, [...days]),
  );

/**
 * Adds segments and brings the days they touch, and the child's total, to the union of all of them. Existing segments
 * stay. Part of a transaction that locked the child.
 */
export async function appendSegments(tx: Queryable, child: ChildRef, segments: readonly Segment[], now: number) {
  if (segments.length === 0) return;
  const added = await tx
    .insert(learningSegments)
    .values(
      segments.map(({ id, from, seconds }) => ({
        accountId: child.accountId,
        id,
        profileId: child.id,
        startedAt: toTime(from),
        seconds,
        receivedAt: new Date(now),
      })),
    )
    .onConflictDoNothing()
    .returning();
  const days = daysTouched(added.map(toStretch));
  if (days.length === 0) return;
  const reach = await stretchesAround(tx, child, days);
  const stored = await tx
    .select({ day: learningDays.day, seconds: learningDays.seconds })
    .from(learningDays)
    .where(
      whereDays(
        child,
        days.map(({ day }) => day),
      ),
    );
  const before = new Map(stored.map(({ day, seconds }) => [day, seconds]));
  const sums = days.map((window) => ({ day: window.day, seconds: secondsWithin(window, reach) }));
  await tx
    .insert(learningDays)
    .values(sums.map(({ day, seconds }) => ({ accountId: child.accountId, profileId: child.id, day, seconds })))
    .onConflictDoUpdate({
      target: [learningDays.accountId, learningDays.profileId, learningDays.day],
      set: { seconds: sql`excluded.seconds` },
    });
  const more = sums.reduce((sum, { day, seconds }) => sum + seconds - (before.get(day) ?? 0), 0);
  await tx
    .update(profiles)
    .set({ totalStudySeconds: sql`${profiles.totalStudySeconds} + ${more}::int` })
    .where(and(eq(profiles.accountId, child.accountId), eq(profiles.id, child.id)));
}

const toStretch = ({ startedAt, seconds }: { startedAt: Date; seconds: number }): Stretch => {
  const from = Math.round(startedAt.getTime() / 1000);
  return { from, to: from + seconds };
};

/** Every stretch that may lie in one of the days, those that began the evening before included. */
async function stretchesAround(tx: Queryable, child: ChildRef, days: readonly Stretch[]): Promise<Stretch[]> {
  const from = Math.min(...days.map((day) => day.from)) - HOUR_SECONDS;
  const to = Math.max(...days.map((day) => day.to));
  const rows = await tx
    .select({ startedAt: learningSegments.startedAt, seconds: learningSegments.seconds })
    .from(learningSegments)
    .where(
      and(
        eq(learningSegments.accountId, child.accountId),
        eq(learningSegments.profileId, child.id),
        gte(learningSegments.startedAt, toTime(from)),
        lt(learningSegments.startedAt, toTime(to)),
      ),
    );
  return rows.map(toStretch);
}

/** Adds tries, and counts each once by its day and its letter. Part of a transaction that locked the child. */
export async function appendTraces(tx: Queryable, child: ChildRef, traces: readonly Trace[], now: number) {
  if (traces.length === 0) return;
  const own = { accountId: child.accountId, profileId: child.id };
  const added = await tx
    .insert(learningTraces)
    .values(traces.map(({ at, ...trace }) => ({ ...own, ...trace, tracedAt: toTime(at), receivedAt: new Date(now) })))
    .onConflictDoNothing()
    .returning();
  if (added.length === 0) return;
  const byDay = groupBy(added, ({ day }) => day);
  await tx
    .insert(learningDays)
    .values(
      [...byDay].map(([day, tries]) => ({
        ...own,
        day,
        tries: tries.length,
        letters: tries.filter(({ stars }) => stars > 0).length,
        stars: tries.reduce((sum, { stars }) => sum + stars, 0),
      })),
    )
    .onConflictDoUpdate({
      target: [learningDays.accountId, learningDays.profileId, learningDays.day],
      set: {
        tries: sql`${learningDays.tries} + excluded.tries`,
        letters: sql`${learningDays.letters} + excluded.letters`,
        stars: sql`${learningDays.stars} + excluded.stars`,
      },
    });
  const first = (days: readonly string[]) => days.toSorted()[0] ?? null;
  await tx
    .insert(learningGlyphs)
    .values(
      [...groupBy(added, ({ glyphId }) => glyphId)].map(([glyphId, tries]) => ({
        ...own,
        glyphId,
        stars: Math.max(...tries.map(({ stars }) => stars)),
        tries: tries.length,
        doneOn: first(tries.filter(({ stars }) => stars > 0).map(({ day }) => day)),
        threeOn: first(tries.filter(({ stars }) => stars === 3).map(({ day }) => day)),
        lastAt: new Date(Math.max(...tries.map(({ tracedAt }) => tracedAt.getTime()))),
      })),
    )
    .onConflictDoUpdate({
      target: [learningGlyphs.accountId, learningGlyphs.profileId, learningGlyphs.glyphId],
      set: {
        stars: sql`greatest(${learningGlyphs.stars}, excluded.stars)`,
        tries: sql`${learningGlyphs.tries} + excluded.tries`,
        // PostgreSQL's least passes over nulls.
        doneOn: sql`least(${learningGlyphs.doneOn}, excluded.done_on)`,
        threeOn: sql`least(${learningGlyphs.threeOn}, excluded.three_on)`,
        lastAt: sql`greatest(${learningGlyphs.lastAt}, excluded.last_at)`,
      },
    });
}
