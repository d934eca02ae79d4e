import { NOTIFICATION_KINDS, type NotificationChoice, type NotificationInput } from '@contract/notifications';
import { eq, sql } from 'drizzle-orm';
import { notificationChoices } from '../../db/schema';
import type { ServiceContext } from '../../http/context';

/** Every kind of notification and whether it is wanted. */
export async function listNotificationChoices({
  db,
  accountId,
}: Pick<ServiceContext, 'db' | 'accountId'>): Promise<NotificationChoice[]> {
  const chosen = await db
    .select({ kind: notificationChoices.kind, enabled: notificationChoices.enabled })
    .from(notificationChoices)
    .where(eq(notificationChoices.accountId, accountId));
  const byKind = new Map(chosen.map(({ kind, enabled }) => [kind, enabled]));
  return NOTIFICATION_KINDS.map((kind) => ({ ...kind, enabled: byKind.get(kind.kind) ?? kind.enabled }));
}

/** Keeps the choices given; of one kind named twice the last counts. Answers them all. */
export async function saveNotificationChoices(
  ctx: ServiceContext,
  { choices }: NotificationInput,
): Promise<NotificationChoice[]> {
  const wanted = new Map(choices.map(({ kind, enabled }) => [kind, enabled]));
  const updatedAt = new Date(ctx.now);
  await ctx.db
    .insert(notificationChoices)
    .values([...wanted].map(([kind, enabled]) => ({ accountId: ctx.accountId, kind, enabled, updatedAt })))
    .onConflictDoUpdate({
      target: [notificationChoices.accountId, notificationChoices.kind],
      set: { enabled: sql`excluded.enabled`, updatedAt: sql`excluded.updated_at` },
    });
  return listNotificationChoices(ctx);
}
