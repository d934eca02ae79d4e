import { char, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { instant, ownedByChild } from './columns';
import { profileForeignKey } from './foreign-keys';

/** Kept, not computed: how a child stands with a letter it has tried. */
export const learningGlyphs = pgTable(
  'learning_glyphs',
  {
    ...ownedByChild(),
    glyphId: integer('glyph_id').notNull(),
    /** The best so far, 0–3. */
    stars: smallint('stars').notNull(),
    tries: integer('tries').notNull(),
    /** The first day with a star, and with three (YYYYMMDD in Seoul); null while there is none. */
    doneOn: char('done_on', { length: 8 }),
    threeOn: char('three_on', { length: 8 }),
    lastAt: instant('last_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'learning_glyphs_pkey', columns: [t.accountId, t.profileId, t.glyphId] }),
    profileForeignKey('learning_glyphs_profile_fk', t),
  ],
);
