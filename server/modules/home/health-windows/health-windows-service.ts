import { ageInMonths } from '@contract/common/age';
import { seoulDay } from '@contract/common/calendar';
import { type HealthMarkInput, markDayProblem } from '@contract/home/health-windows';
import type { HealthWindows } from '@contract/home/health-windows.responses';
import { CHECKUP_NOTE, CHECKUP_SOURCE } from '@server/content/health/checkups';
import { VACCINE_NOTE, VACCINE_SOURCE } from '@server/content/health/vaccines';
import type { Queryable } from '@server/db/database';
import { healthMarks, profiles } from '@server/db/schema';
import { CHECK_AT_ONCE } from '@server/db/schema/profiles';
import type { ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { clampDeviceTime } from '@server/lib/device-time';
import { type Child, findChild, lockChild } from '@server/modules/profiles/child';
import {
  assertSensitiveConsent,
  hasSensitiveConsent,
  recordSensitiveConsent,
} from '@server/modules/test/attempts/consent-service';
import { and, eq, max } from 'drizzle-orm';
import { isChildWindow, listWindows } from './list-windows';
import { listMarks } from './marks';

type OfProfile = { profileId: string };

/** Every window of the child with its marks. @throws AppError FOREIGN_PROFILE */
export async function listHealthWindows(ctx: ServiceContext, { profileId }: OfProfile): Promise<HealthWindows> {
  return view(ctx, await findChild(ctx, profileId));
}

/**
 * Appends a mark; the latest by the device's clock counts. The same id sent twice is one.
 * @throws AppError FOREIGN_PROFILE, NOT_FOUND for a window this child has not, CONSENT_REQUIRED, INVALID_INPUT, CONFLICT
 */
export async function markHealthWindow(
  ctx: ServiceContext,
  { profileId, windowId, consent, ...mark }: HealthMarkInput & OfProfile & { windowId: string },
): Promise<HealthWindows> {
  const child = await ctx.db.transaction(async (tx) => {
    const own = await lockChild(tx, ctx, profileId);
    if (!isChildWindow(windowId, own.birthDate, seoulDay(ctx.now))) throw new AppError('NOT_FOUND');
    const problem = mark.on === null ? null : markDayProblem(mark.on, own.birthDate, ctx.now);
    if (problem) throw new AppError('INVALID_INPUT', { fields: { on: problem } });
    await allow(tx, ctx, mark.outcome, consent);
    const [latest] = await tx
      .select({ at: max(healthMarks.markedAt) })
      .from(healthMarks)
      .where(
        and(
          eq(healthMarks.accountId, ctx.accountId),
          eq(healthMarks.profileId, own.id),
          eq(healthMarks.windowId, windowId),
        ),
      );
    await append(tx, ctx, {
      accountId: ctx.accountId,
      id: mark.id,
      profileId: own.id,
      windowId,
      outcome: mark.outcome,
      doneOn: mark.outcome === 'done' ? mark.on : null,
      markedAt: clampDeviceTime(mark.marked_at, ctx.now, latest?.at?.getTime()),
      receivedAt: new Date(ctx.now),
    });
    // What was marked decides about the days of the next dose.
    await tx
      .update(profiles)
      .set({ windowsCheckOn: CHECK_AT_ONCE })
      .where(and(eq(profiles.accountId, own.accountId), eq(profiles.id, own.id)));
    return own;
  });
  return view(ctx, child);
}

/** Health data needs the guardian's consent; taking a mark back does not. */
async function allow(tx: Queryable, ctx: ServiceContext, outcome: HealthMarkInput['outcome'], consent: boolean) {
  if (outcome === 'cleared') return;
  if (consent && !(await hasSensitiveConsent(tx, ctx.accountId))) await recordSensitiveConsent(tx, ctx);
  await assertSensitiveConsent(tx, ctx.accountId);
}

async function append(tx: Queryable, ctx: ServiceContext, row: typeof healthMarks.$inferSelect) {
  const [isNew] = await tx.insert(healthMarks).values(row).onConflictDoNothing().returning({ id: healthMarks.id });
  if (isNew) return;
  const [stored] = await tx
    .select()
    .from(healthMarks)
    .where(and(eq(healthMarks.accountId, ctx.accountId), eq(healthMarks.id, row.id)));
  const same =
    stored?.profileId === row.profileId &&
    stored.windowId === row.windowId &&
    stored.outcome === row.outcome &&
    stored.doneOn === row.doneOn;
  if (!same) throw new AppError('CONFLICT');
}

async function view(ctx: ServiceContext, child: Child): Promise<HealthWindows> {
  const today = seoulDay(ctx.now);
  const [marks, consented] = [await listMarks(ctx.db, child), await hasSensitiveConsent(ctx.db, ctx.accountId)];
  return {
    months: ageInMonths(child.birthDate, today),
    early_born: child.gestationWeeks !== null,
    windows: listWindows(child.birthDate, marks, today),
    notes: [VACCINE_NOTE, CHECKUP_NOTE],
    sources: [
      { kind: 'vaccine', text: VACCINE_SOURCE },
      { kind: 'checkup', text: CHECKUP_SOURCE },
    ],
    consent_needed: !consented,
  };
}
