import type { HealthKind } from '@contract/home/health-windows';
import { MEASURE_LABELS } from '@contract/mypage/growth-words';
import type { Level } from '@contract/test/diagnostics-kinds';
import { LEVEL_LABELS } from '@contract/test/diagnostics-words';
import { josa } from 'es-hangul';

type Reading = { measured_on: string; value: number };
/** The latest reading of the month, and the last one before the month (null: there was none). */
export type MonthGrowth = {
  measure: 'height' | 'weight' | 'head';
  unit: string;
  /** Null as well where a doctor is due: then the month is not praised for it. */
  from: Reading | null;
  to: Reading;
};

/** Events of one child in a month. */
export type Month = {
  /** Parts whose level differs from the check of the kind before, oldest first. */
  levels: { label: string; from: Level; to: Level }[];
  /** Checks finished. */
  checks: number;
  /** Rounds of the clinic results that were copied. */
  official: number[];
  growth: MonthGrowth[];
  /** Of the vaccinations and check-ups that were done. */
  windows: HealthKind[];
  plays: number;
};

/** More would be no sentence that one reads at a glance. */
const CLAUSES = 3;

export const NOTHING_YET = '오늘 키를 재거나 놀이 하나를 함께하면, 달라진 점을 여기에 한 문장으로 모아 드려요.';

/** The changes of a month in one sentence; null without records. Development comes first, frequent events last. */
export function monthSentence(month: Month): string | null {
  // Each ends in the past stem of its verb, so that it can go on (-고) or end (-어요).
  const clauses = [
    levelClause(month),
    officialClause(month),
    growthClause(month),
    windowClause(month),
    playClause(month),
  ]
    .filter((clause) => clause !== null)
    .slice(0, CLAUSES);
  const last = clauses.pop();
  if (last === undefined) return null;
  return `지난 한 달, ${[...clauses.map((clause) => `${clause}고`), `${last}어요`].join(', ')}.`;
}

function levelClause({ levels, checks }: Month): string | null {
  const [only, ...more] = levels;
  if (only && more.length === 0)
    return `${josa(only.label, '이/가')} ‘${LEVEL_LABELS[only.from]}’에서 ‘${LEVEL_LABELS[only.to]}’로 달라졌`;
  if (only) return `${only.label} 등 ${levels.length}가지 모습이 달라졌`;
  return checks > 0 ? `체크를 ${checks}번 마쳤` : null;
}

function officialClause({ official: [round, ...more] }: Month): string | null {
  if (round === undefined) return null;
  return more.length === 0 ? `${round}차 검진 결과를 옮겨 적었` : `검진 결과를 ${more.length + 1}번 옮겨 적었`;
}

const GREW = { height: '자랐', weight: '늘었', head: '자랐' } as const;
const decimals = (value: number) => Number(value.toFixed(2));

/** Against a day that is named: the measurement before may lie further back than the month. */
function growthClause({ growth }: Month): string | null {
  const grew = growth.flatMap(({ measure, unit, from, to }) => {
    const by = from ? decimals(to.value - from.value) : 0;
    return from && by > 0 ? [{ measure, from, words: `${josa(MEASURE_LABELS[measure], '이/가')} ${by}${unit} ` }] : [];
  });
  const [first] = grew;
  if (first) {
    const named = grew.filter(({ from }) => from.measured_on === first.from.measured_on).slice(0, 2);
    const [one = first, other] = named;
    const day = dayWords(first.from.measured_on, growth[0]?.to.measured_on ?? '');
    return `${day}보다 ${one.words}${GREW[one.measure]}${other ? `고 ${other.words}${GREW[other.measure]}` : ''}`;
  }
  const [named] = growth;
  if (!named) return null;
  return `${MEASURE_LABELS[named.measure]} ${named.to.value}${named.unit}${named.unit === 'kg' ? '을' : '를'} 적었`;
}

function windowClause({ windows }: Month): string | null {
  const vaccines = windows.filter((kind) => kind === 'vaccine').length;
  const checkups = windows.length - vaccines;
  const words = [
    ...(vaccines > 0 ? [`예방접종 ${vaccines}가지`] : []),
    ...(checkups > 0 ? [`검진 ${checkups}가지`] : []),
  ];
  return words.length > 0 ? `${words.join('와 ')}를 마쳤` : null;
}

const playClause = ({ plays }: Month) => (plays > 0 ? `놀이를 ${plays}번 함께했` : null);

/** '2월 3일', with its year when it is not that of `now`. */
function dayWords(day: string, now: string): string {
  const words = `${Number(day.slice(4, 6))}월 ${Number(day.slice(6, 8))}일`;
  return day.slice(0, 4) === now.slice(0, 4) ? words : `${Number(day.slice(0, 4))}년 ${words}`;
}
