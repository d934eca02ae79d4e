import type { NoticeKind } from '@contract/notices/notices';
import { isWanted, type NotificationChoices, notificationKind } from '@contract/notices/notifications';
import type { Transaction } from '@server/db/database';
import { noticeDeliveries, notices, pushTokens } from '@server/db/schema';
import { eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { getNotificationChoices } from './notification-choices';
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
  now: number;
};

/** A notice's body is a glance, never the whole text. */
const BODY_MAX = 140;
const LIST = '/mypage/notices';

/**
 * The only way to notify a person: inserts a row in their notices and enqueues pushes and mails (`deliverNotices`) in
 * the caller's transaction. Kinds they switched off are not written; moderation is always shown, inside the app only.
 */
export async function createNotice(tx: Transaction, notice: NewNotice): Promise<void> {
  const { accountId, kind, title, body, path, now } = notice;
  const choices = await getNotificationChoices(tx, accountId);
  const isMandatory = notificationKind(kind) === undefined;
  const noticeId = isMandatory || isWanted(choices, kind, 'app') ? newId() : null;
  if (noticeId !== null)
    await tx.insert(notices).values({
      accountId,
      id: noticeId,
      profileId: notice.profileId ?? null,
      kind,
      title,
      body: toSummary(body),
      path,
      createdAt: new Date(now),
    });
  for (const channel of ['push', 'email'] as const)
    if (isWanted(choices, kind, channel)) await enqueueDelivery(tx, notice, choices, channel, noticeId);
}

async function enqueueDelivery(
  tx: Transaction,
  { accountId, kind, path, outsidePath, now }: NewNotice,
  choices: NotificationChoices,
  channel: 'push' | 'email',
  noticeId: string | null,
) {
  if (channel === 'push' && !(await hasDevice(tx, accountId))) return;
  await tx
    .insert(noticeDeliveries)
    .values({
      accountId,
      id: newId(),
      channel,
      kind,
      path: outsidePath ?? path ?? LIST,
      noticeId,
      dueAt: new Date(mayGoAt(kind, choices, now)),
      createdAt: new Date(now),
    })
    // One that still waits speaks for both; it is needless only once the later line was read, too.
    .onConflictDoUpdate({
      target: [noticeDeliveries.accountId, noticeDeliveries.channel, noticeDeliveries.kind, noticeDeliveries.path],
      set: { noticeId: sql`excluded.notice_id` },
    });
}

async function hasDevice(tx: Transaction, accountId: string): Promise<boolean> {
  const found = await tx
    .select({ family: pushTokens.familyId })
    .from(pushTokens)
    .where(eq(pushTokens.accountId, accountId))
    .limit(1);
  return found.length > 0;
}

function toSummary(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > BODY_MAX ? `${line.slice(0, BODY_MAX).replace(/[\ud800-\udbff]$/, '')}…` : line;
}
