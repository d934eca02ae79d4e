import { parseDay } from '@contract/common/calendar';
import { endOfDay } from '@contract/common/last-day';
import type { Queryable } from '@server/db/database';
import { pointLots } from '@server/db/schema';
import { and, asc, eq, gt } from 'drizzle-orm';

/** The remaining points that expire on one day. */
export type Lot = {
  /** YYYYMMDD in Seoul: the last day they count. */
  expiresOn: string;
  remaining: number;
};

/** Lots with something left, the first to end first. */
export const listLots = (db: Queryable, accountId: string): Promise<Lot[]> =>
  db
    .select({ expiresOn: pointLots.expiresOn, remaining: pointLots.remaining })
    .from(pointLots)
    .where(and(eq(pointLots.accountId, accountId), gt(pointLots.remaining, 0)))
    .orderBy(asc(pointLots.expiresOn));

/** @param today YYYYMMDD in Seoul */
export const isOver = ({ expiresOn }: Lot, today: string) => expiresOn < today;

/** Expiry is posted at the time it happened, even when the ledger is updated later. */
export function endOfLot({ expiresOn }: Lot): Date {
  const day = parseDay(expiresOn);
  if (!day) throw new RangeError(`a lot ends on ${expiresOn}`);
  return new Date(endOfDay(day));
}

/** The ledger key of a lot's expiry. */
export const expiryKey = ({ expiresOn }: Lot) => `expired:${expiresOn}`;

export const sumRemaining = (lots: readonly Lot[]) => lots.reduce((sum, { remaining }) => sum + remaining, 0);

/** Takes from the lots that expire first. @returns what is taken from each; null when there is not enough */
export function withdraw(lots: readonly Lot[], points: number): { expiresOn: string; points: number }[] | null {
  const taken: { expiresOn: string; points: number }[] = [];
  let due = points;
  for (const { expiresOn, remaining } of lots) {
    if (due === 0) break;
    const part = Math.min(due, remaining);
    taken.push({ expiresOn, points: part });
    due -= part;
  }
  return due === 0 ? taken : null;
}
