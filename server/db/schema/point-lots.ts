import { sql } from 'drizzle-orm';
import { boolean, char, check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { ownedByAccount } from './columns';

/** Remaining points by their last day: a denormalised sum of the own entries. Deleted when expired. */
export const pointLots = pgTable(
  'point_lots',
  {
    ...ownedByAccount(),
    /** YYYYMMDD in Seoul: the last day they are valid. */
    expiresOn: char('expires_on', { length: 8 }).notNull(),
    remaining: integer('remaining').notNull(),
    /** True if the notice of the coming expiry was sent. */
    notified: boolean('notified').notNull().default(false),
  },
  (t) => [
    primaryKey({ name: 'point_lots_pkey', columns: [t.accountId, t.expiresOn] }),
    index('point_lots_due_idx').on(t.expiresOn, t.accountId),
    index('point_lots_unnotified_idx').on(t.expiresOn, t.accountId).where(sql`not notified`),
    check('point_lots_remaining_check', sql`${t.remaining} >= 0`),
  ],
);
