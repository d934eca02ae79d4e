import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownedByAccount } from './columns';

/**
 * What stands in each book of an account's ledger, kept in the transaction that moves it. 'own' is what the person has;
 * the product's side is a book for each reason ('issued:attendance', 'spent:coupon', 'expired'). All of an account's
 * books add up to zero.
 */
export const pointBalances = pgTable(
  'point_balances',
  {
    ...ownedByAccount(),
    book: text('book').notNull(),
    balance: integer('balance').notNull(),
    /** How many transactions touched the book; in 'own' the number of the latest one. */
    moves: integer('moves').notNull(),
  },
  (t) => [
    primaryKey({ name: 'point_balances_pkey', columns: [t.accountId, t.book] }),
    check('point_balances_own_check', sql`${t.book} <> 'own' or ${t.balance} >= 0`),
  ],
);
