import { dayLabel, tableDay } from '@contract/common/day-words';
import { type Block, cell, headCell, heading, paragraph, type Sheet } from '@contract/common/sheet';
import { getChartWindow } from '@contract/mypage/charts/growth-chart-window';
import { chartTitle, growthDrawing } from '@contract/mypage/charts/growth-drawing';
import type { GrowthCurve, GrowthNewest } from '@contract/mypage/growth.responses';
import { growthNotes } from '@contract/mypage/growth-finding-words';
import { pointTable } from '@contract/mypage/growth-point-table';
import { pointWords } from '@contract/mypage/growth-point-words';
import { GROWTH_SOURCE } from '@contract/mypage/growth-words';
import type { Profile } from '@contract/profiles/profile.responses';
import type { AgeUsed } from '@contract/test/diagnostics.responses';

/** As wide as A4 between its margins, in px at 96 dots an inch. */
const CHART = { width: 680, height: 460, text: 1 } as const;
/** Rows that fit under the chart on one page. */
const NEWEST = 10;

type Shown = {
  child: Pick<Profile, 'name' | 'birth_date' | 'gestation_weeks'>;
  /** Today. */
  age: AgeUsed;
  /** Today in Seoul, YYYYMMDD. */
  day: string;
  /** The newest value of each measure. */
  newest: readonly GrowthNewest[];
};

/** One A4 page: the chart of a measure, with its latest figures; null where no chart covers the child's age. */
export function growthSheet(curve: GrowthCurve, { child, age, day, newest }: Shown): Sheet | null {
  const window = getChartWindow(curve, age.months, 'all');
  if (!window) return null;
  const early = child.gestation_weeks === null ? '' : ` (임신 ${child.gestation_weeks}주)`;
  const basis = age.corrected ? ` (교정 나이 ${age.months}개월을 기준으로 그렸어요)` : '';
  return {
    title: `${child.name} 성장 기록`,
    blocks: [
      paragraph(
        `태어난 날 ${dayLabel(child.birth_date)}${early} · 오늘 ${dayLabel(day)} · ${age.actual_months}개월${basis}`,
      ),
      heading(chartTitle(curve), GROWTH_SOURCE),
      { kind: 'drawings', drawings: [{ title: '', drawing: growthDrawing(curve, window, CHART) }], optional: false },
      ...figureBlocks(curve, age, newest),
    ],
    footer: ['쑥쑥플래너에서 보호자가 적은 기록이에요. 진단이 아니라 의사와 이야기하기 위한 자료예요.'],
  };
}

function figureBlocks(
  curve: GrowthCurve,
  { actual_months: monthsNow }: AgeUsed,
  newest: readonly GrowthNewest[],
): Block[] {
  const last = curve.points.at(-1);
  if (!last) return [];
  const { caption, head, rows } = pointTable(curve, curve.points.slice(-NEWEST));
  const { sentences } = pointWords(curve, last, { monthsNow, newest });
  const { items, action, tell, official } = growthNotes(newest, monthsNow);
  return [
    { kind: 'table', caption, head, rows: rows.map(({ day, cells }) => [headCell(day), ...cells.map(cell)]) },
    ...sentences.map((words) => paragraph(words)),
    ...items.map(({ label, measuredOn, words }) =>
      paragraph({ text: `${label} (${tableDay(measuredOn)})`, look: 'strong' }, ` ${words}`),
    ),
    ...(action === null ? [] : [paragraph({ text: [action, ...tell].join(' '), look: 'strong' })]),
    ...official.map((note) => paragraph({ text: note, look: 'small' })),
  ];
}
