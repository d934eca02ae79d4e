import { char, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';

/** What an account may use once. */
export const coupons = pgTable(
  'coupons',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** The id of one of COUPON_KINDS. */
    kind: text('kind').notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    /** The first moment it can no longer be used: midnight in Seoul after its last day. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** YYYYMMDD in Seoul, the first and the last day of what it opened; null until it is used. */
    opensOn: char('opens_on', { length: 8 }),
    closesOn: char('closes_on', { length: 8 }),
  },
  (t) => [
    primaryKey({ name: 'coupons_pkey', columns: [t.accountId, t.id] }),
    index('coupons_expiry_idx').on(t.accountId, t.expiresAt, t.id),
    index('coupons_used_idx').on(t.accountId, t.usedAt, t.id),
  ],
);
