import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { instant } from './columns';
import { licenceBatches } from './licence-batches';

/** A licence code grants one coupon, once. Only its hash is stored. */
export const licenceCodes = pgTable(
  'licence_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    /** The plan it grants. */
    plan: text('plan').notNull(),
    issuedAt: instant('issued_at').notNull(),
    /** Last moment to register it; null without a limit. */
    expiresAt: instant('expires_at'),
    /** A used code stays used when its account is deleted. */
    redeemedAt: instant('redeemed_at'),
    redeemedBy: uuid('redeemed_by').references(() => accounts.id, { onDelete: 'set null' }),
    couponId: uuid('coupon_id'),
    /** Null for a code that was issued alone. */
    batchId: uuid('batch_id').references(() => licenceBatches.id),
  },
  (t) => [index('licence_codes_redeemed_idx').on(t.redeemedBy), index('licence_codes_batch_idx').on(t.batchId)],
);
