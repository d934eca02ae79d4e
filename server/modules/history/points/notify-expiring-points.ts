import { dayFromNumber, dayNumber, formatDay, type PlainDay, parseDay, seoulDay } from '@contract/common/calendar';
import { EXPIRING_SOON_DAYS } from '@contract/history/points';
import type { Database, Transaction } from '@server/db/database';
import { pointLots } from '@server/db/schema';
import { createNotice } from '@server/modules/notices/create-notice';
import { isDaytime } from '@server/modules/notices/quiet-hours';
import { and, asc, between, eq } from 'drizzle-orm';
import { sumRemaining } from './lots';

/** Days before the first lot expires. */
const NOTIFY_BEFORE_DAYS = 7;
const AT_ONCE = 200;

/**
 * Notifies, in daytime in Seoul, accounts whose points expire within a week, in one notice with all that expire within
 * a month: so nothing is sent daily. Returns how many were notified.
 */
export async function notifyExpiringPoints(db: Database, now: number): Promise<number> {
  if (!isDaytime(now)) return 0;
  let notified = 0;
  for (;;) {
    const due = await db
      .selectDistinct({ accountId: pointLots.accountId })
      .from(pointLots)
      .where(
        and(eq(pointLots.notified, false), between(pointLots.expiresOn, day(now, 0), day(now, NOTIFY_BEFORE_DAYS))),
      )
      .limit(AT_ONCE);
    for (const { accountId } of due) if (await db.transaction((tx) => notifyAccount(tx, accountId, now))) notified += 1;
    if (due.length < AT_ONCE) return notified;
  }
}

async function notifyAccount(tx: Transaction, accountId: string, now: number): Promise<boolean> {
  const ending = and(
    eq(pointLots.accountId, accountId),
    eq(pointLots.notified, false),
    between(pointLots.expiresOn, day(now, 0), day(now, EXPIRING_SOON_DAYS)),
  );
  const lots = await tx.select().from(pointLots).where(ending).orderBy(asc(pointLots.expiresOn)).for('update');
  await tx.update(pointLots).set({ notified: true }).where(ending);
  const left = lots.filter(({ remaining }) => remaining > 0);
  const first = left[0] && parseDay(left[0].expiresOn);
  if (!first) return false;
  await createNotice(tx, {
    accountId,
    kind: 'point',
    title: '곧 사라지는 포인트가 있어요',
    body: toBody(first, sumRemaining(left), left.length),
    path: '/history/point',
    now,
  });
  return true;
}

function toBody(first: PlainDay, points: number, lots: number): string {
  const day = `${first.month}월 ${first.day}일`;
  const sum = `${points.toLocaleString('ko-KR')}P`;
  return lots === 1 ? `${sum}를 ${day}까지 쓸 수 있어요.` : `${day}부터 차례로 모두 ${sum}가 사라져요.`;
}

const day = (now: number, later: number) => formatDay(dayFromNumber(dayNumber(seoulDay(now)) + later));
