import { dayFromNumber, dayNumber, type PlainDay, parseDay } from '@contract/common/calendar';
import { UPCOMING_DAYS } from '@contract/home/health-windows';
import type { HealthMark, HealthState } from '@contract/home/health-windows.responses';
import type { ScheduledWindow, Series } from '@server/content/health/schedule';
import { LIVE_APART_DAYS } from '@server/content/health/vaccines';
import type { Marks } from '../health-marks';
import { dayAfter, daysOfWindow, lastDay } from '../window-days';
import {
  findTooEarly,
  getDistance,
  getGivenDay,
  getPlan,
  isBeforeDue,
  isUnconfirmed,
  type JudgedChild,
  listLives,
  type Record,
} from './rules';

/** One dose or check-up of one child on one day. */
export type Judged = {
  series: Series;
  dose: ScheduledWindow;
  state: HealthState;
  /** The first day on which it can be had; null while that depends on a dose that is still missing. */
  from: PlainDay | null;
  /** The last recommended day; null where the first day is later than that. */
  to: PlainDay | null;
  says: string | null;
  mark: HealthMark | null;
  /** Why the marked dose may not count; it is listed as if it was not marked. */
  early: string | null;
  /** The first day on which it can be had if the missing ones before it are had as soon as they can. */
  earliest: number;
};

const PAST = '이 검진의 시기가 지났어요. 다음 검진을 받거나, 지금 받을 수 있는지 병원에 물어봐요.';
const MARK_FIRST = '수첩을 보고 앞 차수를 먼저 표시해 주세요.';
const ENOUGH = '늦게 맞으면 맞는 횟수가 줄어서 이 차수는 맞지 않아도 돼요. 몇 번 맞을지는 병원에 확인해 주세요.';
const BORN_EARLY = '일찍 태어난 아이는 맞는 시기가 다를 수 있어요. 언제 맞을지 진료받는 병원에 물어봐 주세요.';
const AGAIN = '언제 다시 맞을지 병원에 물어봐 주세요.';

/**
 * The state of every dose and check-up of a schedule and its sentence: a pure function of the record. A dose is open
 * only at its recommended age, after its least distance, and when no earlier one of its series is missing.
 */
export function judge(schedule: readonly Series[], child: JudgedChild, marks: Marks, today: PlainDay): Judged[] {
  const birth = parseDay(child.birthDate);
  if (!birth) return [];
  const view = { child, birth, marks, today: dayNumber(today), lives: listLives(schedule, marks) };
  return schedule.flatMap((series) => judgeSeries(series, view));
}

function judgeSeries(series: Series, view: Record): Judged[] {
  const judged: Judged[] = [];
  for (const index of series.doses.keys()) {
    const next = judgeDose(series, index, judged, view);
    if (next) judged.push(next);
  }
  return judged;
}

function judgeDose(series: Series, index: number, judged: readonly Judged[], view: Record): Judged | null {
  const dose = series.doses[index];
  if (!dose) return null;
  const { birth, marks } = view;
  const mark = marks.get(dose.id) ?? null;
  const before = judged.findLast(isMissing) ?? null;
  if (dose.onlyBegunFrom && !mark && !isExtraDue(dose, judged, view)) return null;

  const on = getGivenDay(marks, dose.id);
  const early = on === null ? null : findTooEarly(series, index, on, view);
  const days = daysOfWindow(dose, birth);
  const [from, to] = [dayNumber(days.from), dayNumber(days.to)];
  // An additional dose makes up for one that came too early.
  const isMadeUp = series.doses[index + 1]?.onlyBegunFrom !== undefined;
  const settled = (state: HealthState, says: string | null): Judged => {
    return { series, dose, state, from: days.from, to: days.to, says, mark, early, earliest: from };
  };
  if (mark?.outcome === 'not_needed') return settled('not_needed', null);
  if (mark && (early === null || isMadeUp)) return settled('done', null);
  if (isEnough(series, index, judged, view)) return settled('not_needed', ENOUGH);

  const own = firstDay({ series, index, on }, view);
  const earliest = before ? Math.max(own, chainedDay(series, index, before, view)) : own;
  const found = stateOn({ series, dose, mark, before, index, own, end: Math.max(to, own), earliest }, view);
  const again = dose.kind === 'vaccine' ? `${early} ${AGAIN}` : early;
  const isWaiting = found.state === 'waiting';
  return {
    series,
    dose,
    state: found.state,
    from: isWaiting ? null : dayFromNumber(own),
    to: isWaiting || own > to ? null : days.to,
    says: early === null ? found.says : again,
    mark,
    early,
    earliest,
  };
}

/** Neither given so that it counts nor not needed. */
const isMissing = ({ state }: Judged) => state !== 'done' && state !== 'not_needed';

/**
 * True if this child needs a dose that few children need: by the age at the first dose, or for one that came too early.
 */
function isExtraDue({ onlyBegunFrom }: ScheduledWindow, judged: readonly Judged[], { birth, marks, today }: Record) {
  const [first] = judged;
  if (!first || !onlyBegunFrom) return false;
  const begun = getGivenDay(marks, first.dose.id) ?? (first.mark ? null : today);
  return (
    judged.some(({ state, early }) => state === 'done' && early !== null) ||
    (begun !== null && begun >= dayNumber(dayAfter(birth, onlyBegunFrom)))
  );
}

