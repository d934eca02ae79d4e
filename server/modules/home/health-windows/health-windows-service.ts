import { ageInMonths, PRETERM_BEFORE_WEEKS } from '@contract/common/age';
import { seoulDay } from '@contract/common/calendar';
import {
  type CombinedVaccineInput,
  type HealthMarkInput,
  markDayProblem,
  POSTPONED,
} from '@contract/home/health-windows';
import type { HealthWindow, HealthWindows } from '@contract/home/health-windows.responses';
import { CHECKUP_NOTE, CHECKUP_SOURCE } from '@server/content/health/checkups';
import { MOTHER_NOTE } from '@server/content/health/combined-doses';
import { EARLY_BORN_NOTE, OPTIONAL_NOTE, VACCINE_NOTE, VACCINE_SOURCE } from '@server/content/health/vaccines';
import { AppError } from '@server/http/errors';
import { toServerTime } from '@server/lib/device-time';
import { hasSensitiveConsent } from '@server/modules/accounts/consents/sensitive-consent';
import { type Child, findChild, findChildIn, lockChild } from '@server/modules/profiles/child';
import type { ChildContext } from '@server/modules/profiles/child-access';
import { readWriters } from '@server/modules/profiles/sharing/writer-names';
import { asksVaccine, findCombinedDose, markTargets, suggestedVaccine } from './combined-vaccine';
import { findUnlikely } from './find-unlikely';
import { listMarks, listWrittenMarks, type Marks } from './health-marks';
import { isChildWindow, listWindows } from './list-windows';
import { appendMarks, lastMarkedAt, type MarkRow, markId, requireMarkConsent, updateWindowChild } from './write-marks';

type OfProfile = { profileId: string };

/** Every window of the child with its marks. @throws AppError FOREIGN_PROFILE */
export async function listHealthWindows(ctx: ChildContext, { profileId }: OfProfile): Promise<HealthWindows> {
  const [child, written, consented] = await Promise.all([
    findChildIn(ctx.db, ctx, profileId),
    listWrittenMarks(ctx.db, { accountId: ctx.accountId, id: profileId }),
    hasSensitiveConsent(ctx.db, ctx.callerId),
  ]);
  return toView(ctx, child, written, consented);
}

/**
 * Appends a mark; the latest counts, by the server's clock. The same id sent twice is one. A mark of a combined dose is
 * one of each dose it counts as.
 * @throws AppError FOREIGN_PROFILE, NOT_FOUND for a window this child has not, CONSENT_REQUIRED, INVALID_INPUT,
 * VACCINE_UNLIKELY (with a question) unless confirmed, CONFLICT
 */
export async function markHealthWindow(
  ctx: ChildContext,
  { profileId, windowId, consent, confirmed, ...mark }: HealthMarkInput & OfProfile & { windowId: string },
): Promise<HealthWindows> {
  const child = await ctx.db.transaction(async (tx) => {
    const own = await lockChild(tx, ctx, profileId);
    if (!isChildWindow(windowId, own.birthDate, seoulDay(ctx.now))) throw new AppError('NOT_FOUND');
    const problem = mark.on === null ? null : markDayProblem(mark.on, own.birthDate, ctx.now);
    if (problem) throw new AppError('INVALID_INPUT', { fields: { on: problem } });
    await requireMarkConsent(tx, ctx, { outcome: mark.outcome, consent });
    const marks = await listMarks(tx, own);
    const targets = markTargets(windowId, marks);
    if (mark.outcome === 'done' && !confirmed)
      assertLikely(own, marks, { windowId, targets, on: mark.on, now: ctx.now });
    const markedAt = toServerTime(mark.marked_at, ctx, await lastMarkedAt(tx, ctx, own.id, targets));
    const rows = targets.map(
      (target): MarkRow => ({
        accountId: ctx.accountId,
        id: target === windowId ? mark.id : markId(mark.id, target),
        profileId: own.id,
        windowId: target,
        outcome: mark.outcome,
        doneOn: mark.outcome === 'done' ? mark.on : null,
        markedAt,
        receivedAt: new Date(ctx.now),
        writtenBy: ctx.callerId,
      }),
    );
    await appendMarks(tx, ctx, rows);
    await updateWindowChild(tx, ctx, own.id);
    return own;
  });
  return viewWindows(ctx, child);
}

