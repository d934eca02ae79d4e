import { exactCalendarMonths } from '@contract/common/age';
import { formatDay, parseDay, seoulDay } from '@contract/common/calendar';
import type { Analysis, AnalysisCheck } from '@contract/mypage/analysis.responses';
import { MEASURE_LABELS, percentileLabel } from '@contract/mypage/growth-words';
import { TEST_KINDS, type TestKind } from '@contract/test/diagnostics-kinds';
import type { OfficialRecord } from '@contract/test/diagnostics-official.responses';
import { KIND_LABELS, LEVEL_LABELS, NOT_OBSERVED_LABEL, OFFICIAL_NAME } from '@contract/test/diagnostics-words';
import { listOfficialRows } from '@contract/test/official-rows';
import { toPressingLabel } from '@contract/test/result-words';
import { studyTime } from '@/domain/learning/study-time';
import { paths } from '@/domain/paths';

const GROWTH_LANES = ['height', 'weight', 'head'] as const;
type GrowthLane = (typeof GROWTH_LANES)[number];
export type LaneId = TestKind | 'official' | GrowthLane | 'study';

/** One row of the picture. A lane with values is drawn as a line and has their unit, one without as marks. */
export type Lane = { id: LaneId; label: string; line: boolean; unit: string | null };

/** Something that was written down on a day. */
export type Moment = {
  id: string;
  /** YYYYMMDD in Seoul. */
  day: string;
  /** Months since birth, with their fraction. */
  at: number;
  /** The lanes it appears in, with its value where the lane is a line. */
  lanes: { id: LaneId; value: number | null }[];
  /** Its category on the table. */
  kind: string;
  title: string;
  words: string[];
  /** Where it can be read whole. */
  to: string;
  action: string;
};

const isGrowthLane = (measure: string): measure is GrowthLane => GROWTH_LANES.some((lane) => lane === measure);

/**
 * Months by the calendar since `birth`, with the fraction of the current month; 0 before it, and for an invalid day.
 */
export function monthsAt(birthDate: string, day: string): number {
  const [birth, on] = [parseDay(birthDate), parseDay(day)];
  return birth && on ? exactCalendarMonths(birth, on) : 0;
}

/** The whole analysis on one axis, oldest first. */
export function toMoments(analysis: Analysis): Moment[] {
  const { child, checks, official, growth, study } = analysis;
  const at = (day: string) => monthsAt(child.birth_date, day);
  const moments = [
    ...checks.map((check) => checkMoment(check, at)),
    ...official.map((record) => officialMoment(record, at)),
    ...growthMoments(growth, at),
    ...study.weeks.map(
      ({ from, last_on: day, seconds }): Moment => ({
        id: `study ${from}`,
        day,
        at: at(day),
        lanes: [{ id: 'study', value: null }],
        kind: '배우기',
        title: `한 주 동안 ${studyTime(seconds)} 배웠어요`,
        words: [],
        to: paths.mypage.analysisStudy,
        action: '학습 현황 보기',
      }),
    ),
  ];
  return moments.sort((a, b) => a.day.localeCompare(b.day));
}

type At = (day: string) => number;

function checkMoment(check: AnalysisCheck, at: At): Moment {
  const day = formatDay(seoulDay(Date.parse(check.completed_at)));
  return {
    id: check.attempt_id,
    day,
    at: at(day),
    lanes: [{ id: check.kind, value: null }],
    kind: KIND_LABELS[check.kind],
    title: check.name,
    words: checkWords(check),
    to: paths.test.toResult(check.attempt_id),
    action: '결과 보기',
  };
}

/** '언어 함께 지켜봐요'; parts that go well are summarised together. */
function checkWords(check: AnalysisCheck): string[] {
  const { levels, positions } = check;
  const first = toPressingLabel(check);
  const told = (['talk', 'watch', 'mostly', 'going_well', null] as const).flatMap((level) => {
    const labels = levels.filter((part) => part.level === level).map(({ label }) => label);
    return labels.length > 0
      ? [`${labels.join('·')} ${level === null ? NOT_OBSERVED_LABEL : LEVEL_LABELS[level]}`]
      : [];
  });
  return [
    ...(first ? [first] : []),
    ...told,
    ...positions.flatMap(({ label, title }) => (title ? [`${label}: ${title}`] : [])),
  ];
}

function officialMoment({ id, round, taken_on, rows, place }: OfficialRecord, at: At): Moment {
  return {
    id,
    day: taken_on,
    at: at(taken_on),
    lanes: [{ id: 'official', value: null }],
    kind: OFFICIAL_NAME,
    title: `${round}차 영유아 건강검진${place ? ` · ${place}` : ''}`,
    words: listOfficialRows(rows).map(({ label, level }) => `${label} ${level}`),
    to: paths.test.toOfficial(id),
    action: '검진 결과 보기',
  };
}

/** Measurements of one day are one moment. */
function growthMoments({ series }: Analysis['growth'], at: At): Moment[] {
  const byDay = new Map<string, Moment>();
  for (const { measure, unit, points } of series) {
    if (!isGrowthLane(measure)) continue;
    for (const { measured_on: day, value, percentile } of points) {
      const moment = byDay.get(day) ?? {
        id: `growth ${day}`,
        day,
        at: at(day),
        lanes: [],
        kind: '성장',
        title: '',
        words: [],
        to: paths.mypage.analysisDevelopment,
        action: '성장 곡선 보기',
      };
      moment.lanes.push({ id: measure, value });
      moment.words.push(
        `${MEASURE_LABELS[measure]} ${value}${unit}${percentile === null ? '' : ` (${percentileLabel(percentile)})`}`,
      );
      byDay.set(day, moment);
    }
  }
  return [...byDay.values()].map((moment) => ({
    ...moment,
    title: `${moment.lanes.map(({ id }) => MEASURE_LABELS[id as GrowthLane]).join('·')} 기록`,
  }));
}

const LANES: readonly Lane[] = [
  ...TEST_KINDS.map((id) => ({ id, label: KIND_LABELS[id], line: false, unit: null })),
  { id: 'official', label: '검진 결과', line: false, unit: null },
  ...GROWTH_LANES.map((id) => ({ id, label: MEASURE_LABELS[id], line: true, unit: id === 'weight' ? 'kg' : 'cm' })),
  { id: 'study', label: '배우기', line: false, unit: null },
];

/** The lanes with data, in display order. A single value makes no line. */
export function toLanes(moments: readonly Moment[]): Lane[] {
  const times = new Map<LaneId, number>();
  for (const { id } of moments.flatMap(({ lanes }) => lanes)) times.set(id, (times.get(id) ?? 0) + 1);
  return LANES.flatMap((lane) => {
    const n = times.get(lane.id) ?? 0;
    return n === 0 ? [] : [{ ...lane, line: lane.line && n > 1 }];
  });
}
