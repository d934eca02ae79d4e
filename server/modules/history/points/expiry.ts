import { formatDay, seoulDay } from '@contract/common/calendar';
import type { Transaction } from '@server/db/database';
import { pointBalances, pointEntries, pointLots, pointTransactions } from '@server/db/schema';
import { groupBy } from '@server/lib/group-by';
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { endOfLot, expiryKey, type Lot } from './point-lots';

/** Row locks on the own books of accounts: each serialises the movements of its account. */
export async function lockOwnBooks(tx: Transaction, accountIds: readonly string[]): Promise<void> {
  const own = accountIds.toSorted().map((accountId) => ({ accountId, book: 'own', balance: 0, moves: 0 }));
  await tx.insert(pointBalances).values(own).onConflictDoNothing();
  await tx
    .select({ book: pointBalances.book })
    .from(pointBalances)
    .where(and(inArray(pointBalances.accountId, [...accountIds]), eq(pointBalances.book, 'own')))
    .orderBy(asc(pointBalances.accountId))
    .for('update');
}

/**
 * Posts what expired of accounts whose own books are locked, each lot at the time it happened, by five statements
 * whatever their number. Returns the number of lots.
 */
export async function postExpired(tx: Transaction, accountIds: readonly string[], now: number): Promise<number> {
  const over = await tx
    .delete(pointLots)
    .where(and(inArray(pointLots.accountId, [...accountIds]), lt(pointLots.expiresOn, formatDay(seoulDay(now)))))
    .returning({ accountId: pointLots.accountId, expiresOn: pointLots.expiresOn, remaining: pointLots.remaining });
  const lots = over.filter(({ remaining }) => remaining > 0).toSorted((a, b) => (a.expiresOn < b.expiresOn ? -1 : 1));
  if (lots.length === 0) return 0;
  const byAccount = groupBy(lots, ({ accountId }) => accountId);
  const books = await tx
    .select()
    .from(pointBalances)
    .where(
      and(inArray(pointBalances.accountId, [...byAccount.keys()]), inArray(pointBalances.book, ['own', 'expired'])),
    );
  const postings = [...byAccount].map(([accountId, own]) =>
    toPostings(accountId, own, (book) => books.find((one) => one.accountId === accountId && one.book === book)),
  );
  await tx.insert(pointTransactions).values(postings.flatMap(({ transactions }) => transactions));
  await tx.insert(pointEntries).values(postings.flatMap(({ entries }) => entries));
  await tx
    .insert(pointBalances)
    .values(postings.flatMap(({ balances }) => balances))
    .onConflictDoUpdate({
      target: [pointBalances.accountId, pointBalances.book],
      set: { balance: sql`excluded.balance`, moves: sql`excluded.moves` },
    });
  return lots.length;
}

type Book = Pick<typeof pointBalances.$inferSelect, 'balance' | 'moves'>;

/** One transaction a lot: from the own book to the product's. */
function toPostings(accountId: string, lots: readonly Lot[], findBook: (book: string) => Book | undefined) {
  const own = { balance: 0, moves: 0, ...findBook('own') };
  const expired = { balance: 0, moves: 0, ...findBook('expired') };
  const postings = lots.map((lot) => {
    own.balance -= lot.remaining;
    expired.balance += lot.remaining;
    own.moves += 1;
    expired.moves += 1;
    const id = newId();
    const leg = { accountId, transactionId: id };
    return {
      transaction: {
        accountId,
        id,
        nth: own.moves,
        key: expiryKey(lot),
        reason: 'expired' as const,
        note: '',
        postedAt: endOfLot(lot),
      },
      entries: [
        { ...leg, leg: 0, book: 'own', amount: -lot.remaining, balanceAfter: own.balance, expiresOn: lot.expiresOn },
        { ...leg, leg: 1, book: 'expired', amount: lot.remaining, balanceAfter: expired.balance, expiresOn: null },
      ],
    };
  });
  return {
    transactions: postings.map(({ transaction }) => transaction),
    entries: postings.flatMap(({ entries }) => entries),
    balances: [
      { accountId, book: 'own', balance: own.balance, moves: own.moves },
      { accountId, book: 'expired', balance: expired.balance, moves: expired.moves },
    ],
  };
}
