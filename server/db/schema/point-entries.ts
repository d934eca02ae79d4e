import { char, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { pointTransactions } from './point-transactions';

/**
 * Legs of the transactions, one per book. The legs of a transaction add up to zero and are immutable; triggers enforce
 * both (the baseline migration).
 */
export const pointEntries = pgTable(
  'point_entries',
  {
    accountId: uuid('account_id').notNull(),
    transactionId: uuid('transaction_id').notNull(),
    /** 0, 1, 2 … within the transaction. */
    leg: integer('leg').notNull(),
    /** 'own', or a book of the product's side (see point_balances). */
    book: text('book').notNull(),
    amount: integer('amount').notNull(),
    /** Balance of the book after this leg. */
    balanceAfter: integer('balance_after').notNull(),
    /** YYYYMMDD in Seoul: the last day of these points; null on the product's side. */
    expiresOn: char('expires_on', { length: 8 }),
  },
  (t) => [
    primaryKey({ name: 'point_entries_pkey', columns: [t.accountId, t.transactionId, t.leg] }),
    foreignKey({
      name: 'point_entries_transaction_fk',
      columns: [t.accountId, t.transactionId],
      foreignColumns: [pointTransactions.accountId, pointTransactions.id],
    }).onDelete('cascade'),
  ],
);
