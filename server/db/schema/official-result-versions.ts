import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { checkupSheet, officialResults } from './official-results';

/** Earlier version of an edited official result; deleted with the result. */
export const officialResultVersions = pgTable(
  'official_result_versions',
  {
    accountId: uuid('account_id').notNull(),
    resultId: uuid('result_id').notNull(),
    version: integer('version').notNull(),
    ...checkupSheet(),
    place: text('place').notNull(),
    note: text('note').notNull(),
    /** When this version was written. */
    writtenAt: instant('written_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'official_result_versions_pkey', columns: [t.accountId, t.resultId, t.version] }),
    foreignKey({
      name: 'official_result_versions_result_fk',
      columns: [t.accountId, t.resultId],
      foreignColumns: [officialResults.accountId, officialResults.id],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
  ],
);
