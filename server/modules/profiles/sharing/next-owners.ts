import type { ConsentKind } from '@contract/accounts/consents';
import type { Queryable, Transaction } from '@server/db/database';
import { accounts, consents, guardianships, profiles } from '@server/db/schema';
import { isActive } from '@server/modules/profiles/child-access';
import { and, asc, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { lockSharedChild } from './end-access';
import { type Move, moveChild } from './move-child';

type OfChild = { ownerId: string; profileId: string };

const isGiven = (db: Queryable, kind: ConsentKind) =>
  sql`coalesce((${db
    .select({ given: consents.given })
    .from(consents)
    .where(and(eq(consents.accountId, guardianships.accountId), eq(consents.kind, kind)))
    .orderBy(desc(consents.at), desc(consents.id))
    .limit(1)}), false)`;

/**
 * The full guardians a child may pass to: their access is active and not about to end, their account is in use and their
 * own consents stand. Whom the owner chose comes first, then who agreed first, then who has shared the child longest.
 */
export const listNextOwners = (db: Queryable, { ownerId, profileId }: OfChild) =>
  db
    .select({
      id: guardianships.id,
      accountId: guardianships.accountId,
      takesOverAt: guardianships.takesOverAt,
      name: accounts.name,
      email: accounts.email,
    })
    .from(guardianships)
    .innerJoin(accounts, eq(accounts.id, guardianships.accountId))
    .where(
      and(
        eq(guardianships.ownerId, ownerId),
        eq(guardianships.profileId, profileId),
        ne(guardianships.accountId, ownerId),
        eq(guardianships.role, 'guardian'),
        isNull(guardianships.endsAt),
        isActive,
        isNull(accounts.leavingAt),
        isNull(accounts.frozenAt),
        isGiven(db, 'sensitive'),
        isGiven(db, 'child_data'),
      ),
    )
    .orderBy(
      sql`${guardianships.offeredAt} nulls last`,
      sql`${guardianships.takesOverAt} nulls last`,
      asc(guardianships.since),
      asc(guardianships.id),
    );

/** Ids of an account's own children, in the order in which they are locked. */
const listOwnChildren = (db: Queryable, accountId: string) =>
  db
    .select({ id: profiles.id, name: profiles.name })
    .from(profiles)
    .where(eq(profiles.accountId, accountId))
    .orderBy(profiles.id);

/** The same, locked until the transaction ends: who may see them stays. After `lockAccount`. */
export const lockOwnChildren = (tx: Transaction, accountId: string) => listOwnChildren(tx, accountId).for('update');

type Passing = { ownerId: string; now: number } & Pick<Move, 'reason'>;

/**
 * Passes each child of an account on to a full guardian, where there is one; the former owner's access ends.
 * `owner_left`: only to one who agreed. @returns ids of the children that stay
 */
export async function passChildrenOn(tx: Transaction, { ownerId, reason, now }: Passing): Promise<string[]> {
  const left: string[] = [];
  for (const { id: profileId } of await listOwnChildren(tx, ownerId)) {
    await lockSharedChild(tx, { ownerId, profileId });
    // Another transaction that ends a guardian's access has to be over.
    await tx
      .select({ id: guardianships.id })
      .from(guardianships)
      .where(and(eq(guardianships.ownerId, ownerId), eq(guardianships.profileId, profileId)))
      .for('update');
    const nextOwners = await listNextOwners(tx, { ownerId, profileId });
    const nextOwner =
      reason === 'owner_left' ? nextOwners.find(({ takesOverAt }) => takesOverAt !== null) : nextOwners[0];
    if (nextOwner)
      await moveChild(tx, { ownerId, profileId, toId: nextOwner.accountId, reason, ownerStays: false, now });
    else left.push(profileId);
  }
  return left;
}

/** Takes offers, choices and agreements about an account's own children back. */
export const clearOffers = (tx: Transaction, ownerId: string) =>
  tx
    .update(guardianships)
    .set({ offeredAt: null, ownerStays: false, takesOverAt: null })
    .where(
      and(
        eq(guardianships.ownerId, ownerId),
        sql`(${isNotNull(guardianships.offeredAt)} or ${isNotNull(guardianships.takesOverAt)})`,
      ),
    );
