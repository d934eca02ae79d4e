import { dayNumber, parseDay, seoulDay } from '@contract/common/calendar';
import { type BookletInput, markDayProblem } from '@contract/home/health-windows';
import type { HealthWindows } from '@contract/home/health-windows.responses';
import { healthMarks } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { presentAfter, toServerTime } from '@server/lib/device-time';
import { lockChild } from '@server/modules/profiles/child';
import type { ChildContext } from '@server/modules/profiles/child-access';
import { and, desc, eq } from 'drizzle-orm';
import { dosesUntil, findCombinedDose, markTargets } from './combined-vaccine';
import { findUnlikely } from './find-unlikely';
import { listMarks } from './health-marks';
import { viewWindows } from './health-windows-service';
import { isChildWindow } from './list-windows';
import { appendMarks, lastMarkedAt, type MarkRow, markId, requireMarkConsent, updateWindowChild } from './write-marks';

type BookletKey = { profileId: string; bookletId: string };

/**
 * Marks what the paper booklet shows up to a day, at once and without days; what is marked already stays as it is. What
 * is left unmarked counts as not received from then on.
 * @throws AppError FOREIGN_PROFILE, NOT_FOUND for a window this child has not, CONSENT_REQUIRED, INVALID_INPUT,
 * VACCINE_UNLIKELY (field 'windows.MMR-1') unless confirmed
 */
export async function markBooklet(
  ctx: ChildContext,
  { profileId, bookletId, until, windows, consent, confirmed, marked_at }: BookletInput & BookletKey,
): Promise<HealthWindows> {
  const child = await ctx.db.transaction(async (tx) => {
    const own = await lockChild(tx, ctx, profileId);
    const [birth, day] = [parseDay(own.birthDate), parseDay(until)];
    const problem = markDayProblem(until, own.birthDate, ctx.now);
    if (problem || !birth || !day) throw new AppError('INVALID_INPUT', { fields: { until: problem ?? '' } });
    if (!windows.every((id) => isChildWindow(id, own.birthDate, seoulDay(ctx.now)))) throw new AppError('NOT_FOUND');
    await requireMarkConsent(tx, ctx, { outcome: 'done', consent });
    const marks = await listMarks(tx, own);
    const isLater = !own.bookletUntil || dayNumber(day) > dayNumber(parseDay(own.bookletUntil) ?? day);
    const ticked = windows.flatMap((id) => dosesUntil(id, birth, day));
    const doses = ticked.flatMap((id) => markTargets(id, marks));
    const unmarked = [...new Set(doses)].filter((id) => !marks.has(id));
    // Questions of the booklet end with this write, and what is left out counts as missing.
    const looked = { ...own, bookletUntil: isLater ? until : own.bookletUntil };
    const numbered = ticked.flatMap((id) => findCombinedDose(id)?.components ?? [id]);
    const marking = { ids: unmarked, numbered, on: null, until: day, today: seoulDay(ctx.now) };
    const questions = confirmed ? new Map<string, string>() : findUnlikely(looked, marks, marking);
    if (questions.size > 0) throw new AppError('VACCINE_UNLIKELY', { fields: toFields(questions) });
    const markedAt = toServerTime(marked_at, ctx, await lastMarkedAt(tx, ctx, own.id, unmarked));
    const rows = unmarked.map(
      (windowId): MarkRow => ({
        accountId: ctx.accountId,
        id: markId(bookletId, windowId),
        profileId: own.id,
        windowId,
        outcome: 'done',
        doneOn: null,
        markedAt,
        receivedAt: new Date(ctx.now),
        writtenBy: ctx.callerId,
      }),
    );
    await appendMarks(tx, ctx, rows);
    await updateWindowChild(tx, ctx, own.id, isLater ? { bookletUntil: until } : {});
    return looked;
  });
  return viewWindows(ctx, child);
}

const toFields = (questions: ReadonlyMap<string, string>) =>
  Object.fromEntries([...questions].map(([id, question]) => [`windows.${id}`, question]));

/** Takes back what one such write marked, except what was changed since; unmarked windows are open questions again. */
export async function undoBooklet(ctx: ChildContext, { profileId, bookletId }: BookletKey): Promise<HealthWindows> {
  const child = await ctx.db.transaction(async (tx) => {
    const own = await lockChild(tx, ctx, profileId);
    const latest = await tx
      .selectDistinctOn([healthMarks.windowId], {
        id: healthMarks.id,
        windowId: healthMarks.windowId,
        markedAt: healthMarks.markedAt,
      })
      .from(healthMarks)
      .where(and(eq(healthMarks.accountId, ctx.accountId), eq(healthMarks.profileId, own.id)))
      .orderBy(healthMarks.windowId, desc(healthMarks.markedAt), desc(healthMarks.id));
    const rows = latest
      .filter(({ id, windowId }) => id === markId(bookletId, windowId))
      .map(
        ({ id, windowId, markedAt }): MarkRow => ({
          accountId: ctx.accountId,
          id: markId(id, windowId),
          profileId: own.id,
          windowId,
          outcome: 'cleared',
          doneOn: null,
          markedAt: new Date(Math.max(presentAfter(ctx.now, markedAt.getTime()), markedAt.getTime() + 1)),
          receivedAt: new Date(ctx.now),
          writtenBy: ctx.callerId,
        }),
      );
    await appendMarks(tx, ctx, rows);
    await updateWindowChild(tx, ctx, own.id, { bookletUntil: null });
    return { ...own, bookletUntil: null };
  });
  return viewWindows(ctx, child);
}
