import type { NoticeKind } from '@contract/notices/notices';
import { isWanted, type NotificationChoices, notificationKind } from '@contract/notices/notifications';
import type { Queryable, Transaction } from '@server/db/database';
import type { noticeDeliveries, notices } from '@server/db/schema';
import { type SQL, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { mayGoAt } from './quiet-hours';

export type NewNotice = {
  accountId: string;
  kind: NoticeKind;
  /** Shown in the app only: a push and a mail name just the kind. */
  title: string;
  body: string;
  /** Where in the app it leads. */
  path: string | null;
  /** Where a push and a mail lead, when that is elsewhere. */
  outsidePath?: string;
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

/** What decides how a person is notified: their choices by `choiceKey`, and whether a device takes pushes. */
export type Recipient = { choices: Record<string, boolean>; hasDevice: boolean };

/** The columns of a `Recipient`. @param accountId its id as a value of the statement */
export const recipientColumns = (accountId: SQL) => ({
  choices: sql<Record<string, boolean>>`(
    select coalesce(json_object_agg(c.kind || '/' || c.channel, c.enabled), '{}')
    from notification_choices c where c.account_id = ${accountId}
  )`,
  hasDevice: sql<boolean>`exists (select from push_tokens t where t.account_id = ${accountId})`,
});

export async function getRecipient(db: Queryable, accountId: string): Promise<Recipient> {
  const [recipient] = await db.select(recipientColumns(sql`${accountId}::uuid`)).from(sql`(select 1) one`);
  if (!recipient) throw new Error('a select without a table has one row');
  return recipient;
}

/**
 * The only way to notify a person: inserts a row in their notices and enqueues pushes and mails (`deliverNotices`) in
 * the caller's transaction. Kinds they switched off are not written; moderation and exports are always shown, inside the app only.
 */
export async function createNotice(tx: Transaction, notice: NewNotice): Promise<void> {
  const parts = noticeParts(await getRecipient(tx, notice.accountId), notice);
  if (parts.length > 0) await tx.execute(sql`with ${sql.join(parts, sql`, `)} select 1`);
}

type NoticeRow = typeof notices.$inferInsert;
type DeliveryRow = typeof noticeDeliveries.$inferInsert;

/** What is written for a recipient: nothing, a notice in the app, pushes and mails. */
export function toNoticeRows(
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
  const delivery = { accountId, kind, path: notice.outsidePath ?? path ?? LIST, noticeId, dueAt, createdAt };
  return {
    notice: noticeId === null ? null : { accountId, id: noticeId, ...about, kind, title, body: text, path, createdAt },
    deliveries: (['push', 'email'] as const)
      .filter((channel) => isWanted(choices, kind, channel) && (channel === 'email' || recipient.hasDevice))
      .map((channel) => ({ ...delivery, id: newId(), channel })),
  };
}

/** The same as parts of a `with`, for a recipient that is known; none when nothing is to be written. */
export function noticeParts(recipient: Recipient, written: NewNotice, nth = 0): SQL[] {
  const { notice, deliveries } = toNoticeRows(recipient, written);
  const parts: SQL[] = [];
  if (notice)
    parts.push(sql`${sql.identifier(`notice_${nth}`)} as (
      insert into notices (account_id, id, profile_id, child_owner_id, kind, title, body, path, announcement_id, created_at)
      values (${notice.accountId}, ${notice.id}, ${notice.profileId}, ${notice.childOwnerId}::uuid, ${notice.kind}, ${notice.title},
        ${notice.body}, ${notice.path}, ${notice.announcementId}::uuid, ${toInstant(notice.createdAt)})
    )`);
  const rows = deliveries.map(
    ({ accountId, id, channel, kind, path, noticeId, dueAt, createdAt }) =>
      sql`(${accountId}::uuid, ${id}::uuid, ${channel}, ${kind}, ${path}, ${noticeId}::uuid, ${toInstant(dueAt)}, ${toInstant(createdAt)})`,
  );
  // One that still waits speaks for both; it is needless only once the later line was read, too.
  if (rows.length > 0)
    parts.push(sql`${sql.identifier(`delivery_${nth}`)} as (
      insert into notice_deliveries (account_id, id, channel, kind, path, notice_id, due_at, created_at)
      values ${sql.join(rows, sql`, `)}
      on conflict (account_id, channel, kind, path) do update set notice_id = excluded.notice_id
    )`);
  return parts;
}

const toInstant = (date: Date | undefined) => sql`${date?.toISOString()}::timestamptz`;

function toSummary(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > BODY_MAX ? `${line.slice(0, BODY_MAX).replace(/[\ud800-\udbff]$/, '')}…` : line;
}
