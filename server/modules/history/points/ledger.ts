import { formatDay, seoulDay } from '@contract/common/calendar';
import { getLastDay } from '@contract/common/last-day';
import type { PointReason } from '@contract/history/points';
import type { Transaction } from '@server/db/database';
import { pointBalances, pointEntries, pointLots, pointTransactions } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { and, eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { lockOwnBooks, postExpired } from './expiry';
import { listLots, withdraw } from './point-lots';

type Owner = { accountId: string; now: number };
type What = {
  /** The idempotency key of the posting, unique per account. */
  key: string;
  reason: PointReason;
  note?: string;
};
/** `again`: already posted before, nothing was moved. */
export type Posted = { id: string; again: boolean };
type Leg = { book: string; amount: number; expiresOn: string | null };

/**
 * Posts earned points from the product's book 'issued:<reason>' to the person's own, until the end of their last day.
 * @throws RangeError unless a positive integer
 */
export async function earn(
  tx: Transaction,
  owner: Owner,
  { points, months, ...what }: What & { points: number; months: number },
): Promise<Posted> {
  assertInteger(points);
  const before = await lockAndFindPosted(tx, owner, what.key);
  if (before) return { id: before, again: true };
  const expiresOn = formatDay(getLastDay(seoulDay(owner.now), { months }));
  return post(tx, owner, what, [
    { book: 'own', amount: points, expiresOn },
    { book: `issued:${what.reason}`, amount: -points, expiresOn: null },
  ]);
}

/**
 * Points go: from those that end first to the product's book 'spent:<reason>'.
 * @throws AppError POINTS_SHORT; RangeError for none, or part of one
 */
export async function spend(
  tx: Transaction,
  owner: Owner,
  { points, ...what }: What & { points: number },
): Promise<Posted> {
  assertInteger(points);
  const before = await lockAndFindPosted(tx, owner, what.key);
  if (before) return { id: before, again: true };
  const taken = withdraw(await listLots(tx, owner.accountId), points);
  if (!taken) throw new AppError('POINTS_SHORT');
  return post(tx, owner, what, [
    ...taken.map((part) => ({ book: 'own', amount: -part.points, expiresOn: part.expiresOn })),
    { book: `spent:${what.reason}`, amount: points, expiresOn: null },
  ]);
}

/** Locks the account's ledger, posts what expired, and returns the transaction already posted under the key. */
async function lockAndFindPosted(tx: Transaction, owner: Owner, key: string): Promise<string | null> {
  await lockOwnBooks(tx, [owner.accountId]);
  const [before] = await tx
    .select({ id: pointTransactions.id })
    .from(pointTransactions)
    .where(and(eq(pointTransactions.accountId, owner.accountId), eq(pointTransactions.key, key)));
  if (before) return before.id;
  await postExpired(tx, [owner.accountId], owner.now);
  return null;
}

/** Inserts a transaction with its legs and updates balances and lots. */
async function post(tx: Transaction, { accountId, now }: Owner, what: What, legs: Leg[]): Promise<Posted> {
  if (legs.reduce((sum, { amount }) => sum + amount, 0) !== 0) throw new Error(`${what.key} does not add up to zero`);
  const id = newId();
  const balances = new Map<string, number>();
  let nth = 0;
  for (const book of new Set(legs.map((leg) => leg.book))) {
    const amount = legs.reduce((sum, leg) => sum + (leg.book === book ? leg.amount : 0), 0);
    const { balance, moves } = await moveBook(tx, accountId, book, amount);
    balances.set(book, balance - amount);
    if (book === 'own') nth = moves;
  }
  await tx.insert(pointTransactions).values({ accountId, id, nth, note: '', ...what, postedAt: new Date(now) });
  const rows = legs.map(({ book, amount, expiresOn }, leg) => {
    const balanceAfter = (balances.get(book) ?? 0) + amount;
    balances.set(book, balanceAfter);
    return { accountId, transactionId: id, leg, book, amount, balanceAfter, expiresOn };
  });
  await tx.insert(pointEntries).values(rows);
  for (const { amount, expiresOn } of legs) if (expiresOn !== null) await moveLot(tx, accountId, expiresOn, amount);
  return { id, again: false };
}

async function moveBook(tx: Transaction, accountId: string, book: string, amount: number) {
  const [row] = await tx
    .insert(pointBalances)
    // The own book exists and is locked; one of the product's may be new.
    .values({ accountId, book, balance: book === 'own' ? 0 : amount, moves: 1 })
    .onConflictDoUpdate({
      target: [pointBalances.accountId, pointBalances.book],
      set: { balance: sql`${pointBalances.balance} + ${amount}`, moves: sql`${pointBalances.moves} + 1` },
    })
    .returning({ balance: pointBalances.balance, moves: pointBalances.moves });
  if (!row) throw new Error('a book was not moved');
  return row;
}

const moveLot = (tx: Transaction, accountId: string, expiresOn: string, amount: number) =>
  tx
    .insert(pointLots)
    // Only a lot that is there is taken from: below zero the table itself refuses.
    .values({ accountId, expiresOn, remaining: Math.max(0, amount) })
    .onConflictDoUpdate({
      target: [pointLots.accountId, pointLots.expiresOn],
      set: { remaining: sql`${pointLots.remaining} + ${amount}` },
    });

function assertInteger(points: number): void {
  if (!Number.isSafeInteger(points) || points <= 0) throw new RangeError(`${points} points`);
}
