import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';

/** What an account may use once. */
export const coupons = pgTable(
  'coupons',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** A plan's id. */
    kind: text('kind').notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ name: 'coupons_pkey', columns: [t.accountId, t.id] }),
    index('coupons_issued_idx').on(t.accountId, t.issuedAt.desc()),
  ],
);
