import { sql } from 'drizzle-orm';
import { boolean, char, check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { ownedByAccount } from './columns';

/** What is left of the points that end on a day: the sum of the own entries of that day, kept. Gone once it has expired. */
export const pointLots = pgTable(
  'point_lots',
  {
    ...ownedByAccount(),
    /** YYYYMMDD in Seoul: the last day they count. */
    expiresOn: char('expires_on', { length: 8 }).notNull(),
    remaining: integer('remaining').notNull(),
    /** Whether its owner was told that it ends soon. */
    told: boolean('told').notNull().default(false),
  },
  (t) => [
    primaryKey({ name: 'point_lots_pkey', columns: [t.accountId, t.expiresOn] }),
    index('point_lots_due_idx').on(t.expiresOn, t.accountId),
    index('point_lots_untold_idx').on(t.expiresOn, t.accountId).where(sql`not told`),
    check('point_lots_remaining_check', sql`${t.remaining} >= 0`),
  ],
);
