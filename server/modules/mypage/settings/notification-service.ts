import {
  choiceKey,
  isWanted,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  type NotificationInput,
} from '@contract/notices/notifications';
import type { NotificationChoice } from '@contract/notices/notifications.responses';
import { notificationChoices } from '@server/db/schema';
import type { ServiceContext } from '@server/http/context';
import { getNotificationChoices } from '@server/modules/notices/notification-choices';
import { sql } from 'drizzle-orm';

/** Every kind of notification and on which of its channels it is wanted. */
export async function listNotificationChoices({
  db,
  accountId,
}: Pick<ServiceContext, 'db' | 'accountId'>): Promise<NotificationChoice[]> {
  const chosen = await getNotificationChoices(db, accountId);
  return NOTIFICATION_KINDS.map(({ kind, label, hint, channels }) => ({
    kind,
    label,
    hint,
    channels: NOTIFICATION_CHANNELS.filter(({ channel }) => channel in channels).map(({ channel }) => ({
      channel,
      enabled: isWanted(chosen, kind, channel),
    })),
  }));
}

/** Saves the given choices (the last of duplicates counts) and returns all. */
export async function saveNotificationChoices(
  ctx: ServiceContext,
  { choices }: NotificationInput,
): Promise<NotificationChoice[]> {
  const { accountId } = ctx;
  const updatedAt = new Date(ctx.now);
  const wanted = new Map(choices.map((choice) => [choiceKey(choice.kind, choice.channel), choice]));
  await ctx.db
    .insert(notificationChoices)
    .values([...wanted.values()].map((choice) => ({ accountId, ...choice, updatedAt })))
    .onConflictDoUpdate({
      target: [notificationChoices.accountId, notificationChoices.kind, notificationChoices.channel],
      set: { enabled: sql`excluded.enabled`, updatedAt: sql`excluded.updated_at` },
    });
  return listNotificationChoices(ctx);
}
