import { dayNumber, formatDay, type PlainDay, parseDay } from '@contract/common/calendar';
import { POSTPONED } from '@contract/home/health-windows';
import type { HealthWindow } from '@contract/home/health-windows.responses';
import { INFLUENZA } from '@server/content/health/vaccines';
import { combineDoses, findCombinedDose, type Row } from './combined-vaccine';
import type { Marks } from './health-marks';
import { influenzaSeason } from './influenza';
import { type Judged, judge } from './judge/judge';
import { getGivenDay } from './judge/rules';
import { isScheduled, listAlternatives, listBegun, listSchedule, type WindowChild } from './list-schedule';
import { lastDay } from './window-days';

const CHOOSE =
  '불활성화 백신과 약독화 생백신 중 하나만 맞아요. 생백신은 MMR, 수두와 같은 날 맞거나 28일 이상 띄워요. 맞은 백신을 표시하면 다음 시기를 알려 드려요.';

/** True if a mark on this window makes sense for the child. */
export const isChildWindow = (id: string, birthDate: string, today: PlainDay): boolean => {
  const birth = parseDay(birthDate);
  if (!birth) return false;
  return (
    id === POSTPONED ||
    findCombinedDose(id) !== undefined ||
    isScheduled(id, birthDate) ||
    influenzaSeason(id, birth, today) !== null
  );
};

/**
 * Every vaccination and check-up of a child by its actual age, one injection a row, in the order of their days. A
 * birth date that is no day has no windows.
 */
export function listWindows(child: WindowChild, marks: Marks, today: PlainDay): HealthWindow[] {
  const birth = parseDay(child.birthDate);
  if (!birth) return [];
  const judged = judge(listSchedule(child, marks, today), child, marks, today).filter(isShown(marks));
  return combineDoses(judged, child, marks)
    .map((row) => toWindow(row, { birth, marks, today }))
    .sort((a, b) => dayOrder(a).localeCompare(dayOrder(b)));
}

type View = { birth: PlainDay; marks: Marks; today: PlainDay };

/** A window without a day is last. */
const dayOrder = ({ from, to }: HealthWindow) => `${from ?? '99999999'}${to ?? '99999999'}`;

/**
 * Not a season that is over without a mark, nor more than one row of two vaccines that were not begun, or of which
 * both were.
 */
const isShown =
  (marks: Marks) =>
  ({ series, dose, state, mark }: Judged): boolean => {
    if (series.code === INFLUENZA.code) return mark !== null || (state !== 'closed' && state !== 'unconfirmed');
    if (!series.alternative || mark) return true;
    const begun = listBegun(series.alternative.group, marks);
    if (begun.length === 0) return dose.id === series.doses[0]?.id;
    const firstMissing = begun[0]?.doses.find(({ id }) => !marks.has(id));
    return begun.length === 1 || dose.id === firstMissing?.id;
  };

function toWindow(row: Row, { birth, marks, today }: View): HealthWindow {
  const { dose, series, combined, from, mark, early } = row;
  const alternative = series?.alternative;
  const begun = alternative ? listBegun(alternative.group, marks) : [];
  const isMixed = begun.length > 1 && !mark;
  const choices = alternative && begun.length === 0 ? listAlternatives(alternative.group) : [];
  const state = isMixed ? 'closed' : row.state;
  const since = Math.max(row.earliest, dayNumber(lastDay(birth, dose.to)) + 1);
  // Nothing ends with a season that a parent would hurry for.
  const to = series?.code === INFLUENZA.code ? null : row.to;
  const note = dose.note ?? null;
  return {
    id: dose.id,
    kind: dose.kind,
    name: alternative && (isMixed || choices.length > 0) ? `${alternative.name}${isMixed ? '' : ' 1차'}` : dose.name,
    age: dose.age,
    diseases: [...(combined?.diseases ?? [])],
    from: from && formatDay(from),
    to: to && formatDay(to),
    ends: dose.ends === true,
    state,
    days: daysTo(state, { today, from, to }),
    note: choices.length > 0 ? CHOOSE : note,
    uncertain: dose.uncertain ?? null,
    ask: isMixed ? (alternative?.mixed ?? null) : row.says,
    choices: choices.flatMap(({ doses: [first], alternative: own }) =>
      first && own ? [{ id: first.id, name: own.label }] : [],
    ),
    unsettled: dose.isUnsettled === true,
    postponed: state === 'overdue' && since <= (getGivenDay(marks, POSTPONED) ?? 0),
    mark: mark && { ...mark, ...(early !== null && state !== 'done' && { early: true }) },
  };
}

type Days = { today: PlainDay; from: PlainDay | null; to: PlainDay | null };

function daysTo(state: HealthWindow['state'], { today, from, to }: Days): number | null {
  if (state === 'open') return to && dayNumber(to) - dayNumber(today);
  return (state === 'upcoming' || state === 'later') && from ? dayNumber(from) - dayNumber(today) : null;
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
