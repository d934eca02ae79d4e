import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { licenceBatches } from './licence-batches';

/** A code somebody bought or was given; it grants one coupon, once. Only its hash is stored. */
export const licenceCodes = pgTable(
  'licence_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    /** The plan it grants. */
    plan: text('plan').notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    /** Until when it can be registered; null for ever. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** A used code stays used when its account is gone. */
    redeemedAt: timestamp('redeemed_at', { withTimezone: true }),
    redeemedBy: uuid('redeemed_by').references(() => accounts.id, { onDelete: 'set null' }),
    couponId: uuid('coupon_id'),
    /** With which others it was issued; null for one that came alone. */
    batchId: uuid('batch_id').references(() => licenceBatches.id),
  },
  (t) => [index('licence_codes_redeemed_idx').on(t.redeemedBy), index('licence_codes_batch_idx').on(t.batchId)],
);
