import type { Transaction } from '@server/db/database';
import { childMoves, guardianships, invitations, officialResults, profiles, uploads } from '@server/db/schema';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { endAccess } from './end-access';
import { notifySharing } from './sharing-notices';

export type Move = {
  ownerId: string;
  profileId: string;
  /** One of the child's full guardians. */
  toId: string;
  reason: (typeof childMoves.$inferInsert)['reason'];
  /** The former owner becomes a full guardian, instead of losing access. */
  ownerStays: boolean;
  now: number;
};

/**
 * Hands a child over to one of its full guardians: its rows follow the account of the child by their foreign keys.
 * Checks about a guardian stay with who answered. Lock the child with `lockSharedChild` first.
 */
export async function moveChild(tx: Transaction, move: Move): Promise<void> {
  const { ownerId, profileId, toId, now } = move;
  const former = { ownerId: toId, profileId, accountId: ownerId };
  await movePictures(tx, move);
  await tx.delete(guardianships).where(whereGuardian({ ownerId, profileId, accountId: toId }));
  // Made by or for an owner that is none any more.
  await tx.delete(invitations).where(and(eq(invitations.ownerId, ownerId), eq(invitations.profileId, profileId)));
  const [child] = await tx
    .update(profiles)
    .set({ accountId: toId })
    .where(and(eq(profiles.accountId, ownerId), eq(profiles.id, profileId)))
    .returning({ id: profiles.id, name: profiles.name });
  if (!child) throw new Error('the child of a handover was not locked');
  const others = await tx
    .update(guardianships)
    .set({ offeredAt: null, takesOverAt: null, ownerStays: false })
    .where(and(eq(guardianships.ownerId, toId), eq(guardianships.profileId, profileId)))
    .returning({ accountId: guardianships.accountId });
  await tx
    .insert(guardianships)
    .values({ ...former, id: crypto.randomUUID(), role: 'guardian', invitedBy: toId, since: new Date(now) });
  if (!move.ownerStays) await endAccess(tx, { ...former, now });
  await record(tx, move);
  const about = { ownerId: toId, child, now };
  const informed = [...others.map(({ accountId }) => accountId), ...(move.ownerStays ? [ownerId] : [])];
  await notifySharing(tx, { ...about, to: informed }, 'moved');
  await notifySharing(tx, { ...about, to: [toId] }, 'took');
}

const whereGuardian = (key: { ownerId: string; profileId: string; accountId: string }) =>
  and(
    eq(guardianships.ownerId, key.ownerId),
    eq(guardianships.profileId, key.profileId),
    eq(guardianships.accountId, key.accountId),
  );

/** The child's own picture and those of its papers belong to the child's account, unless another child uses them. */
async function movePictures(tx: Transaction, { ownerId, profileId, toId }: Move) {
  const [child] = await tx
    .select({ image: profiles.imagePath })
    .from(profiles)
    .where(and(eq(profiles.accountId, ownerId), eq(profiles.id, profileId)));
  const papers = await tx
    .select({ photos: officialResults.photos })
    .from(officialResults)
    .where(and(eq(officialResults.accountId, ownerId), eq(officialResults.profileId, profileId)));
  const paths = [...papers.flatMap(({ photos }) => photos), ...(child?.image ? [child.image] : [])];
  if (paths.length === 0) return;
  const elsewhere = tx
    .select({ path: profiles.imagePath })
    .from(profiles)
    .where(and(eq(profiles.accountId, ownerId), ne(profiles.id, profileId), sql`${profiles.imagePath} is not null`));
  await tx
    .update(uploads)
    .set({ accountId: toId })
    .where(
      and(eq(uploads.accountId, ownerId), inArray(uploads.path, paths), sql`${uploads.path} not in (${elsewhere})`),
    );
}

const record = (tx: Transaction, { ownerId, profileId, toId, reason, now }: Move) =>
  tx.insert(childMoves).values(
    (
      [
        ['gave', ownerId],
        ['took', toId],
      ] as const
    ).map(([side, accountId]) => ({
      accountId,
      id: newId(),
      profileId,
      side,
      reason,
      at: new Date(now),
    })),
  );
