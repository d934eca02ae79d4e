import { dayNumber, type PlainDay, parseDay } from '@contract/common/calendar';
import type { HealthMark } from '@contract/home/health-windows.responses';
import type { Series } from '@server/content/health/schedule';
import { josa } from 'es-hangul';
import type { Marks } from './health-marks';
import { daysOfSeason, influenzaSeason } from './influenza';
import { judge } from './judge/judge';
import { findTooEarly } from './judge/rules';
import { listBegun, listSchedule, type WindowChild } from './list-schedule';
import { lastDay } from './window-days';

const IS_RIGHT = '날짜가 맞나요?';

type Checked = {
  /** Windows that are marked as done in one write. */
  ids: readonly string[];
  /** Those of them whose number the parent chose. */
  numbered?: readonly string[];
  /** YYYYMMDD; null when the day is not known. */
  on: string | null;
  /** The day until which they were received, where the day is not known. */
  until: PlainDay;
  today: PlainDay;
};

/**
 * Unlikely marks before they are stored: a question a window. Empty without any. The same rules decide afterwards which
 * dose counts.
 */
export function findUnlikely(child: WindowChild, marks: Marks, checked: Checked): Map<string, string> {
  const { ids, numbered = ids, on, until, today } = checked;
  const birth = parseDay(child.birthDate);
  const questions = new Map<string, string>();
  if (!birth) return questions;
  const done: HealthMark = { outcome: 'done', on };
  const after = new Map([...marks, ...ids.map((id) => [id, done] as const)]);
  const schedule = listSchedule(child, after, today);
  const before = new Map(
    judge(listSchedule(child, marks, today), child, marks, today).map((item) => [item.dose.id, item]),
  );
  const judged = judge(schedule, child, after, today);
  const states = new Map(judged.map((item) => [item.dose.id, item.state]));
  const own = new Set(ids);
  for (const { series, dose, early } of judged) {
    if (own.has(dose.id)) {
      const index = series.doses.indexOf(dose);
      const limit = { child, birth, marks: after, today: dayNumber(today), lives: [] };
      const tooEarly = on === null ? findTooEarly(series, index, dayNumber(until), limit) : early;
      const question =
        findLate({ series, index, on: parseDay(on ?? '') }, { birth, today }) ??
        (tooEarly && `${tooEarly} ${IS_RIGHT}`) ??
        (numbered.includes(dose.id) ? findMissing(series, index, states, after) : null);
      if (question) questions.set(dose.id, question);
    } else if (early !== null && before.get(dose.id)?.early === null) {
      const [first = dose.id] = ids;
      if (!questions.has(first))
        questions.set(first, `이 날짜면 이미 표시한 ${josa(dose.name, '이/가')} 너무 일러요. ${IS_RIGHT}`);
    }
  }
  return questions;
}

type Dated = { series: Series; index: number; on: PlainDay | null };

/** Given when it is not given any more, outside the window of a check-up or outside its season. */
function findLate({ series, index, on }: Dated, { birth, today }: { birth: PlainDay; today: PlainDay }): string | null {
  const dose = series.doses[index];
  if (!dose || !on) return null;
  const season = influenzaSeason(dose.id, birth, today);
  if (season !== null) {
    const { from, to } = daysOfSeason(season);
    const isInside = dayNumber(from) <= dayNumber(on) && dayNumber(on) <= dayNumber(to);
    return isInside ? null : `${season}년 7월부터 ${season + 1}년 6월까지 맞은 것만 이 절기로 표시해요. ${IS_RIGHT}`;
  }
  const isAfter = (span: typeof dose.to) => dayNumber(on) > dayNumber(lastDay(birth, span));
  if (dose.kind !== 'vaccine') return isAfter(dose.to) ? `이 검진을 받는 나이는 ${dose.age}이에요. ${IS_RIGHT}` : null;
  return dose.ends && dose.until && isAfter(dose.until) ? `이 차수를 맞는 나이가 지난 날이에요. ${IS_RIGHT}` : null;
}

/** An earlier dose of the series without a mark that is no question of the booklet, or another vaccine of two. */
function findMissing(series: Series, index: number, states: ReadonlyMap<string, string>, marks: Marks): string | null {
  const { alternative, doses } = series;
  if (alternative && listBegun(alternative.group, marks).length > 1)
    return '일본뇌염 백신은 처음 맞은 것과 같은 종류로 이어서 맞아요. 백신 종류가 맞나요?';
  const missing = doses.slice(0, index).findIndex(({ id }) => !marks.has(id) && states.get(id) !== 'unconfirmed');
  const isKnown = missing >= 0 && states.get(doses[missing]?.id ?? '') !== 'not_needed';
  return isKnown ? `${missing + 1}차 표시가 아직 없어요. ${index + 1}차가 맞나요?` : null;
}
