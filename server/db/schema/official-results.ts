import type { Domain } from '@contract/test/diagnostics-kinds';
import { OFFICIAL_SOURCES, type OfficialLevel, type OfficialRound } from '@contract/test/diagnostics-official';
import { char, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { timestamps, writtenBy, writtenByIndex } from './columns';
import { profileForeignKey } from './foreign-keys';

/** Columns of the result sheet, in a result and in its earlier versions. */
export const checkupSheet = () => ({
  round: smallint('round').$type<OfficialRound>().notNull(),
  /** YYYYMMDD */
  takenOn: char('taken_on', { length: 8 }).notNull(),
  rows: jsonb('rows').$type<Record<Domain, OfficialLevel | null>>().notNull(),
});

/** The official screening of a check-up, copied by a parent. */
export const officialResults = pgTable(
  'official_results',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    profileId: uuid('profile_id').notNull(),
    ...checkupSheet(),
    place: text('place').notNull().default(''),
    note: text('note').notNull().default(''),
    /** Author: the parent, or a clinic with the parent's approval. */
    source: text('source', { enum: OFFICIAL_SOURCES }).notNull().default('parent'),
    /** Of the paper: paths of uploads. */
    photos: text('photos').array().notNull().default([]),
    /** From 1; earlier versions are in official_result_versions. */
    version: integer('version').notNull().default(1),
    ...timestamps(),
    ...writtenBy(),
  },
  (t) => [
    writtenByIndex('official_results_written_by_idx', t),
    primaryKey({ name: 'official_results_pkey', columns: [t.accountId, t.id] }),
    profileForeignKey('official_results_profile_fk', t),
    index('official_results_profile_idx').on(t.accountId, t.profileId, t.takenOn),
  ],
);
