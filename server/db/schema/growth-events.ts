import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, ownedByChild, writtenBy, writtenByIndex } from './columns';
import { profileForeignKey } from './foreign-keys';
import { measuredValues } from './growth-entries';

/**
 * Every version of every growth entry in order of arrival: added, changed (the new values), removed (the last values).
 * The event of an added entry has the entry's own id.
 */
export const growthEvents = pgTable(
  'growth_events',
  {
    ...ownedByChild(),
    id: uuid('id').notNull(),
    entryId: uuid('entry_id').notNull(),
    kind: text('kind', { enum: ['added', 'changed', 'removed'] }).notNull(),
    ...measuredValues(),
    at: instant('at').notNull(),
    ...writtenBy(),
  },
  (t) => [
    writtenByIndex('growth_events_written_by_idx', t),
    primaryKey({ name: 'growth_events_pkey', columns: [t.accountId, t.id] }),
    profileForeignKey('growth_events_profile_fk', t),
    index('growth_events_entry_idx').on(t.accountId, t.entryId, t.at),
  ],
);
