import { type AgeBasis, ageBasis } from '@contract/common/age';
import { seoulDay } from '@contract/common/calendar';
import type { AgeUsed } from '@contract/test/diagnostics.responses';
import type { Queryable } from '@server/db/database';
import { profiles } from '@server/db/schema';
import type { OwnsProfile, ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { and, eq, sql } from 'drizzle-orm';

export type Child = typeof profiles.$inferSelect;

/** The one condition that makes a child the caller's. */
export const ownProfile = (ctx: Pick<ServiceContext, 'accountId'>, profileId: string) =>
  and(eq(profiles.accountId, ctx.accountId), eq(profiles.id, profileId));

/** The same condition for the session middleware, which checks the `profile_id` header within its own query. */
export const ownsProfile: OwnsProfile = (db, accountId, profileId) =>
  sql<boolean>`exists(${db.select({ one: sql`1` }).from(profiles).where(ownProfile({ accountId }, profileId))})`;

/** The caller's child. @throws AppError FOREIGN_PROFILE, as for the header, when it is not the caller's */
export async function findChild(ctx: ServiceContext, profileId: string): Promise<Child> {
  return findChildIn(ctx.db, ctx, profileId);
}

/** The same, within a transaction. */
export async function findChildIn(
  db: Queryable,
  ctx: Pick<ServiceContext, 'accountId'>,
  profileId: string,
): Promise<Child> {
  const [child] = await db.select().from(profiles).where(ownProfile(ctx, profileId));
  if (!child) throw new AppError('FOREIGN_PROFILE');
  return child;
}

/** The same, locked until the transaction ends: what begins for one child begins one after another. */
export async function lockChild(tx: Queryable, ctx: ServiceContext, profileId: string): Promise<Child> {
  const [child] = await tx.select().from(profiles).where(ownProfile(ctx, profileId)).for('no key update');
  if (!child) throw new AppError('FOREIGN_PROFILE');
  return child;
}

export const ageAt = (child: Pick<Child, 'birthDate' | 'gestationWeeks'>, now: number): AgeBasis =>
  ageBasis(child.birthDate, child.gestationWeeks, seoulDay(now));

export const ageUsed = ({ months, actualMonths, corrected }: AgeBasis): AgeUsed => ({
  months,
  actual_months: actualMonths,
  corrected,
});
