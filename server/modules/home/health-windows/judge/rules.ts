import { toAgeBasisDay } from '@contract/common/age';
import { dayFromNumber, dayNumber, type PlainDay, parseDay, seoulDay } from '@contract/common/calendar';
import type { Series, Span } from '@server/content/health/schedule';
import { GRACE_DAYS, LIVE_APART_DAYS } from '@server/content/health/vaccines';
import { josa } from 'es-hangul';
import type { Marks } from '../health-marks';
import { dayAfter, lastDay } from '../window-days';

/** A live vaccine that was given, and on which day. */
export type Given = { series: Series; name: string; on: number };

/**
 * Fields of a child that the state of its doses follows from. `bookletUntil`: YYYYMMDD, how far the paper booklet was
 * looked through.
 */
export type JudgedChild = {
  birthDate: string;
  createdAt: Date;
  bookletUntil: string | null;
  gestationWeeks?: number | null;
};

export type Record = {
  child: JudgedChild;
  birth: PlainDay;
  marks: Marks;
  /** A day number. */
  today: number;
  lives: readonly Given[];
};

/** Over before the child was registered, and not yet looked through in the booklet. */
export function isUnconfirmed(end: number, { createdAt, bookletUntil }: JudgedChild): boolean {
  const booklet = parseDay(bookletUntil ?? '');
  return end < dayNumber(seoulDay(createdAt.getTime())) && (!booklet || end > dayNumber(booklet));
}

/** Born early and not expected yet: when it is vaccinated depends on its weight and its hospital, and nothing is overdue. */
export function isBeforeDue({ birthDate, gestationWeeks }: JudgedChild, today: number): boolean {
  const expected = toAgeBasisDay(birthDate, gestationWeeks ?? null, 0);
  return expected !== null && today < dayNumber(expected);
}

/** The day on which a dose was given; null where it was not, or nobody knows when. */
export function getGivenDay(marks: Marks, id: string | undefined): number | null {
  const mark = id === undefined ? undefined : marks.get(id);
  const day = mark?.outcome === 'done' ? parseDay(mark.on ?? '') : null;
  return day && dayNumber(day);
}

/** The days of the live vaccines that were given. */
export const listLives = (schedule: readonly Series[], marks: Marks): Given[] =>
  schedule
    .filter(({ live }) => live)
    .flatMap((series) =>
      series.doses.flatMap(({ id, name }) => {
        const on = getGivenDay(marks, id);
        return on === null ? [] : [{ series, name, on }];
      }),
    );

/** How many doses a child needs that began on its day, or begins today. */
export function getPlan({ doses, fewer = [] }: Series, { child, birth, marks, today }: Record): number {
  const [first] = doses;
  if (!first) return 0;
  const begun = getGivenDay(marks, first.id);
  // Given on a day that nobody knows, or perhaps given, it was given on time.
  const isAssumed = marks.has(first.id) || isUnconfirmed(dayNumber(lastDay(birth, first.to)), child);
  if (begun === null && isAssumed) return doses.length;
  const late = fewer.find(({ from }) => (begun ?? today) >= dayNumber(dayAfter(birth, from)));
  return late?.doses ?? doses.length;
}

/** The least age of a dose on a day and its distance from the one before it; of the last one that is needed, those of the last dose. */
export function getDistance(series: Series, index: number, on: number, record: Record) {
  const { doses } = series;
  const dose = doses[index];
  const last = doses.at(-1);
  const { birth, marks } = record;
  const isFrom = (day: number, span: Span) => day >= dayNumber(dayAfter(birth, span));
  const count = getPlan(series, record);
  if (last && count < doses.length && index === count - 1 && index > 0)
    return { least: last.least, distance: last.atLeast };
  const begun = doses[0] ? getGivenDay(marks, doses[0].id) : null;
  if (dose?.ifBegun && begun !== null && isFrom(begun, dose.ifBegun.from))
    return { least: dose.least, distance: dose.ifBegun.atLeast };
  if (dose?.asLast && isFrom(on, dose.asLast.from)) return { least: dose.least, distance: dose.asLast.atLeast };
  return { least: dose?.least, distance: dose?.atLeast };
}

/** Why a dose on a day may not count, in a sentence; null where it counts. `live`: other live vaccines are looked at. */
export function findTooEarly(series: Series, index: number, on: number, record: Record, live = true): string | null {
  const { birth, marks } = record;
  const dose = series.doses[index];
  const first = series.doses[0];
  if (!dose || !first) return null;
  const { least, distance } = getDistance(series, index, on, record);
  if (dose.kind !== 'vaccine')
    return least && on < dayNumber(dayAfter(birth, least)) ? `이 검진을 받는 나이는 ${dose.age}이에요.` : null;
  if (least && on < dayNumber(dayAfter(birth, least)) - GRACE_DAYS) return `${toAge(least)} 전에 ${AGAIN}`;
  const before = index > 0 ? getGivenDay(marks, series.doses[index - 1]?.id) : null;
  if (before !== null && on < before) return `${index + 1}차를 ${index}차보다 먼저 맞은 것으로 표시돼 있어요.`;
  const grace = series.live ? 0 : GRACE_DAYS;
  const isNear = (day: number | null, span: Span | undefined) =>
    day !== null && span !== undefined && on < dayNumber(dayAfter(dayFromNumber(day), span)) - grace;
  const accepted = dose.accepts ?? distance;
  if (isNear(before, accepted)) return `${index}차를 맞고 ${josa(toDistance(accepted), '이/가')} 지나기 전에 ${AGAIN}`;
  const begun = index > 0 ? getGivenDay(marks, first.id) : null;
  if (isNear(begun, dose.afterFirst))
    return `1차를 맞고 ${josa(toDistance(dose.afterFirst), '이/가')} 지나기 전에 ${AGAIN}`;
  if (!live || !series.live) return null;
  const near = record.lives.find(
    (other) => other.series !== series && other.on < on && on - other.on < LIVE_APART_DAYS,
  );
  return near ? `${near.name} 백신과 28일을 두지 않고 ${AGAIN}` : null;
}

const AGAIN = '맞은 것은 다시 맞아야 할 수 있어요.';

/** '생후 6주', '12개월', '만 4세' */
function toAge(span: Span): string {
  if ('months' in span) return span.months >= 48 ? `만 ${span.months / 12}세` : `${span.months}개월`;
  return 'days' in span ? `생후 ${span.days / 7}주` : '';
}

/** '4주', '6개월' */
function toDistance(span: Span | undefined): string {
  if (!span || 'day' in span) return '';
  if ('months' in span) return `${span.months}개월`;
  return span.days % 7 === 0 ? `${span.days / 7}주` : `${span.days}일`;
}
