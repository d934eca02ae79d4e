import { POINT_REASONS } from '@contract/history/points';
import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, ownedByAccount } from './columns';

/** One movement of points; the amounts are in its entries. Immutable. */
export const pointTransactions = pgTable(
  'point_transactions',
  {
    ...ownedByAccount(),
    id: uuid('id').notNull(),
    /** 1, 2, 3 … per account, without gaps: the order of the ledger, independent of clocks. */
    nth: integer('nth').notNull(),
    /** Unique per account: 'attendance:20260310'. The same key again is ignored. */
    key: text('key').notNull(),
    reason: text('reason', { enum: POINT_REASONS }).notNull(),
    /** Subject in words, such as a contest's or coupon's name; empty when the reason is enough. */
    note: text('note').notNull(),
    postedAt: instant('posted_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'point_transactions_pkey', columns: [t.accountId, t.id] }),
    unique('point_transactions_key_unique').on(t.accountId, t.key),
    unique('point_transactions_nth_unique').on(t.accountId, t.nth),
    index('point_transactions_posted_idx').on(t.accountId, t.postedAt, t.nth.desc()),
  ],
);
