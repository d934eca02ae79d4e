import { formatDay, seoulDay } from '@contract/common/calendar';
import { NOTIFICATION_KINDS, notificationKind } from '@contract/notices/notifications';
import type { Database } from '@server/db/database';
import { deliveryDays } from '@server/db/schema';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Channel } from './due-deliveries';

/** Pushes, and mails, that a person gets on one day in Seoul. */
export const DAILY_LIMIT = 2;

/** Answers to a person's own questions come at any time and do not count. */
export const isLimited = (kind: string): boolean => notificationKind(kind)?.unlimited !== true;

/** In the order of the contract: a child's health first. */
export const byWeight = (a: { kind: string }, b: { kind: string }): number => toWeight(a.kind) - toWeight(b.kind);
const toWeight = (kind: string) => NOTIFICATION_KINDS.findIndex((item) => item.kind === kind);

/** Notices sent singly, merged into one, and held for the next day. */
type Share<T> = { alone: T[]; merged: T[]; later: T[] };

/**
 * Divides what one person is due on one channel, the most important first: all of it while the day has room, otherwise
 * the last place of the day goes to the others together; without room everything waits. So nothing waits twice.
 * @param left how many may still be sent today
 */
export function shareDay<T>(due: readonly T[], left: number): Share<T> {
  if (left <= 0) return { alone: [], merged: [], later: [...due] };
  if (due.length <= left) return { alone: [...due], merged: [], later: [] };
  return { alone: due.slice(0, left - 1), merged: due.slice(left - 1), later: [] };
}

type Wanted = { accountId: string; channel: Channel; count: number };
export const placeKey = ({ accountId, channel }: Pick<Wanted, 'accountId' | 'channel'>) => `${accountId} ${channel}`;

/**
 * Takes places of today, before anything is sent: two processes never take the same one. Returns by `placeKey` how many
 * were left, of which `count` or all were taken.
 */
export async function takePlaces(db: Database, wanted: readonly Wanted[], now: number): Promise<Map<string, number>> {
  if (wanted.length === 0) return new Map();
  const day = formatDay(seoulDay(now));
  const values = wanted.map(({ accountId, channel }) => ({ accountId, channel, day, sent: 0 }));
  return db.transaction(async (tx) => {
    await tx.insert(deliveryDays).values(values).onConflictDoNothing();
    const keys = sql.join(
      wanted.map(({ accountId, channel }) => sql`(${accountId}::uuid, ${channel})`),
      sql`, `,
    );
    const rows = await tx
      .select()
      .from(deliveryDays)
      .where(sql`(${deliveryDays.accountId}, ${deliveryDays.channel}) in (${keys})`)
      .orderBy(asc(deliveryDays.accountId), asc(deliveryDays.channel))
      .for('update');
    const left = new Map(
      rows.map((row) => [placeKey(row), row.day === day ? Math.max(0, DAILY_LIMIT - row.sent) : DAILY_LIMIT]),
    );
    const taken = wanted.map((item) => {
      const free = left.get(placeKey(item)) ?? 0;
      return { ...item, sent: DAILY_LIMIT - free + Math.min(free, item.count) };
    });
    await tx
      .insert(deliveryDays)
      .values(taken.map(({ accountId, channel, sent }) => ({ accountId, channel, day, sent })))
      .onConflictDoUpdate({
        target: [deliveryDays.accountId, deliveryDays.channel],
        set: { day: sql`excluded.day`, sent: sql`excluded.sent` },
      });
    return left;
  });
}

/** Gives a place back: nothing was sent. */
export const returnPlace = (db: Database, { accountId, channel }: Omit<Wanted, 'count'>, now: number) =>
  db
    .update(deliveryDays)
    .set({ sent: sql`greatest(${deliveryDays.sent} - 1, 0)` })
    .where(
      and(
        eq(deliveryDays.accountId, accountId),
        eq(deliveryDays.channel, channel),
        eq(deliveryDays.day, formatDay(seoulDay(now))),
      ),
    );
