import { dayFromNumber, dayNumber, formatDay, seoulDay } from '@contract/common/calendar';
import { endOfDay } from '@contract/common/last-day';
import { EXPIRING_SOON_DAYS, type PointHistoryQuery } from '@contract/history/points';
import type { PointEntry, PointHistory, PointState } from '@contract/history/points.responses';
import { POINT_RULES, POINT_WAYS } from '@server/content/point-rules';
import type { Queryable } from '@server/db/database';
import { pointEntries, pointTransactions } from '@server/db/schema';
import type { ServiceContext } from '@server/http/context';
import { readCursor, toPage, writeCursor } from '@server/http/input/keyset-cursor';
import { and, asc, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import { attendanceKey } from './attendance-key';
import { endOfLot, expiryKey, isOver, type Lot, listLots, sumRemaining } from './point-lots';

type TransactionRow = typeof pointTransactions.$inferSelect;
type LegRow = typeof pointEntries.$inferSelect;

/** The account's balance and what expires soon. */
export async function getPoints({ db, accountId, now }: ServiceContext): Promise<PointState> {
  const today = seoulDay(now);
  const soonest = formatDay(dayFromNumber(dayNumber(today) + EXPIRING_SOON_DAYS));
  const lots = (await listLots(db, accountId)).filter((lot) => !isOver(lot, formatDay(today)));
  const soon = lots.filter(({ expiresOn }) => expiresOn <= soonest);
  const [attended] = await db
    .select({ id: pointTransactions.id })
    .from(pointTransactions)
    .where(and(eq(pointTransactions.accountId, accountId), eq(pointTransactions.key, attendanceKey(now))));
  const [first] = await db
    .select({ at: pointTransactions.postedAt })
    .from(pointTransactions)
    .where(and(eq(pointTransactions.accountId, accountId), eq(pointTransactions.nth, 1)));
  return {
    balance: sumRemaining(lots),
    attended_today: attended !== undefined,
    attendance_points: POINT_RULES.attendance.amount,
    expiring: soon[0] ? { points: sumRemaining(soon), on: soon[0].expiresOn } : null,
    since: first ? toMonth(first.at.getTime()) : null,
    ways: [...POINT_WAYS],
  };
}

/**
 * The movements of a month, newest first. Points that expired but are not posted yet are listed as they will be
 * posted, so that the lines add up to the balance.
 * @throws AppError INVALID_INPUT
 */
export async function listPointHistory(
  { db, accountId, now }: ServiceContext,
  { month, cursor, limit }: PointHistoryQuery,
): Promise<PointHistory> {
  const list = `points-${month}`;
  const after = readCursor(list, cursor);
  const [begins, ends] = toMonthSpan(month);
  const inMonth = and(
    eq(pointTransactions.accountId, accountId),
    gte(pointTransactions.postedAt, begins),
    lt(pointTransactions.postedAt, ends),
    after ? lt(pointTransactions.nth, after.key) : undefined,
  );
  const [rows, lots] = await Promise.all([
    db
      .select()
      .from(pointTransactions)
      .where(inMonth)
      .orderBy(desc(pointTransactions.nth))
      .limit(limit + 1),
    after ? [] : listLots(db, accountId),
  ]);
  const { items, next } = toPage(rows, limit, ({ id, nth }) => writeCursor(list, { key: nth, id }));
  const ids = items.map(({ id }) => id);
  const posted = toEntries(items, await listLegs(db, accountId, ids));
  const unposted = notPostedYet(lots, now).filter(({ at }) => toMonth(Date.parse(at)) === month);
  return { items: [...unposted, ...posted], next };
}

/** One posted movement. @throws Error when there is none */
export async function getEntry(db: Queryable, accountId: string, id: string): Promise<PointEntry> {
  const rows = await db
    .select()
    .from(pointTransactions)
    .where(and(eq(pointTransactions.accountId, accountId), eq(pointTransactions.id, id)));
  const [entry] = toEntries(rows, await listLegs(db, accountId, [id]));
  if (!entry) throw new Error('a movement of points is gone');
  return entry;
}

/** The account's own side of movements. */
const listLegs = (db: Queryable, accountId: string, ids: string[]): Promise<LegRow[]> =>
  db
    .select()
    .from(pointEntries)
    .where(
      and(
        eq(pointEntries.accountId, accountId),
        inArray(pointEntries.transactionId, ids),
        eq(pointEntries.book, 'own'),
      ),
    )
    .orderBy(asc(pointEntries.leg));

function toEntries(rows: readonly TransactionRow[], legs: readonly LegRow[]): PointEntry[] {
  return rows.map(({ id, key, reason, note, postedAt }) => {
    const own = legs.filter(({ transactionId }) => transactionId === id);
    const points = own.reduce((sum, { amount }) => sum + amount, 0);
    return {
      id: key,
      reason,
      note,
      points,
      balance: own.at(-1)?.balanceAfter ?? 0,
      at: postedAt.toISOString(),
      expires_on: points > 0 ? (own[0]?.expiresOn ?? null) : null,
    };
  });
}

/** Entries that the next writer or the sweeper will post, the newest first. */
function notPostedYet(lots: readonly Lot[], now: number): PointEntry[] {
  const today = formatDay(seoulDay(now));
  let balance = sumRemaining(lots);
  const entries = lots
    .filter((lot) => isOver(lot, today))
    .map((lot): PointEntry => {
      balance -= lot.remaining;
      const at = endOfLot(lot).toISOString();
      return { id: expiryKey(lot), reason: 'expired', note: '', points: -lot.remaining, balance, at, expires_on: null };
    });
  return entries.toReversed();
}

/** 'YYYY-MM' in Seoul. */
function toMonth(at: number): string {
  const { year, month } = seoulDay(at);
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** The first moment of a month in Seoul, and that of the next one. */
function toMonthSpan(text: string): [Date, Date] {
  const [year = 0, month = 0] = text.split('-').map(Number);
  const before = new Date(Date.UTC(year, month - 1, 0));
  const last = new Date(Date.UTC(year, month, 0));
  const end = (date: Date) =>
    new Date(endOfDay({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }));
  return [end(before), end(last)];
}
