import { index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';

/** Who does not want to see whom. It hides both from each other; only `accountId` knows of it. */
export const blocks = pgTable(
  'blocks',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    blockedId: uuid('blocked_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'blocks_pkey', columns: [t.accountId, t.blockedId] }),
    // Hiding works both ways, so a list asks from the other side as well.
    index('blocks_blocked_idx').on(t.blockedId, t.accountId),
  ],
);