type Marking = { windowId: string; targets: readonly string[]; on: string | null; now: number };

/** Of a hepatitis B dose within an injection the parent did not choose the number: only its day is asked about. */
function assertLikely(child: Child, marks: Marks, { windowId, targets, on, now }: Marking): void {
  if (windowId === POSTPONED) return;
  const today = seoulDay(now);
  const numbered = findCombinedDose(windowId)?.components ?? targets;
  const questions = [...findUnlikely(child, marks, { ids: targets, numbered, on, until: today, today }).values()];
  if (questions.length === 0) return;
  const question = [...new Set(questions)].join(' ');
  // The schedule judges a dose by its day.
  if (on === null) throw new AppError('INVALID_INPUT', { fields: { on: `${question} 받은 날을 적어 주세요.` } });
  throw new AppError('VACCINE_UNLIKELY', { fields: { on: question } });
}

/** Saves which vaccine the child gets; every mark stays. @throws AppError FOREIGN_PROFILE */
export async function setCombinedVaccine(
  ctx: ChildContext,
  { profileId, combined_vaccine: combinedVaccine }: CombinedVaccineInput & OfProfile,
): Promise<HealthWindows> {
  const child = await findChild(ctx, profileId);
  await updateWindowChild(ctx.db, ctx, child.id, { combinedVaccine });
  return viewWindows(ctx, { ...child, combinedVaccine });
}

/** The answer of every route about one child's windows. */
export async function viewWindows(ctx: ChildContext, child: Child): Promise<HealthWindows> {
  const [written, consented] = [await listWrittenMarks(ctx.db, child), await hasSensitiveConsent(ctx.db, ctx.callerId)];
  return toView(ctx, child, written, consented);
}

type Written = Awaited<ReturnType<typeof listWrittenMarks>>;

async function toView(ctx: ChildContext, child: Child, written: Written, consented: boolean): Promise<HealthWindows> {
  const today = seoulDay(ctx.now);
  const windows = listWindows(child, written.marks, today);
  return {
    months: ageInMonths(child.birthDate, today),
    early_born: child.gestationWeeks !== null,
    windows: await nameWriters(ctx, windows, written),
    combined_vaccine: child.combinedVaccine,
    suggested_vaccine: suggestedVaccine(child.birthDate),
    asks_vaccine: asksVaccine(child, windows),
    vaccine_note: MOTHER_NOTE,
    notes: [...(isEarly(child) ? [EARLY_BORN_NOTE] : []), VACCINE_NOTE, OPTIONAL_NOTE, CHECKUP_NOTE],
    sources: [
      { kind: 'vaccine', text: VACCINE_SOURCE },
      { kind: 'checkup', text: CHECKUP_SOURCE },
    ],
    consent_needed: !consented,
  };
}

const isEarly = ({ gestationWeeks }: Child) => gestationWeeks !== null && gestationWeeks < PRETERM_BEFORE_WEEKS;

/** The marks with the names of other guardians who made them. A combined dose is marked by its components. */
async function nameWriters(
  ctx: ChildContext,
  windows: readonly HealthWindow[],
  { writers }: Written,
): Promise<HealthWindow[]> {
  const names = await readWriters(
    ctx.db,
    ctx,
    [...writers.values()].map((writtenBy) => ({ writtenBy })),
  );
  if (names.size === 0) return [...windows];
  return windows.map((window) => {
    const ids = [window.id, ...(findCombinedDose(window.id)?.components ?? [])];
    const name = ids.map((id) => names.get(writers.get(id) ?? '')).find((found) => found !== undefined);
    return window.mark && name !== undefined ? { ...window, mark: { ...window.mark, written_by: name } } : window;
  });
}
