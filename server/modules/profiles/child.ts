import { type AgeBasis, ageBasis } from '@contract/common/age';
import { seoulDay } from '@contract/common/calendar';
import type { AgeUsed } from '@contract/test/diagnostics.responses';
import type { IdValue, Queryable } from '@server/db/database';
import { profiles } from '@server/db/schema';
import { CHECK_AT_ONCE } from '@server/db/schema/profiles';
import type { ServiceContext } from '@server/http/context';
import { and, eq, ne } from 'drizzle-orm';
import { type ChildContext, type ChildScope, hasAccess, lockAccess, lostChild } from './child-access';

export type Child = typeof profiles.$inferSelect;

/** The condition on `profiles` for the child of a context. */
export const whereProfile = (ctx: { accountId: IdValue }, profileId: IdValue) =>
  and(eq(profiles.accountId, ctx.accountId), eq(profiles.id, profileId));

/** The child of the context. @throws AppError as `lostChild` says when the caller may not use it any more */
export async function findChild(ctx: ChildContext, profileId: string): Promise<Child> {
  return findChildIn(ctx.db, ctx, profileId);
}

/** The same, within a transaction. */
export async function findChildIn(db: Queryable, ctx: ChildScope, profileId: string): Promise<Child> {
  const [child] = await selectChild(db, ctx, profileId);
  if (!child) throw await lostChild(db, ctx.callerId, profileId);
  return child;
}

/** The row of `findChildIn`, or none, as a query. */
export const selectChild = (
  db: Queryable,
  { accountId, callerId }: { accountId: IdValue; callerId: IdValue },
  profileId: IdValue,
) =>
  db
    .select()
    .from(profiles)
    .where(and(whereProfile({ accountId }, profileId), hasAccess(db, { accountId, id: profileId }, callerId)));

/** The same, locked until the transaction ends: what begins for one child begins one after another. */
export async function lockChild(tx: Queryable, ctx: ChildScope, profileId: string): Promise<Child> {
  const [child] = await tx.select().from(profiles).where(whereProfile(ctx, profileId)).for('no key update');
  if (!child) throw await lostChild(tx, ctx.callerId, profileId);
  await lockAccess(tx, ctx, profileId);
  return child;
}

/** Call after a change that the child's reminders follow from. */
export const recheckReminders = (tx: Queryable, ctx: Pick<ServiceContext, 'accountId'>, profileId: string) =>
  tx
    .update(profiles)
    .set({ remindersCheckOn: CHECK_AT_ONCE })
    .where(and(whereProfile(ctx, profileId), ne(profiles.remindersCheckOn, CHECK_AT_ONCE)));

export const ageAt = (child: Pick<Child, 'birthDate' | 'gestationWeeks'>, now: number): AgeBasis =>
  ageBasis(child.birthDate, child.gestationWeeks, seoulDay(now));

export const ageUsed = ({ months, actualMonths, corrected }: AgeBasis): AgeUsed => ({
  months,
  actual_months: actualMonths,
  corrected,
});
