import { choiceKey, type NotificationChoices } from '@contract/notices/notifications';
import type { Queryable } from '@server/db/database';
import { notificationChoices } from '@server/db/schema';
import { eq } from 'drizzle-orm';

/** A person's notification settings; a missing one has its default. */
export async function getNotificationChoices(db: Queryable, accountId: string): Promise<NotificationChoices> {
  const rows = await db
    .select({
      kind: notificationChoices.kind,
      channel: notificationChoices.channel,
      enabled: notificationChoices.enabled,
    })
    .from(notificationChoices)
    .where(eq(notificationChoices.accountId, accountId));
  return new Map(rows.map(({ kind, channel, enabled }) => [choiceKey(kind, channel), enabled]));
}
