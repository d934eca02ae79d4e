import { GROWTH_PLACES, GROWTH_POSITIONS } from '@contract/mypage/growth';
import { char, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ownedByChild, timestamps, writtenBy, writtenByIndex } from './columns';
import { profileForeignKey } from './foreign-keys';

/** Measured values, in an entry and in its events. */
export const measuredValues = () => ({
  /** YYYYMMDD */
  measuredOn: char('measured_on', { length: 8 }).notNull(),
  heightMm: integer('height_mm'),
  weightG: integer('weight_g'),
  headMm: integer('head_mm'),
  /** How the height was measured; null without one. */
  position: text('position', { enum: GROWTH_POSITIONS }),
  place: text('place', { enum: GROWTH_PLACES }).notNull(),
  note: text('note').notNull().default(''),
});

/** Measurements of a child on one day, at least one of three. Whole millimetres and grams, to round only once. */
export const growthEntries = pgTable(
  'growth_entries',
  {
    ...ownedByChild(),
    /** Made by the device: sent twice, it is one row. */
    id: uuid('id').notNull(),
    ...measuredValues(),
    ...timestamps(),
    ...writtenBy(),
  },
  (t) => [
    writtenByIndex('growth_entries_written_by_idx', t),
    primaryKey({ name: 'growth_entries_pkey', columns: [t.accountId, t.id] }),
    profileForeignKey('growth_entries_profile_fk', t),
    index('growth_entries_day_idx').on(t.accountId, t.profileId, t.measuredOn, t.id),
  ],
);
