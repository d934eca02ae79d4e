import { SHARED_ROLES, type SharedRole } from '@contract/profiles/child-roles';
import type { Transaction } from '@server/db/database';
import { careCards, clinicLinks, guardianships, profiles } from '@server/db/schema';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { endThings } from './access-ends';

/** Locks a child that is somebody's: what changes who may see it comes one after another. */
export const lockSharedChild = (tx: Transaction, child: { ownerId: string; profileId: string }) =>
  tx
    .select({ id: profiles.id, name: profiles.name })
    .from(profiles)
    .where(and(eq(profiles.accountId, child.ownerId), eq(profiles.id, child.profileId)))
    .for('update');

type Ended = { ownerId: string; profileId: string; accountId: string; now: number };

/**
 * Ends one person's access to a child with what only that person had of it (`ENDS`). What they wrote about the child
 * stays with the child.
 */
export async function endAccess(tx: Transaction, { ownerId, profileId, accountId, now }: Ended): Promise<boolean> {
  const ended = await tx
    .delete(guardianships)
    .where(
      and(
        eq(guardianships.ownerId, ownerId),
        eq(guardianships.profileId, profileId),
        eq(guardianships.accountId, accountId),
      ),
    )
    .returning({ id: guardianships.id });
  if (ended.length === 0) return false;
  await endThings(tx, 'access', { accountIds: [accountId], child: { ownerId, profileId }, now });
  // Who has no part in a child is named by no row of it.
  for (const table of [clinicLinks, careCards])
    await tx
      .delete(table)
      .where(and(eq(table.accountId, ownerId), eq(table.profileId, profileId), eq(table.createdBy, accountId)));
  return true;
}

/**
 * Locks an account's own children and those shared with it, all in one order: what ends an access, passes a child on or
 * notifies its guardians at the same time comes wholly before or after. After `lockAccount`.
 */
export function lockEveryChild(tx: Transaction, accountId: string) {
  // One list of keys: an `or` with a subquery would read the whole table.
  const keys = sql`
    select own.account_id, own.id from ${profiles} own where own.account_id = ${accountId}
    union select g.owner_id, g.profile_id from ${guardianships} g where g.account_id = ${accountId}`;
  return tx
    .select({ ownerId: profiles.accountId, id: profiles.id, name: profiles.name })
    .from(profiles)
    .where(sql`(${profiles.accountId}, ${profiles.id}) in (${keys})`)
    .orderBy(profiles.id)
    .for('update');
}

/** Ends every access of an account to children of others in some roles. */
export async function endEveryAccess(
  tx: Transaction,
  { accountId, now }: { accountId: string; now: number },
  roles: readonly SharedRole[] = SHARED_ROLES,
): Promise<void> {
  await lockEveryChild(tx, accountId);
  const rows = await tx
    .select({ ownerId: guardianships.ownerId, profileId: guardianships.profileId })
    .from(guardianships)
    .where(and(eq(guardianships.accountId, accountId), inArray(guardianships.role, roles)));
  for (const child of rows) await endAccess(tx, { ...child, accountId, now });
}
