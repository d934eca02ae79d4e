import { SHARED_ROLES, type SharedRole } from '@contract/profiles/child-roles';
import type { Transaction } from '@server/db/database';
import {
  accountExports,
  careCards,
  clinicLinks,
  guardianships,
  idempotencyKeys,
  invitations,
  notices,
  posts,
  profiles,
  selectedProfiles,
  testAttempts,
} from '@server/db/schema';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';

/** Locks a child that is somebody's: what changes who may see it comes one after another. */
export const lockSharedChild = (tx: Transaction, child: { ownerId: string; profileId: string }) =>
  tx
    .select({ id: profiles.id, name: profiles.name })
    .from(profiles)
    .where(and(eq(profiles.accountId, child.ownerId), eq(profiles.id, child.profileId)))
    .for('update');

type Ended = { ownerId: string; profileId: string; accountId: string };

/**
 * Ends one person's access to a child with what only that person had of it: notices, own checks, invitations, links
 * for clinics and carers, attached summaries, the selection, stored answers. What they wrote about the child stays with the child.
 */
export async function endAccess(tx: Transaction, { ownerId, profileId, accountId }: Ended): Promise<boolean> {
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
  await tx
    .delete(invitations)
    .where(
      and(eq(invitations.ownerId, ownerId), eq(invitations.profileId, profileId), eq(invitations.invitedBy, accountId)),
    );
  for (const table of [clinicLinks, careCards])
    await tx
      .delete(table)
      .where(and(eq(table.accountId, ownerId), eq(table.profileId, profileId), eq(table.createdBy, accountId)));
  await tx.delete(notices).where(and(eq(notices.accountId, accountId), eq(notices.profileId, profileId)));
  await tx
    .delete(testAttempts)
    .where(
      and(
        eq(testAttempts.accountId, ownerId),
        eq(testAttempts.profileId, profileId),
        eq(testAttempts.personalTo, accountId),
      ),
    );
  await tx
    .delete(selectedProfiles)
    .where(and(eq(selectedProfiles.accountId, accountId), eq(selectedProfiles.profileId, profileId)));
  await tx
    .update(posts)
    .set({ childSummary: null })
    .where(and(eq(posts.authorId, accountId), sql`${posts.childSummary} ->> 'profile_id' = ${profileId}`));
  await tx
    .update(idempotencyKeys)
    .set({ body: EMPTIED_ANSWER })
    .where(and(eq(idempotencyKeys.accountId, accountId), isNotNull(idempotencyKeys.body)));
  // An archive without its key is unreadable; the sweep removes its file.
  await tx
    .update(accountExports)
    .set({ key: null, expiresAt: new Date(0) })
    .where(eq(accountExports.accountId, accountId));
  return true;
}

/** What a repeated write is answered once its stored answer is gone: it still writes nothing. */
const EMPTIED_ANSWER = JSON.stringify({ success: true, data: null });

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
  accountId: string,
  roles: readonly SharedRole[] = SHARED_ROLES,
): Promise<void> {
  await lockEveryChild(tx, accountId);
  const rows = await tx
    .select({ ownerId: guardianships.ownerId, profileId: guardianships.profileId })
    .from(guardianships)
    .where(and(eq(guardianships.accountId, accountId), inArray(guardianships.role, roles)));
  for (const child of rows) await endAccess(tx, { ...child, accountId });
}
