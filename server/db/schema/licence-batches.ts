import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { instant } from './columns';

/** Licence codes issued together; only hashes of the codes are stored (licence_codes). */
export const licenceBatches = pgTable(
  'licence_batches',
  {
    id: uuid('id').primaryKey(),
    /** The coupon kind its codes grant. */
    kind: text('kind').notNull(),
    /** Note of staff. */
    note: text('note').notNull(),
    issued: integer('issued').notNull(),
    /** Denormalised count of registered codes. */
    redeemed: integer('redeemed').notNull(),
    issuedAt: instant('issued_at').notNull(),
    /** Midnight after the last day to register a code; null without a limit. */
    expiresAt: instant('expires_at'),
    /** Null when created at the server's console, or by an account that left. */
    issuedBy: uuid('issued_by').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('licence_batches_issued_idx').on(t.issuedAt.desc(), t.id.desc()),
    index('licence_batches_issuer_idx').on(t.issuedBy),
  ],
);
