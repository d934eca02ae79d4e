import { dayFromNumber, dayNumber, formatDay, type PlainDay, seoulDay } from '@contract/common/calendar';
import { DAY_MS, HOUR_MS } from '@contract/common/time';
import type { PlayFeedback } from '@contract/home/play-feedback';
import { CHECKUP_WINDOWS } from '@server/content/health/checkups';
import { VACCINE_WINDOWS } from '@server/content/health/vaccines';
import type { Database } from '@server/db/database';
import { healthMarks, type profiles } from '@server/db/schema';
import { dayAfter, daysOfWindow } from '@server/modules/home/health-windows/window-days';
import { markPlay } from '@server/modules/home/play-plan/play-marks';
import { buildPlan, readPlanRows } from '@server/modules/home/play-plan/play-plan-service';
import { asOwner } from '@server/modules/profiles/child-access';
import { seedId } from './seed-ids';

type Child = typeof profiles.$inferSelect;

/** Windows without a mark, and windows marked as not needed. */
const LEFT_OPEN = new Set(['dental-1']);
const NOT_NEEDED = new Set(['RV-3']);
/** The vaccine that this family chose. */
const OTHER_VACCINE = 'LJEV';
/** Days from the opening of a window to its mark: what opens on one day is given on one day. */
const DAYS_AFTER = [3, 9, 5, 0, 12, 7];
/** Feedback on the plays of the last evenings, the day before yesterday first. */
const EVENINGS: readonly (readonly (PlayFeedback | null)[])[] = [
  ['enjoyed', 'hard'],
  ['enjoyed', 'later', 'not_interested'],
];

/** Marks most past vaccinations and check-ups, and the plays of two evenings. */
export async function seedHealth(tx: Database, child: Child, birth: PlainDay, now: number): Promise<void> {
  const today = dayNumber(seoulDay(now));
  const past = [...VACCINE_WINDOWS, ...CHECKUP_WINDOWS].filter(
    (window) =>
      !window.id.startsWith(OTHER_VACCINE) &&
      !LEFT_OPEN.has(window.id) &&
      dayNumber(daysOfWindow(window, birth).to) < today,
  );
  const given = new Map<string, number>();
  const marks = past.map((window): typeof healthMarks.$inferInsert => {
    const { from, to } = daysOfWindow(window, birth);
    const planned = Math.min(dayNumber(from) + (DAYS_AFTER[dayNumber(from) % DAYS_AFTER.length] ?? 0), dayNumber(to));
    // Never nearer to the dose before than it counts.
    const [code = '', index = ''] = window.id.split('-');
    const before = given.get(`${code}-${Number(index) - 1}`);
    const { atLeast } = window;
    const least = before !== undefined && atLeast ? dayNumber(dayAfter(dayFromNumber(before), atLeast)) : planned;
    const day = Math.max(planned, least);
    given.set(window.id, day);
    const at = new Date(Math.max(day * DAY_MS + 3 * HOUR_MS, child.createdAt.getTime()));
    const isDone = !NOT_NEEDED.has(window.id);
    return {
      accountId: child.accountId,
      writtenBy: child.accountId,
      id: seedId(`health-${child.id}-${window.id}`),
      profileId: child.id,
      windowId: window.id,
      outcome: isDone ? 'done' : 'not_needed',
      doneOn: isDone ? formatDay(dayFromNumber(day)) : null,
      markedAt: at,
      receivedAt: at,
    };
  });
  if (marks.length > 0) await tx.insert(healthMarks).values(marks);

  for (const [index, evening] of EVENINGS.entries()) {
    const at = now - (EVENINGS.length - index) * DAY_MS;
    const ctx = asOwner({ db: tx, accountId: child.accountId, now: at });
    const { day, plays } = await buildPlan(ctx, child, await readPlanRows(tx, child, at));
    for (const [i, feedback] of evening.entries()) {
      const playId = plays[i]?.play.id;
      if (!playId) continue;
      const id = seedId(`play-${child.id}-${day}-${playId}`);
      await markPlay(ctx, {
        profileId: child.id,
        playId,
        id,
        day,
        done: true,
        feedback,
        marked_at: new Date(at).toISOString(),
      });
    }
  }
}
