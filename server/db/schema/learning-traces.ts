import { HANDS } from '@contract/learning/learning';
import { boolean, char, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { profileForeignKey } from './foreign-keys';

/** Every trace of a glyph, scored by the device. `id` is made by the device: sent twice, it is one row. */
export const learningTraces = pgTable(
  'learning_traces',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    profileId: uuid('profile_id').notNull(),
    /** Id and revision in `strokes`; no reference, as the record can be deleted. */
    glyphId: integer('glyph_id').notNull(),
    revision: integer('revision').notNull(),
    stars: smallint('stars').notNull(),
    inOrder: boolean('in_order').notNull(),
    /** How many strokes were drawn against their direction. */
    against: smallint('against').notNull(),
    /** Per cent. */
    closeness: smallint('closeness').notNull(),
    /** Per cent. */
    coverage: smallint('coverage').notNull(),
    strokes: smallint('strokes').notNull(),
    hand: text('hand', { enum: HANDS }).notNull(),
    ms: integer('ms').notNull(),
    tracedAt: instant('traced_at').notNull(),
    /** YYYYMMDD in Seoul. */
    day: char('day', { length: 8 }).notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'learning_traces_pkey', columns: [t.accountId, t.id] }),
    index('learning_traces_day_idx').on(t.accountId, t.profileId, t.day),
    profileForeignKey('learning_traces_profile_fk', t),
  ],
);
