import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownedByAccount } from './columns';

/**
 * Balance of each book of an account's ledger, updated in the transaction of its entries. 'own' is the account's
 * balance; the product's side is a book per reason ('issued:attendance', 'spent:coupon', 'expired'). All books of an
 * account add up to zero.
 */
export const pointBalances = pgTable(
  'point_balances',
  {
    ...ownedByAccount(),
    book: text('book').notNull(),
    balance: integer('balance').notNull(),
    /** Number of transactions on the book; in 'own' the number of the latest one. */
    moves: integer('moves').notNull(),
  },
  (t) => [
    primaryKey({ name: 'point_balances_pkey', columns: [t.accountId, t.book] }),
    check('point_balances_own_check', sql`${t.book} <> 'own' or ${t.balance} >= 0`),
  ],
);
