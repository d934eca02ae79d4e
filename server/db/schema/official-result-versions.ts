import type { Domain } from '@contract/test/diagnostics';
import type { OfficialRound, OfficialRow } from '@contract/test/diagnostics-official';
import {
  char,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { officialResults } from './official-results';

/** What an edit of a copied result replaced, so that no edit loses anything; gone with the record itself. */
export const officialResultVersions = pgTable(
  'official_result_versions',
  {
    accountId: uuid('account_id').notNull(),
    resultId: uuid('result_id').notNull(),
    version: integer('version').notNull(),
    round: smallint('round').$type<OfficialRound>().notNull(),
    /** YYYYMMDD */
    takenOn: char('taken_on', { length: 8 }).notNull(),
    rows: jsonb('rows').$type<Record<Domain, OfficialRow | null>>().notNull(),
    place: text('place').notNull(),
    note: text('note').notNull(),
    /** When this version was written. */
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'official_result_versions_pkey', columns: [t.accountId, t.resultId, t.version] }),
    foreignKey({
      name: 'official_result_versions_result_fk',
      columns: [t.accountId, t.resultId],
      foreignColumns: [officialResults.accountId, officialResults.id],
    }).onDelete('cascade'),
  ],
);
