import { GROWTH_PLACES, GROWTH_POSITIONS } from '@contract/mypage/growth';
import { char, foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { profiles } from './profiles';

/**
 * Every version of every growth entry, in the order it arrived: added, changed (as it became), removed (as it was).
 * The event of an added entry bears the entry's own id.
 */
export const growthEvents = pgTable(
  'growth_events',
  {
    accountId: uuid('account_id').notNull(),
    profileId: uuid('profile_id').notNull(),
    id: uuid('id').notNull(),
    entryId: uuid('entry_id').notNull(),
    kind: text('kind', { enum: ['added', 'changed', 'removed'] }).notNull(),
    measuredOn: char('measured_on', { length: 8 }).notNull(),
    heightMm: integer('height_mm'),
    weightG: integer('weight_g'),
    headMm: integer('head_mm'),
    position: text('position', { enum: GROWTH_POSITIONS }),
    place: text('place', { enum: GROWTH_PLACES }).notNull(),
    note: text('note').notNull().default(''),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'growth_events_pkey', columns: [t.accountId, t.id] }),
    foreignKey({
      name: 'growth_events_profile_fk',
      columns: [t.accountId, t.profileId],
      foreignColumns: [profiles.accountId, profiles.id],
    }).onDelete('cascade'),
    index('growth_events_entry_idx').on(t.accountId, t.entryId, t.at),
  ],
);
