import { char, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, ownedByAccount } from './columns';

/** A right that an account can use once. */
export const coupons = pgTable(
  'coupons',
  {
    ...ownedByAccount(),
    id: uuid('id').notNull(),
    /** The id of one of COUPON_KINDS. */
    kind: text('kind').notNull(),
    issuedAt: instant('issued_at').notNull(),
    /** Midnight in Seoul after its last day. */
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
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
