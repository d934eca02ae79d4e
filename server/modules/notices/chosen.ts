import { type ChosenNotifications, choiceKey, NOTIFICATION_CHANNELS } from '@contract/notices/notifications';
import type { Queryable } from '@server/db/database';
import { notificationChoices } from '@server/db/schema';
import { eq } from 'drizzle-orm';

/** What a person chose about notifications; what is missing was never chosen. */
export async function chosenBy(db: Queryable, accountId: string): Promise<ChosenNotifications> {
  const rows = await db
    .select({
      kind: notificationChoices.kind,
      channel: notificationChoices.channel,
      enabled: notificationChoices.enabled,
    })
    .from(notificationChoices)
    .where(eq(notificationChoices.accountId, accountId));
  return new Map(
    rows.flatMap(({ kind, channel, enabled }) => {
      const known = NOTIFICATION_CHANNELS.find((one) => one.channel === channel);
      return known ? [[choiceKey(kind, known.channel), enabled] as const] : [];
    }),
  );
}
