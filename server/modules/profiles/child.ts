import { type AgeBasis, ageBasis } from '@contract/common/age';
import { seoulDay } from '@contract/common/calendar';
import type { AgeUsed } from '@contract/test/diagnostics.responses';
import type { Queryable } from '@server/db/database';
import { profiles } from '@server/db/schema';
import type { ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { and, eq } from 'drizzle-orm';

export type Child = typeof profiles.$inferSelect;

const ownProfile = (ctx: ServiceContext, profileId: string) =>
  and(eq(profiles.accountId, ctx.accountId), eq(profiles.id, profileId));

/** The caller's child. @throws AppError FOREIGN_PROFILE, as for the header, when it is not the caller's */
export async function findChild(ctx: ServiceContext, profileId: string): Promise<Child> {
  return findChildIn(ctx.db, ctx, profileId);
}

/** The same, within a transaction. */
export async function findChildIn(db: Queryable, ctx: ServiceContext, profileId: string): Promise<Child> {
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
