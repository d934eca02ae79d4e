import type { Queryable } from '@server/db/database';
import { learningDays, learningGlyphs } from '@server/db/schema';
import { and, asc, desc, eq, gte } from 'drizzle-orm';

/** A child with its account. */
export type ChildRef = { accountId: string; id: string };
export type LearningDay = typeof learningDays.$inferSelect;
export type TracedGlyph = typeof learningGlyphs.$inferSelect;

/** The days a child learned on, oldest first. @param since YYYYMMDD; every day when left out */
export const listLearningDays = (db: Queryable, child: ChildRef, since = ''): Promise<LearningDay[]> =>
  db
    .select()
    .from(learningDays)
    .where(
      and(
        eq(learningDays.accountId, child.accountId),
        eq(learningDays.profileId, child.id),
        gte(learningDays.day, since),
      ),
    )
    .orderBy(asc(learningDays.day));

/** Every letter a child tried, the last one first. */
export const listTracedGlyphs = (db: Queryable, child: ChildRef): Promise<TracedGlyph[]> =>
  db
    .select()
    .from(learningGlyphs)
    .where(and(eq(learningGlyphs.accountId, child.accountId), eq(learningGlyphs.profileId, child.id)))
    .orderBy(desc(learningGlyphs.lastAt), asc(learningGlyphs.glyphId));
