import {
  choiceKey,
  isWanted,
  type NotificationChannel,
  type NotificationChoices,
} from '@contract/notices/notifications';
import type { Transaction } from '@server/db/database';
import { noticeDeliveries, notices, notificationChoices, pushTokens } from '@server/db/schema';
import { inArray, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { NewNotice } from './create-notice';
import { mayGoAt } from './quiet-hours';

type Copies = Pick<NewNotice, 'kind' | 'title' | 'body' | 'path' | 'now'> & { announcementId: string };

const LIST = '/mypage/notices';
const NO_CHOICES: NotificationChoices = new Map();

/** `createNotice` for many people and one text, by five statements. Returns how many have it in the app. */
export async function createNotices(tx: Transaction, accountIds: readonly string[], copies: Copies): Promise<number> {
  if (accountIds.length === 0) return 0;
  const { kind, title, body, path, now, announcementId } = copies;
  const at = new Date(now);
  const choices = await getChoices(tx, accountIds);
  const withDevice = new Set(
    (
      await tx
        .selectDistinct({ accountId: pushTokens.accountId })
        .from(pushTokens)
        .where(inArray(pushTokens.accountId, [...accountIds]))
    ).map(({ accountId }) => accountId),
  );
  const people = accountIds.map((accountId) => {
    const chosen = choices.get(accountId) ?? NO_CHOICES;
    const wants = (channel: NotificationChannel) => isWanted(chosen, kind, channel);
    return { accountId, chosen, noticeId: wants('app') ? newId() : null, wants };
  });
  const inApp = people.flatMap(({ accountId, noticeId: id }) => (id === null ? [] : [{ accountId, id }]));
  if (inApp.length > 0)
    await tx
      .insert(notices)
      .values(inApp.map((owner) => ({ ...owner, kind, title, body, path, announcementId, createdAt: at })));
  const deliveries = people.flatMap(({ accountId, chosen, noticeId, wants }) =>
    (['push', 'email'] as const)
      .filter((channel) => wants(channel) && (channel === 'email' || withDevice.has(accountId)))
      .map((channel) => ({
        accountId,
        id: newId(),
        channel,
        kind,
        path: path ?? LIST,
        noticeId,
        dueAt: new Date(mayGoAt(kind, chosen, now)),
        createdAt: at,
      })),
  );
  if (deliveries.length > 0)
    await tx
      .insert(noticeDeliveries)
      .values(deliveries)
      .onConflictDoUpdate({
        target: [noticeDeliveries.accountId, noticeDeliveries.channel, noticeDeliveries.kind, noticeDeliveries.path],
        set: { noticeId: sql`excluded.notice_id` },
      });
  return inApp.length;
}

async function getChoices(tx: Transaction, accountIds: readonly string[]): Promise<Map<string, Map<string, boolean>>> {
  const rows = await tx
    .select()
    .from(notificationChoices)
    .where(inArray(notificationChoices.accountId, [...accountIds]));
  const byAccount = new Map<string, Map<string, boolean>>();
  for (const { accountId, kind, channel, enabled } of rows) {
    const own = byAccount.get(accountId) ?? new Map<string, boolean>();
    byAccount.set(accountId, own.set(choiceKey(kind, channel), enabled));
  }
  return byAccount;
}
