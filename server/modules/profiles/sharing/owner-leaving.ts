import type { TakeoverChoice } from '@contract/profiles/handover';
import type { Transaction } from '@server/db/database';
import { guardianships } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { and, eq } from 'drizzle-orm';
import { clearOffers, listNextOwners, lockOwnChildren } from './next-owners';
import { notifySharing } from './sharing-notices';

type Leaver = { accountId: string; now: number };

/**
 * Asks the full guardians of a leaver's children to take them over, whom the owner chose first.
 * @returns who is asked, to be told by mail
 * @throws AppError NOT_FOUND for a choice that cannot take the child over
 */
export async function askToTakeOver(
  tx: Transaction,
  { accountId, now }: Leaver,
  choices: readonly TakeoverChoice[],
): Promise<{ name: string; email: string }[]> {
  const children = await lockOwnChildren(tx, accountId);
  await clearOffers(tx, accountId);
  const asked = new Map<string, { name: string; email: string }>();
  const open = new Set(choices);
  for (const child of children) {
    const nextOwners = await listNextOwners(tx, { ownerId: accountId, profileId: child.id });
    for (const { name, email } of nextOwners) asked.set(email, { name, email });
    await notifySharing(
      tx,
      { ownerId: accountId, child, to: nextOwners.map((nextOwner) => nextOwner.accountId), now },
      'ownerLeaves',
    );
    for (const choice of choices.filter(({ profile_id }) => profile_id === child.id)) {
      if (!nextOwners.some(({ id }) => id === choice.guardian_id)) throw new AppError('NOT_FOUND');
      await tx
        .update(guardianships)
        .set({ offeredAt: new Date(now) })
        .where(and(eq(guardianships.ownerId, accountId), eq(guardianships.id, choice.guardian_id)));
      open.delete(choice);
    }
  }
  if (open.size > 0) throw new AppError('NOT_FOUND');
  return [...asked.values()];
}

/** The owner came back: nobody takes the children over any more. */
export async function takeBackChildren(tx: Transaction, { accountId, now }: Leaver): Promise<void> {
  for (const child of await lockOwnChildren(tx, accountId)) {
    const nextOwners = await listNextOwners(tx, { ownerId: accountId, profileId: child.id });
    await notifySharing(
      tx,
      { ownerId: accountId, child, to: nextOwners.map((nextOwner) => nextOwner.accountId), now },
      'ownerBack',
    );
  }
  await clearOffers(tx, accountId);
}
