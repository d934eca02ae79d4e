import { dayNumber, formatDay, type PlainDay, parseDay, seoulDay } from '@contract/common/calendar';
import { UPCOMING_DAYS } from '@contract/home/health-windows';
import type { HealthState, HealthWindow } from '@contract/home/health-windows.responses';
import { CHECKUP_WINDOWS } from '@server/content/health/checkups';
import { COMBINED_DOSES } from '@server/content/health/combined-doses';
import type { ScheduledWindow } from '@server/content/health/schedule';
import { VACCINE_WINDOWS } from '@server/content/health/vaccines';
import type { profiles } from '@server/db/schema';
import { combineDoses, findCombinedDose, withCombinedMarks } from './combined-vaccine';
import { influenzaSeason, influenzaWindows } from './influenza';
import type { Marks } from './marks';
import { dayAfter, daysOfWindow } from './window-days';

const SCHEDULE: readonly ScheduledWindow[] = [...VACCINE_WINDOWS, ...CHECKUP_WINDOWS];
const byId = new Map([...SCHEDULE, ...COMBINED_DOSES].map((window) => [window.id, window]));

/** What of a child its windows follow from. */
export type WindowChild = Pick<
  typeof profiles.$inferSelect,
  'birthDate' | 'createdAt' | 'combinedVaccine' | 'bookletUntil'
>;

const PAST = '시기가 지났다면 병원에 물어봐요. 지금 받을 수 있는지 알려 줄 거예요.';
const LATE = '앞 차수를 일정보다 늦게 맞았어요. 다음에 맞을 날은 병원에 물어봐요.';

/** Whether a mark on this window makes sense for the child. */
export const isChildWindow = (id: string, birthDate: string, today: PlainDay): boolean => {
  const birth = parseDay(birthDate);
  if (!birth) return false;
  const window = byId.get(id);
  return window ? isFor(window, birthDate) : influenzaSeason(id, birth, today) !== null;
};

const isFor = ({ bornFrom }: ScheduledWindow, birthDate: string) => bornFrom === undefined || birthDate >= bornFrom;

/**
 * Every vaccination and check-up of a child by its actual age, one injection a row, in the order of their days. A
 * birth date that is no day has no windows.
 */
export function listWindows(child: WindowChild, marked: Marks, today: PlainDay): HealthWindow[] {
  const birth = parseDay(child.birthDate);
  if (!birth) return [];
  const marks = withCombinedMarks(marked);
  const own = SCHEDULE.filter((window) => isFor(window, child.birthDate) && isChosenSeries(window, marks));
  const view = { child, birth, marks, today };
  const windows = [
    ...combineDoses(own, child, marked).map((window) => toWindow(window, view)),
    ...influenzaWindows(birth, today, marked),
  ];
  return windows.sort((a, b) => dayOrder(a).localeCompare(dayOrder(b)));
}

type View = { child: WindowChild; birth: PlainDay; marks: Marks; today: PlainDay };

/** A window without a day sorts with those open today. */
const dayOrder = ({ from, to }: HealthWindow) => `${from ?? '99999999'}${to ?? '99999999'}`;

/** Of vaccines of which one is enough: all doses of the one that was begun; before that one first dose for all. */
function isChosenSeries({ id, alternative }: ScheduledWindow, marks: Marks): boolean {
  if (!alternative) return true;
  const begun = SCHEDULE.filter(
    (other) => other.alternative?.group === alternative.group && marks.get(other.id)?.outcome === 'done',
  ).map((other) => toCode(other.id));
  return begun.length > 0 ? begun.includes(toCode(id)) : id === firstDoses(alternative.group)[0]?.id;
}

const toCode = (id: string) => id.slice(0, id.indexOf('-'));
const firstDoses = (group: string) =>
  SCHEDULE.filter(({ alternative, after }) => alternative?.group === group && !after);
const isOpenChoice = ({ alternative }: ScheduledWindow, marks: Marks) =>
  alternative !== undefined &&
  !SCHEDULE.some((other) => other.alternative?.group === alternative.group && marks.get(other.id)?.outcome === 'done');

function toWindow(scheduled: ScheduledWindow, view: View): HealthWindow {
  const { marks, today } = view;
  const { id, kind, name, age, note, uncertain, alternative } = scheduled;
  const { from, to, ask } = afterDoseBefore(scheduled, view);
  const mark = marks.get(id) ?? null;
  const { state, says } = mark ? { state: mark.outcome, says: null } : stateOn(scheduled, { from, to, ask }, view);
  const choices = alternative && isOpenChoice(scheduled, marks) ? firstDoses(alternative.group) : [];
  return {
    id,
    kind,
    name: choices.length > 0 && alternative ? `${alternative.name} 1차` : name,
    age,
    diseases: [...(findCombinedDose(id)?.diseases ?? [])],
    from: formatDay(from),
    to: to && formatDay(to),
    state,
    days: daysTo(state, today, from, to),
    note:
      choices.length > 0
        ? '불활성화 백신과 약독화 생백신 중 하나만 맞아요. 맞은 백신을 표시하면 다음 시기를 알려 드려요.'
        : (note ?? null),
    uncertain: uncertain ?? null,
    ask: says,
    choices: choices.flatMap((dose) => (dose.alternative ? [{ id: dose.id, name: dose.alternative.label }] : [])),
    mark,
  };
}

