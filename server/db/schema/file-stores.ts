import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** The one store that has the files of this database; a single row. */
export const fileStores = pgTable('file_stores', {
  kind: text('kind', { enum: ['uploads'] }).primaryKey(),
  /** Random; the store holds the same one. */
  storeId: text('store_id').notNull(),
  /** No file is removed before, because a backup is running. */
  removalsPausedUntil: instant('removals_paused_until'),
});
