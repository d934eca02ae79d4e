import type { User } from '@contract/auth/auth.responses';
import type { ChildRole } from '@contract/profiles/child-roles';
import type { IdValue, Queryable } from '@server/db/database';
import { guardianships, profiles, selectedProfiles } from '@server/db/schema';
import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { lockChild } from './child';
import { type ChildContext, ofVisibleChild } from './child-access';

/** The child the account selected last, else its only one; null without children or a choice among several. */
export async function findSelectedProfile({
  db,
  accountId,
}: {
  db: Queryable;
  accountId: string;
}): Promise<User['selected_profile']> {
  const [selected] = await selectedProfile(db, accountId);
  return selected ?? null;
}

const selectRole = (
  accountId: IdValue,
) => sql<ChildRole>`case when ${profiles.accountId} = ${accountId}::uuid then 'owner' else (
  select g.role from ${guardianships} g
  where g.owner_id = ${profiles.accountId} and g.profile_id = ${profiles.id} and g.account_id = ${accountId}::uuid) end`;

/** The same as a query, also as a part of another one: a row or none. */
export const selectedProfile = (db: Queryable, accountId: IdValue) =>
  db
    .select({ id: profiles.id, birth_date: profiles.birthDate, role: selectRole(accountId).as('child_role') })
    .from(profiles)
    .leftJoin(
      selectedProfiles,
      and(eq(selectedProfiles.accountId, accountId), eq(selectedProfiles.profileId, profiles.id)),
    )
    .where(
      and(
        ofVisibleChild(db, { accountId: profiles.accountId, profileId: profiles.id }, accountId, 'profile.read'),
        or(
          isNotNull(selectedProfiles.selectedAt),
          sql`(select count(*) from ${profiles} own where own.account_id = ${accountId})
            + (select count(*) from ${guardianships} g where g.account_id = ${accountId}) = 1`,
        ),
      ),
    )
    .limit(1);

/** Remembers the child for the account's other devices. @throws AppError FOREIGN_PROFILE when it is not the caller's */
export async function selectProfile(ctx: ChildContext, profileId: string): Promise<void> {
  const { db, accountId: ownerId, callerId: accountId, now } = ctx;
  const selectedAt = new Date(now);
  await db.transaction(async (tx) => {
    await lockChild(tx, ctx, profileId);
    await tx
      .insert(selectedProfiles)
      .values({ accountId, ownerId, profileId, selectedAt })
      .onConflictDoUpdate({ target: selectedProfiles.accountId, set: { ownerId, profileId, selectedAt } });
  });
}
