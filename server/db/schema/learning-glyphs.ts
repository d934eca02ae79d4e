import { char, foreignKey, integer, pgTable, primaryKey, smallint, timestamp, uuid } from 'drizzle-orm/pg-core';
import { profiles } from './profiles';

/** Kept, not computed: how a child stands with a letter it has tried. */
export const learningGlyphs = pgTable(
  'learning_glyphs',
  {
    accountId: uuid('account_id').notNull(),
    profileId: uuid('profile_id').notNull(),
    glyphId: integer('glyph_id').notNull(),
    /** The best so far, 0–3. */
    stars: smallint('stars').notNull(),
    tries: integer('tries').notNull(),
    /** The first day with a star, and with three (YYYYMMDD in Seoul); null while there is none. */
    doneOn: char('done_on', { length: 8 }),
    threeOn: char('three_on', { length: 8 }),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'learning_glyphs_pkey', columns: [t.accountId, t.profileId, t.glyphId] }),
    foreignKey({
      name: 'learning_glyphs_profile_fk',
      columns: [t.accountId, t.profileId],
      foreignColumns: [profiles.accountId, profiles.id],
    }).onDelete('cascade'),
  ],
);