/**
 * The days by age, shifted by the interval from the previous dose; without an interval only the clinic can name the
 * day. A previous dose that can still be received is received today at the earliest.
 */
function afterDoseBefore(scheduled: ScheduledWindow, { birth, marks, today }: View) {
  const byAge = daysOfWindow(scheduled, birth);
  const { after } = scheduled;
  const before = after && byId.get(after.id);
  const on =
    after &&
    (parseDay(marks.get(after.id)?.on ?? '') ?? (isReceivable(before, { birth, marks, today }) ? today : null));
  if (!before || !on) return { ...byAge, ask: null };
  if (!after.atLeast) {
    const isLate = dayNumber(on) > dayNumber(daysOfWindow({ ...before, to: before.onTimeTo ?? before.to }, birth).to);
    return { ...byAge, ask: isLate ? LATE : null };
  }
  const earliest = dayAfter(on, after.atLeast);
  const from = dayNumber(earliest) > dayNumber(byAge.from) ? earliest : byAge.from;
  return dayNumber(from) > dayNumber(byAge.to) ? { from, to: null, ask: LATE } : { from, to: byAge.to, ask: null };
}

/** Open on the day and not marked, and the next dose has an interval to it. */
function isReceivable(window: ScheduledWindow | undefined, { birth, marks, today }: Omit<View, 'child'>): boolean {
  if (!window || marks.has(window.id)) return false;
  const { from, to } = daysOfWindow(window, birth);
  return dayNumber(from) <= dayNumber(today) && dayNumber(today) <= dayNumber(to);
}

type Days = { from: PlainDay; to: PlainDay | null; ask: string | null };

/** The state of a window without a mark, and the sentence that goes with it. */
function stateOn(
  window: ScheduledWindow,
  { from, to, ask }: Days,
  view: View,
): { state: HealthState; says: string | null } {
  const { today } = view;
  const notBegun = seriesNotBegun(window, view);
  if (notBegun) return notBegun;
  const until = dayNumber(from) - dayNumber(today);
  if (until > 0) return { state: until <= UPCOMING_DAYS ? 'upcoming' : 'later', says: ask };
  if (!to || dayNumber(to) >= dayNumber(today)) return { state: 'open', says: ask };
  if (window.isUnsettled || isUnconfirmed(to, view.child)) return { state: 'unconfirmed', says: null };
  return window.closed ? { state: 'closed', says: window.closed } : { state: 'past', says: PAST };
}

/** A dose of a series whose first one was not given in time; open questions of the booklet come first. */
function seriesNotBegun({ series }: ScheduledWindow, { child, birth, marks, today }: View) {
  const first = series && byId.get(series.first);
  if (!first || marks.get(first.id)?.outcome === 'done') return null;
  const { to } = daysOfWindow(first, birth);
  if (dayNumber(to) >= dayNumber(today)) return null;
  const isOpenQuestion = !marks.has(first.id) && isUnconfirmed(to, child);
  return { state: isOpenQuestion ? 'unconfirmed' : 'closed', says: series.notBegun } as const;
}

/** Over before the child was registered, and not yet looked through in the booklet. */
const isUnconfirmed = (to: PlainDay, { createdAt, bookletUntil }: WindowChild) =>
  dayNumber(to) < dayNumber(seoulDay(createdAt.getTime())) && (bookletUntil === null || formatDay(to) > bookletUntil);

function daysTo(state: HealthState, today: PlainDay, from: PlainDay, to: PlainDay | null): number | null {
  if (state === 'open') return to && dayNumber(to) - dayNumber(today);
  return state === 'upcoming' || state === 'later' ? dayNumber(from) - dayNumber(today) : null;
}

/** Of all windows those for now: open ones, the one that closes first at the top, then those that open soon. */
export function nearestFirst(windows: readonly HealthWindow[]): HealthWindow[] {
  const rank = ({ state, days }: HealthWindow) => [state === 'open' ? 0 : 1, days ?? Number.POSITIVE_INFINITY] as const;
  return windows
    .filter(({ state }) => state === 'open' || state === 'upcoming')
    .sort((a, b) => {
      const [aState, aDays] = rank(a);
      const [bState, bDays] = rank(b);
      if (aState !== bState) return aState - bState;
      return aDays === bDays ? 0 : aDays - bDays;
    });
}
