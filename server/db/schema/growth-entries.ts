import { GROWTH_PLACES, GROWTH_POSITIONS } from '@contract/mypage/growth';
import { char, foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { profiles } from './profiles';

/** What a child measured on one day; at least one of the three is there. Whole millimetres and grams, so that nothing is rounded twice. */
export const growthEntries = pgTable(
  'growth_entries',
  {
    accountId: uuid('account_id').notNull(),
    profileId: uuid('profile_id').notNull(),
    /** Made by the device: sent twice, it is one row. */
    id: uuid('id').notNull(),
    /** YYYYMMDD */
    measuredOn: char('measured_on', { length: 8 }).notNull(),
    heightMm: integer('height_mm'),
    weightG: integer('weight_g'),
    headMm: integer('head_mm'),
    /** How the height was measured; null without one. */
    position: text('position', { enum: GROWTH_POSITIONS }),
    place: text('place', { enum: GROWTH_PLACES }).notNull(),
    note: text('note').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'growth_entries_pkey', columns: [t.accountId, t.id] }),
    foreignKey({
      name: 'growth_entries_profile_fk',
      columns: [t.accountId, t.profileId],
      foreignColumns: [profiles.accountId, profiles.id],
    }).onDelete('cascade'),
    index('growth_entries_day_idx').on(t.accountId, t.profileId, t.measuredOn, t.id),
  ],
);
