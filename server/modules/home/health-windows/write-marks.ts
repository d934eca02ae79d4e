import type { HealthMarkInput } from '@contract/home/health-windows';
import type { Queryable } from '@server/db/database';
import { healthMarks, profiles } from '@server/db/schema';
import { CHECK_AT_ONCE } from '@server/db/schema/profiles';
import type { ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { ensureSensitiveConsent } from '@server/modules/accounts/consents/sensitive-consent';
import { whereProfile } from '@server/modules/profiles/child';
import type { ChildContext } from '@server/modules/profiles/child-access';
import { and, eq, inArray, max } from 'drizzle-orm';
import { v5 } from 'uuid';

export type MarkRow = typeof healthMarks.$inferInsert;

/** The id of one mark among several of one write: the same write again makes the same ids. */
export const markId = (writeId: string, windowId: string) => v5(windowId, writeId);

/** Health data needs the guardian's consent; taking a mark back does not. */
export async function requireMarkConsent(
  tx: Queryable,
  ctx: ChildContext,
  { outcome, consent }: Pick<HealthMarkInput, 'outcome' | 'consent'>,
): Promise<void> {
  if (outcome !== 'cleared') await ensureSensitiveConsent(tx, ctx, consent);
}

/** The time of the last mark of any of these windows, in milliseconds; 0 without one. */
export async function lastMarkedAt(
  tx: Queryable,
  { accountId }: ServiceContext,
  profileId: string,
  windowIds: readonly string[],
): Promise<number> {
  const [latest] = await tx
    .select({ at: max(healthMarks.markedAt) })
    .from(healthMarks)
    .where(
      and(
        eq(healthMarks.accountId, accountId),
        eq(healthMarks.profileId, profileId),
        inArray(healthMarks.windowId, [...windowIds]),
      ),
    );
  return latest?.at?.getTime() ?? 0;
}

/** Appends marks; one that is stored already stays. @throws AppError CONFLICT where an id names another mark */
export async function appendMarks(tx: Queryable, ctx: ChildContext, rows: readonly MarkRow[]): Promise<void> {
  if (rows.length === 0) return;
  const inserted = await tx
    .insert(healthMarks)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: healthMarks.id });
  const fresh = new Set(inserted.map(({ id }) => id));
  const repeated = rows.filter(({ id }) => !fresh.has(id));
  if (repeated.length === 0) return;
  const stored = await tx
    .select()
    .from(healthMarks)
    .where(
      and(
        eq(healthMarks.accountId, ctx.accountId),
        inArray(
          healthMarks.id,
          repeated.map(({ id }) => id),
        ),
      ),
    );
  const isSame = (row: MarkRow) =>
    stored.some(
      (other) =>
        other.id === row.id &&
        other.profileId === row.profileId &&
        other.windowId === row.windowId &&
        other.outcome === row.outcome &&
        other.doneOn === (row.doneOn ?? null),
    );
  if (!repeated.every(isSame)) throw new AppError('CONFLICT');
}

/** Changes what windows follow from; what was marked or chosen decides about the days of the next dose. */
export async function updateWindowChild(
  tx: Queryable,
  ctx: ChildContext,
  profileId: string,
  values: Partial<Pick<typeof profiles.$inferInsert, 'combinedVaccine' | 'bookletUntil'>> = {},
): Promise<void> {
  await tx
    .update(profiles)
    .set({ ...values, remindersCheckOn: CHECK_AT_ONCE })
    .where(whereProfile(ctx, profileId));
}
