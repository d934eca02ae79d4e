import type { User } from '@contract/auth/auth.responses';
import type { IdValue, Queryable } from '@server/db/database';
import { profiles, selectedProfiles } from '@server/db/schema';
import type { ServiceContext } from '@server/http/context';
import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { lockChild } from './child';

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

/** The same as a query, also as a part of another one: a row or none. */
export const selectedProfile = (db: Queryable, accountId: IdValue) =>
  db
    .select({ id: profiles.id, birth_date: profiles.birthDate })
    .from(profiles)
    .leftJoin(
      selectedProfiles,
      and(eq(selectedProfiles.accountId, profiles.accountId), eq(selectedProfiles.profileId, profiles.id)),
    )
    .where(
      and(
        eq(profiles.accountId, accountId),
        or(
          isNotNull(selectedProfiles.selectedAt),
          sql`(select count(*) from ${profiles} own where own.account_id = ${accountId}) = 1`,
        ),
      ),
    )
    .limit(1);

/** Remembers the child for the account's other devices. @throws AppError FOREIGN_PROFILE when it is not the caller's */
export async function selectProfile(ctx: ServiceContext, profileId: string): Promise<void> {
  const { db, accountId, now } = ctx;
  const selectedAt = new Date(now);
  await db.transaction(async (tx) => {
    await lockChild(tx, ctx, profileId);
    await tx
      .insert(selectedProfiles)
      .values({ accountId, profileId, selectedAt })
      .onConflictDoUpdate({ target: selectedProfiles.accountId, set: { profileId, selectedAt } });
  });
}
