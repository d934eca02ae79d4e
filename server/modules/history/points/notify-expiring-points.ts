import { dayFromNumber, dayNumber, formatDay, type PlainDay, parseDay, seoulDay } from '@contract/common/calendar';
import { formatNumber } from '@contract/common/format-number';
import { EXPIRING_SOON_DAYS } from '@contract/history/points';
import type { Database, Transaction } from '@server/db/database';
import { pointLots } from '@server/db/schema';
import { groupBy } from '@server/lib/group-by';
import { throwIfStopping } from '@server/lib/job-interrupted';
import { createNotices } from '@server/modules/notices/create-notices';
import { isDaytime } from '@server/modules/notices/quiet-hours';
import { and, asc, between, eq, inArray } from 'drizzle-orm';
import { sumRemaining } from './point-lots';

/** Days before the first lot expires. */
const NOTIFY_BEFORE_DAYS = 7;
/** Accounts of one transaction. */
const AT_ONCE = 500;

/**
 * Notifies, in daytime in Seoul, accounts whose points expire within a week, in one notice with all that expire within
 * a month: so nothing is sent daily. Returns how many were notified.
 * @throws JobInterrupted between two batches when the process was asked to stop
 */
export async function notifyExpiringPoints(db: Database, now: number, stopping?: AbortSignal): Promise<number> {
  if (!isDaytime(now)) return 0;
  let notified = 0;
  for (;;) {
    throwIfStopping(stopping);
    const due = await db
      .selectDistinct({ accountId: pointLots.accountId })
      .from(pointLots)
      .where(
        and(eq(pointLots.notified, false), between(pointLots.expiresOn, day(now, 0), day(now, NOTIFY_BEFORE_DAYS))),
      )
      .limit(AT_ONCE);
    const ids = due.map(({ accountId }) => accountId);
    if (ids.length > 0) notified += await db.transaction((tx) => notifyAccounts(tx, ids, now));
    if (ids.length < AT_ONCE) return notified;
  }
}

async function notifyAccounts(tx: Transaction, accountIds: readonly string[], now: number): Promise<number> {
  const ending = and(
    inArray(pointLots.accountId, [...accountIds]),
    eq(pointLots.notified, false),
    between(pointLots.expiresOn, day(now, 0), day(now, EXPIRING_SOON_DAYS)),
  );
  const lots = await tx
    .select()
    .from(pointLots)
    .where(ending)
    .orderBy(asc(pointLots.accountId), asc(pointLots.expiresOn))
    .for('update');
  await tx.update(pointLots).set({ notified: true }).where(ending);
  const left = groupBy(
    lots.filter(({ remaining }) => remaining > 0),
    ({ accountId }) => accountId,
  );
  const notices = [...left].flatMap(([accountId, own]) => {
    const first = own[0] && parseDay(own[0].expiresOn);
    return first ? { accountId, ...WORDS, body: toBody(first, sumRemaining(own), own.length), now } : [];
  });
  await createNotices(tx, notices);
  return notices.length;
}

const WORDS = { kind: 'point', title: '곧 사라지는 포인트가 있어요', path: '/history/point' } as const;

function toBody(first: PlainDay, points: number, lots: number): string {
  const day = `${first.month}월 ${first.day}일`;
  const sum = `${formatNumber(points)}P`;
  return lots === 1 ? `${sum}를 ${day}까지 쓸 수 있어요.` : `${day}부터 차례로 모두 ${sum}가 사라져요.`;
}

const day = (now: number, later: number) => formatDay(dayFromNumber(dayNumber(seoulDay(now)) + later));
