import { accounts, notificationChoices } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { eq, sql } from 'drizzle-orm';
import type { UnsubscribeTarget } from './unsubscribe-address';

/** Turns the mails of these kinds off; nothing else changes, and a second call changes nothing. */
export async function unsubscribe(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { accountId, kinds }: UnsubscribeTarget,
): Promise<void> {
  if (kinds.length === 0) return;
  const updatedAt = new Date(now());
  await db.transaction(async (tx) => {
    const [account] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, accountId))
      .for('key share');
    // A person who left has no mails to end.
    if (!account) return;
    await tx
      .insert(notificationChoices)
      .values(kinds.map((kind) => ({ accountId, kind, channel: 'email' as const, enabled: false, updatedAt })))
      .onConflictDoUpdate({
        target: [notificationChoices.accountId, notificationChoices.kind, notificationChoices.channel],
        set: { enabled: false, updatedAt: sql`excluded.updated_at` },
        setWhere: eq(notificationChoices.enabled, true),
      });
  });
}
