import type { Domain } from '@contract/test/diagnostics';
import type { OfficialRound, OfficialRow } from '@contract/test/diagnostics-official';
import {
  char,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { profiles } from './profiles';

/** The official screening of a check-up, as a parent copied it. */
export const officialResults = pgTable(
  'official_results',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    profileId: uuid('profile_id').notNull(),
    round: smallint('round').$type<OfficialRound>().notNull(),
    /** YYYYMMDD */
    takenOn: char('taken_on', { length: 8 }).notNull(),
    rows: jsonb('rows').$type<Record<Domain, OfficialRow | null>>().notNull(),
    place: text('place').notNull().default(''),
    note: text('note').notNull().default(''),
    /** From 1; the versions before stand in official_result_versions. */
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'official_results_pkey', columns: [t.accountId, t.id] }),
    foreignKey({
      name: 'official_results_profile_fk',
      columns: [t.accountId, t.profileId],
      foreignColumns: [profiles.accountId, profiles.id],
    }).onDelete('cascade'),
    index('official_results_profile_idx').on(t.accountId, t.profileId, t.takenOn),
  ],
);
