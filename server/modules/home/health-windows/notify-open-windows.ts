import { dayFromNumber, dayNumber, formatDay, type PlainDay, parseDay, seoulDay } from '@contract/common/calendar';
import type { HealthWindow } from '@contract/home/health-windows.responses';
import type { Database, Transaction } from '@server/db/database';
import { healthNotices, profiles } from '@server/db/schema';
import { createNotice } from '@server/modules/notices/create-notice';
import { isDaytime } from '@server/modules/notices/quiet-hours';
import { and, asc, eq, lte } from 'drizzle-orm';
import { findCombinedDose } from './combined-vaccine';
import { listWindows } from './list-windows';
import { listMarks } from './marks';

type Child = typeof profiles.$inferSelect;

/** Windows that opened longer ago are not notified: a new child would cause many notices at once. */
export const NOTIFY_WITHIN_DAYS = 7;
/** The longest time until a child is checked again. */
const CHECK_INTERVAL_DAYS = 365;
const AT_ONCE = 200;
const ROUNDS = 50;

/**
 * Notifies parents, in daytime in Seoul, of vaccinations and check-ups that have opened: each once, by actual age,
 * never a marked one or one whose day only the clinic can name. Reads only children with a due check. Returns how many
 * notices were created.
 */
export async function notifyOpenWindows(db: Database, now: number): Promise<number> {
  if (!isDaytime(now)) return 0;
  const today = formatDay(seoulDay(now));
  let notified = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const due = await db
      .select({ accountId: profiles.accountId, id: profiles.id })
      .from(profiles)
      .where(lte(profiles.windowsCheckOn, today))
      .orderBy(asc(profiles.windowsCheckOn))
      .limit(AT_ONCE);
    for (const key of due) if (await db.transaction((tx) => checkChild(tx, key, now))) notified += 1;
    if (due.length < AT_ONCE) break;
  }
  return notified;
}

/** One child, in a transaction of its own: the tellings, the notice and the next day go together. */
async function checkChild(tx: Transaction, { accountId, id }: Pick<Child, 'accountId' | 'id'>, now: number) {
  const today = seoulDay(now);
  const own = and(eq(profiles.accountId, accountId), eq(profiles.id, id));
  const [child] = await tx
    .select()
    .from(profiles)
    .where(and(own, lte(profiles.windowsCheckOn, formatDay(today))))
    .for('no key update');
  // Another process was quicker.
  if (!child) return false;
  const windows = listWindows(child, await listMarks(tx, child), today);
  await tx
    .update(profiles)
    .set({ windowsCheckOn: nextCheckDay(windows, today) })
    .where(own);
  const opened = await insertNotified(
    tx,
    child,
    windows.filter((window) => hasJustOpened(window, today)),
    now,
  );
  const [first, ...more] = opened;
  if (!first) return false;
  await createNotice(tx, {
    accountId,
    kind: 'health_due',
    title: `${child.name} · 받을 수 있는 ${toSubject(opened)} 있어요`,
    body: toBody(first, more.length),
    path: `/home/health?child=${id}`,
    outsidePath: '/home/health',
    profileId: id,
    now,
  });
  return true;
}

function hasJustOpened({ state, from, ask }: HealthWindow, today: PlainDay): boolean {
  const day = from === null ? null : parseDay(from);
  return state === 'open' && ask === null && day !== null && dayNumber(today) - dayNumber(day) <= NOTIFY_WITHIN_DAYS;
}

/** Stored by the doses an injection stands for, so another choice of vaccine does not notify again. */
const toNotified = ({ id }: HealthWindow) => findCombinedDose(id)?.components ?? [id];

async function insertNotified(tx: Transaction, child: Child, windows: readonly HealthWindow[], now: number) {
  if (windows.length === 0) return [];
  const rows = windows.flatMap(toNotified).map((windowId) => ({
    accountId: child.accountId,
    profileId: child.id,
    windowId,
    notifiedAt: new Date(now),
  }));
  const inserted = await tx
    .insert(healthNotices)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: healthNotices.windowId });
  const fresh = new Set(inserted.map(({ id }) => id));
  return windows.filter((window) => toNotified(window).some((id) => fresh.has(id)));
}

/** The first day on which another window opens. */
function nextCheckDay(windows: readonly HealthWindow[], today: PlainDay): string {
  const latest = formatDay(dayFromNumber(dayNumber(today) + CHECK_INTERVAL_DAYS));
  const days = windows.flatMap(({ state, from }) =>
    (state === 'upcoming' || state === 'later') && from !== null ? [from] : [],
  );
  return [...days, latest].toSorted((a, b) => a.localeCompare(b))[0] ?? latest;
}

function toSubject(windows: readonly HealthWindow[]): string {
  const vaccines = windows.filter(({ kind }) => kind === 'vaccine').length;
  if (vaccines === 0) return '검진이';
  return vaccines === windows.length ? '예방접종이' : '예방접종과 검진이';
}

function toBody({ name, to }: HealthWindow, more: number): string {
  if (more > 0) return `${name} 외 ${more}가지예요. 언제까지 받을 수 있는지 확인해 보세요.`;
  const day = to === null ? null : parseDay(to);
  return day ? `${name} · ${day.year}년 ${day.month}월 ${day.day}일까지예요.` : `${name} 시기예요.`;
}
