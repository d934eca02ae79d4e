import { POINT_REASONS } from '@contract/history/points';
import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, ownedByAccount } from './columns';

/** One movement of points; what moved stands in its entries. Written once, never changed. */
export const pointTransactions = pgTable(
  'point_transactions',
  {
    ...ownedByAccount(),
    id: uuid('id').notNull(),
    /** 1, 2, 3 … of the account, without a gap: the order of the ledger, whatever a clock said. */
    nth: integer('nth').notNull(),
    /** What it is for, once in an account: 'attendance:20260310'. The same key again moves nothing. */
    key: text('key').notNull(),
    reason: text('reason', { enum: POINT_REASONS }).notNull(),
    /** What it was about, in words: a contest's name, a coupon's; empty where the reason says all. */
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
