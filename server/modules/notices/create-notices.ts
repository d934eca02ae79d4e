import type { NoticeKind } from '@contract/notices/notices';
import { choiceKey, isWanted, type NotificationChoices, notificationKind } from '@contract/notices/notifications';
import type { Transaction } from '@server/db/database';
import { noticeDeliveries, notices, notificationChoices, pushTokens } from '@server/db/schema';
import { inArray, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { mayGoAt } from './quiet-hours';

export type NewNotice = {
  accountId: string;
  kind: NoticeKind;
  /** Shown in the app only: a push and a mail name just the kind, or `outsideTitle`. */
  title: string;
  body: string;
  /** Where in the app it leads. */
  path: string | null;
  /** Where a push and a mail lead, when that is elsewhere. */
  outsidePath?: string;
  /** Title of a push and a mail in place of the kind's: nothing of a person, as it is read on locked screens. */
  outsideTitle?: string | null;
  /** The child it is about: the notice is deleted with the child. */
  profileId?: string;
  /** The account that this child belongs to, of a child that is shared with the recipient. */
  childOwnerId?: string;
  /** The announcement it is a copy of. */
  announcementId?: string;
  now: number;
};

/** A notice's body is a glance, never the whole text. */
const BODY_MAX = 140;
const LIST = '/mypage/notices';

/** Notification settings of a person: choices by `choiceKey`, and whether a device takes pushes. */
type Recipient = { choices: Record<string, boolean>; hasDevice: boolean };

/** `createNotices` for one person. */
export const createNotice = (tx: Transaction, notice: NewNotice) => createNotices(tx, [notice]);

/**
 * The only way to notify people: inserts rows in their notices and enqueues pushes and mails (`deliverNotices`) in the
 * caller's transaction, by four statements whatever their number. Kinds they switched off are not written; moderation
 * and exports are always shown, inside the app only.
 */
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
        set: { noticeId: sql`excluded.notice_id`, title: sql`excluded.title`, profileId: sql`excluded.profile_id` },
      });
}

type NoticeRow = typeof notices.$inferInsert;
type DeliveryRow = typeof noticeDeliveries.$inferInsert;

/** Rows for a recipient: nothing, a notice in the app, pushes and mails. */
function toNoticeRows(
  recipient: Recipient,
  { accountId, kind, title, body, path, now, ...notice }: NewNotice,
): { notice: NoticeRow | null; deliveries: DeliveryRow[] } {
  const { profileId = null, announcementId = null } = notice;
  const choices: NotificationChoices = new Map(Object.entries(recipient.choices));
  const isMandatory = notificationKind(kind) === undefined;
  const noticeId = isMandatory || isWanted(choices, kind, 'app') ? newId() : null;
  const createdAt = new Date(now);
  const childOwnerId = profileId && (notice.childOwnerId ?? accountId);
  const about = { profileId, childOwnerId, announcementId };
  // An announcement is read here and nowhere else.
  const text = announcementId ? body : toSummary(body);
  const dueAt = new Date(mayGoAt(kind, choices, now));
  const delivery = {
    accountId,
    kind,
    title: notice.outsideTitle ?? null,
    path: notice.outsidePath ?? path ?? LIST,
    noticeId,
    profileId,
    dueAt,
    createdAt,
  };
  return {
    notice: noticeId === null ? null : { accountId, id: noticeId, ...about, kind, title, body: text, path, createdAt },
    deliveries: (['push', 'email'] as const)
      .filter((channel) => isWanted(choices, kind, channel) && (channel === 'email' || recipient.hasDevice))
      .map((channel) => ({ ...delivery, id: newId(), channel })),
  };
}

/**
 * One delivery speaks for the notices that lead to one place, and names the last of them. Sorted, so that two processes
 * lock the rows in one order.
 */
function mergeSame(rows: readonly DeliveryRow[]): DeliveryRow[] {
  const merged = new Map<string, DeliveryRow>();
  for (const row of rows) {
    const place = `${row.accountId} ${row.channel} ${row.kind} ${row.path}`;
    merged.set(place, {
      ...(merged.get(place) ?? row),
      noticeId: row.noticeId,
      title: row.title,
      profileId: row.profileId,
    });
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

function toSummary(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > BODY_MAX ? `${line.slice(0, BODY_MAX).replace(/[\ud800-\udbff]$/, '')}…` : line;
}