/** Begun late, or after a dose at an older age, the later doses of some vaccines are not needed. */
function isEnough(series: Series, index: number, judged: readonly Judged[], view: Record): boolean {
  const dose = series.doses[index];
  const before = judged.at(-1);
  if (!dose || !before) return false;
  const on = before.early === null ? getGivenDay(view.marks, before.dose.id) : null;
  const isCovered =
    dose.coveredFrom !== undefined && on !== null && on >= dayNumber(dayAfter(view.birth, dose.coveredFrom));
  return isCovered || index >= getPlan(series, view);
}

/** By age, the distances from what was given, and from other live vaccines. */
function firstDay({ series, index, on }: { series: Series; index: number; on: number | null }, view: Record): number {
  const { birth, marks, today, lives } = view;
  const dose = series.doses[index];
  if (!dose) return today;
  const { least, distance } = getDistance(series, index, today, view);
  const after = (day: number | null, span: typeof distance) =>
    day === null || !span ? [] : [dayNumber(dayAfter(dayFromNumber(day), span))];
  const first = series.doses[0];
  let day = Math.max(
    dayNumber(dayAfter(birth, dose.from)),
    ...(least ? [dayNumber(dayAfter(birth, least))] : []),
    ...after(index > 0 ? getGivenDay(marks, series.doses[index - 1]?.id ?? '') : null, distance),
    ...after(index > 0 && first ? getGivenDay(marks, first.id) : null, dose.afterFirst),
    // One that came too early is as far away as a dose that counts.
    ...after(on, distance ?? { days: LIVE_APART_DAYS }),
  );
  if (!series.live) return day;
  for (const other of lives.toSorted((a, b) => a.on - b.on)) {
    const wanted = Math.max(day, today);
    if (other.series !== series && other.on < wanted && wanted < other.on + LIVE_APART_DAYS)
      day = other.on + LIVE_APART_DAYS;
  }
  return day;
}

/** When the missing dose before is had as soon as it can be, and this one as soon after it as it can. */
function chainedDay(series: Series, index: number, before: Judged, view: Record): number {
  if (before.state === 'unconfirmed') return 0;
  const soonest = Math.max(view.today, before.earliest);
  const { distance } = getDistance(series, index, soonest, view);
  return dayNumber(dayAfter(dayFromNumber(soonest), distance ?? { days: 1 }));
}

type Found = Pick<Judged, 'state' | 'says'>;
type Unmarked = Pick<Judged, 'series' | 'dose' | 'mark' | 'earliest'> & {
  before: Judged | null;
  index: number;
  own: number;
  end: number;
};

/** The state of a dose that is still to be given, and the sentence that goes with it. */
function stateOn({ series, dose, mark, before, index, own, end, earliest }: Unmarked, view: Record): Found {
  const { birth, today, child } = view;
  const isQuestion = !mark && isUnconfirmed(end, child);
  const notBegun = findNotBegun({ series, dose, index }, view);
  if (notBegun) return notBegun;
  const isOver = dose.until !== undefined && Math.max(today, own) > dayNumber(lastDay(birth, dose.until));
  if (isOver) return isQuestion ? { state: 'unconfirmed', says: null } : { state: 'closed', says: dose.closed ?? null };
  if (before?.state === 'closed') return { state: 'closed', says: before.says };
  if (before) {
    if (before.state === 'unconfirmed') {
      if (own <= today) return { state: 'unconfirmed', says: MARK_FIRST };
    } else if (earliest > own || own <= today) {
      const first =
        before.state === 'waiting' ? before.says : `${series.doses.indexOf(before.dose) + 1}차를 먼저 맞아요.`;
      return { state: 'waiting', says: first };
    }
  }
  if (own > today) return { state: own - today <= UPCOMING_DAYS ? 'upcoming' : 'later', says: null };
  const isOnTime = today <= dayNumber(lastDay(birth, dose.to));
  if (isOnTime) return { state: 'open', says: null };
  if (isQuestion || dose.isUnsettled) return { state: 'unconfirmed', says: null };
  if (dose.kind === 'vaccine' && isBeforeDue(child, today)) return { state: 'unconfirmed', says: BORN_EARLY };
  return dose.kind === 'vaccine' ? { state: 'overdue', says: dose.late ?? null } : { state: 'past', says: PAST };
}

/** A later dose of a series whose first one was not given while it could be; open questions of the booklet come first. */
function findNotBegun(
  { series, dose, index }: Pick<Unmarked, 'series' | 'dose' | 'index'>,
  view: Record,
): Found | null {
  const { birth, marks, today, child } = view;
  const first = series.doses[0];
  if (index === 0 || !series.notBegun || !first?.until) return null;
  const limit = dayNumber(lastDay(birth, first.until));
  const begun = getGivenDay(marks, first.id);
  if (begun !== null && begun > limit) return { state: 'closed', says: series.begunLate ?? dose.closed ?? null };
  const mark = marks.get(first.id);
  if (mark?.outcome === 'done' || limit >= today) return null;
  return { state: !mark && isUnconfirmed(limit, child) ? 'unconfirmed' : 'closed', says: series.notBegun };
}
