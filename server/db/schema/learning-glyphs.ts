import { char, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { instant, ownedByChild } from './columns';
import { profileForeignKey } from './foreign-keys';

/** Denormalised progress of a child with a glyph it has tried. */
export const learningGlyphs = pgTable(
  'learning_glyphs',
  {
    ...ownedByChild(),
    glyphId: integer('glyph_id').notNull(),
    /** Best result, 0–3. */
    stars: smallint('stars').notNull(),
    tries: integer('tries').notNull(),
    /** First day with one star, and with three (YYYYMMDD in Seoul); null before. */
    doneOn: char('done_on', { length: 8 }),
    threeOn: char('three_on', { length: 8 }),
    lastAt: instant('last_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'learning_glyphs_pkey', columns: [t.accountId, t.profileId, t.glyphId] }),
    profileForeignKey('learning_glyphs_profile_fk', t),
  ],
);
