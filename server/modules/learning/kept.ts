import type { Queryable } from '@server/db/database';
import { learningDays, learningGlyphs } from '@server/db/schema';
import { and, asc, desc, eq, gte } from 'drizzle-orm';

/** A child, by whose account it is asked for. */
export type OfChild = { accountId: string; id: string };
export type KeptDay = typeof learningDays.$inferSelect;
export type KeptGlyph = typeof learningGlyphs.$inferSelect;

/** The days a child learned on, oldest first. @param since YYYYMMDD; every day when left out */
export const daysOf = (db: Queryable, child: OfChild, since = ''): Promise<KeptDay[]> =>
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
export const glyphsOf = (db: Queryable, child: OfChild): Promise<KeptGlyph[]> =>
  db
    .select()
    .from(learningGlyphs)
    .where(and(eq(learningGlyphs.accountId, child.accountId), eq(learningGlyphs.profileId, child.id)))
    .orderBy(desc(learningGlyphs.lastAt), asc(learningGlyphs.glyphId));
