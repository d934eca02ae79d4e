import { choiceKey } from '@contract/notices/notifications';
import type { Transaction } from '@server/db/database';
import { noticeDeliveries, notices, notificationChoices, pushTokens } from '@server/db/schema';
import { inArray, sql } from 'drizzle-orm';
import { type NewNotice, type Recipient, toNoticeRows } from './create-notice';

/** `createNotice` for many people, by four statements whatever their number. */
export async function createNotices(tx: Transaction, list: readonly NewNotice[]): Promise<void> {
  if (list.length === 0) return;
  const getRecipient = await getRecipients(tx, [...new Set(list.map(({ accountId }) => accountId))]);
  const written = list.map((notice) => toNoticeRows(getRecipient(notice.accountId), notice));
  const inApp = written.flatMap(({ notice }) => notice ?? []);
  if (inApp.length > 0) await tx.insert(notices).values(inApp);
  const deliveries = mergeSame(written.flatMap((rows) => rows.deliveries));
  if (deliveries.length > 0)
    await tx
      .insert(noticeDeliveries)
      .values(deliveries)
      .onConflictDoUpdate({
        target: [noticeDeliveries.accountId, noticeDeliveries.channel, noticeDeliveries.kind, noticeDeliveries.path],
        set: { noticeId: sql`excluded.notice_id` },
      });
}

type DeliveryRow = typeof noticeDeliveries.$inferInsert;

/**
 * One delivery speaks for the notices that lead to one place, and names the last of them. Sorted, so that two processes
 * lock the rows in one order.
 */
function mergeSame(rows: readonly DeliveryRow[]): DeliveryRow[] {
  const merged = new Map<string, DeliveryRow>();
  for (const row of rows) {
    const place = `${row.accountId} ${row.channel} ${row.kind} ${row.path}`;
    merged.set(place, { ...(merged.get(place) ?? row), noticeId: row.noticeId });
  }
  return [...merged].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

async function getRecipients(tx: Transaction, accountIds: readonly string[]): Promise<(id: string) => Recipient> {
  const chosen = await tx
    .select()
    .from(notificationChoices)
    .where(inArray(notificationChoices.accountId, [...accountIds]));
  const choices = new Map<string, Record<string, boolean>>();
  for (const { accountId, kind, channel, enabled } of chosen)
    choices.set(accountId, { ...choices.get(accountId), [choiceKey(kind, channel)]: enabled });
  const devices = await tx
    .selectDistinct({ accountId: pushTokens.accountId })
    .from(pushTokens)
    .where(inArray(pushTokens.accountId, [...accountIds]));
  const withDevice = new Set(devices.map(({ accountId }) => accountId));
  return (id) => ({ choices: choices.get(id) ?? {}, hasDevice: withDevice.has(id) });
}
