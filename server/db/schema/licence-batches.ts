import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { instant } from './columns';

/** Licence codes that were issued together; the codes themselves are kept as hashes only (licence_codes). */
export const licenceBatches = pgTable(
  'licence_batches',
  {
    id: uuid('id').primaryKey(),
    /** The coupon kind its codes grant. */
    kind: text('kind').notNull(),
    /** What the staff wrote about it. */
    note: text('note').notNull(),
    issued: integer('issued').notNull(),
    /** Kept by the registrations. */
    redeemed: integer('redeemed').notNull(),
    issuedAt: instant('issued_at').notNull(),
    /** The first moment its codes can no longer be registered; null for ever. */
    expiresAt: instant('expires_at'),
    /** Null when it was made at the server's console, or by somebody who left. */
    issuedBy: uuid('issued_by').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('licence_batches_issued_idx').on(t.issuedAt.desc(), t.id.desc()),
    index('licence_batches_issuer_idx').on(t.issuedBy),
  ],
);
