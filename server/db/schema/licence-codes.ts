import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { instant } from './columns';
import { licenceBatches } from './licence-batches';

/** A code somebody bought or was given; it grants one coupon, once. Only its hash is stored. */
export const licenceCodes = pgTable(
  'licence_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    /** The plan it grants. */
    plan: text('plan').notNull(),
    issuedAt: instant('issued_at').notNull(),
    /** Until when it can be registered; null for ever. */
    expiresAt: instant('expires_at'),
    /** A used code stays used when its account is gone. */
    redeemedAt: instant('redeemed_at'),
    redeemedBy: uuid('redeemed_by').references(() => accounts.id, { onDelete: 'set null' }),
    couponId: uuid('coupon_id'),
    /** With which others it was issued; null for one that came alone. */
    batchId: uuid('batch_id').references(() => licenceBatches.id),
  },
  (t) => [index('licence_codes_redeemed_idx').on(t.redeemedBy), index('licence_codes_batch_idx').on(t.batchId)],
);
