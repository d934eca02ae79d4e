import { dayLabel } from '@contract/common/day-words';
import {
  type Block,
  cell,
  headCell,
  heading,
  paragraph,
  type Sheet,
  section,
  type TitledDrawing,
} from '@contract/common/sheet';
import type { Analysis } from '@contract/mypage/analysis.responses';
import { getChartWindow } from '@contract/mypage/charts/growth-chart-window';
import { chartTitle, growthDrawing } from '@contract/mypage/charts/growth-drawing';
import type { ClinicPart } from '@contract/mypage/clinic';
import type { GrowthCurve } from '@contract/mypage/growth.responses';
import { GROWTH_SOURCE } from '@contract/mypage/growth-words';
import { STANDING_LINE } from '@contract/test/diagnostics-words';
import { bothAges, type DoctorContent, doctorContent } from './doctor-content';

/** Of one of two charts beside each other, in px. */
export const DOCTOR_CHART = { width: 330, height: 168, text: 0.85 } as const;

/**
 * One A4 page for the paediatrician: concerns first, then observations, growth, open questions, and space for notes.
 * @param shown on paper everything; on a screen the parts that a guardian chose, without the space for handwriting
 */
export function doctorSheet(
  analysis: Analysis,
  curves: readonly GrowthCurve[],
  shown: readonly ClinicPart[] | 'paper' = 'paper',
): Sheet {
  const { child, age, day } = analysis;
  const content = doctorContent(analysis);
  const has = (part: ClinicPart) => shown === 'paper' || shown.includes(part);
  const corrected = analysis.checks.some((check) => check.age.corrected);
  return {
    title: `${child.name} 진료용 기록`,
    blocks: [
      {
        kind: 'table',
        caption: null,
        head: null,
        rows: [
          [headCell('태어난 날'), cell(content.who), headCell('오늘'), cell(`${dayLabel(day)} · ${bothAges(age)}`)],
        ],
      },
      ...(has('medical') ? medicalBlocks(content) : []),
      ...(has('checks') ? [...firstBlocks(content), ...seenBlocks(content, corrected)] : []),
      ...(has('growth') ? growthBlocks(content, curves, age.months) : []),
      ...(has('vaccines') ? openBlocks(content) : []),
      ...(has('checks') ? askedBlocks(content) : []),
      ...(shown === 'paper' ? [heading('더 말하고 싶은 것'), { kind: 'ruled' } as const] : []),
    ],
    footer: [STANDING_LINE, '쑥쑥플래너에서 보호자가 적고 답한 기록이에요.'],
  };
}

const firstBlocks = ({ first }: DoctorContent): Block[] =>
  section(
    heading('먼저 말씀드릴 것'),
    first.map(({ title, note, when }) =>
      paragraph({ text: title, look: 'strong' }, `${note ? `: ${note}` : ''} `, { text: when, look: 'small' }),
    ),
  );

const openBlocks = ({ open }: DoctorContent): Block[] =>
  section(
    heading('지금 받을 수 있는 접종·검진', '실제 나이 기준, 받았다고 표시한 것은 뺐어요'),
    open.length > 0 ? [paragraph(open.join(', '))] : [],
  );

const askedBlocks = ({ questions }: DoctorContent): Block[] =>
  section(heading('의사에게 물어볼 것'), questions.length > 0 ? [{ kind: 'questions', items: questions }] : []);

const medicalBlocks = ({ medical }: DoctorContent): Block[] =>
  medical.length === 0
    ? []
    : [
        {
          kind: 'table',
          caption: null,
          head: null,
          rows: medical.map(({ label, text }) => [headCell(label), cell(text)]),
        },
      ];

function seenBlocks({ domains, official, others }: DoctorContent, corrected: boolean): Block[] {
  return [
    heading('영역마다 마지막으로 본 모습', corrected ? '교정 나이가 적힌 것은 교정 나이로 체크했어요' : null),
    {
      kind: 'table',
      caption: null,
      head: ['영역', '보호자 체크', '본 날과 나이', ...(official ? [`공식 검진 결과지 · ${official}`] : [])],
      rows: domains.map(({ label, seen, when, official: clinic }) => [
        headCell(label),
        cell(seen),
        cell(when),
        ...(official ? [cell(clinic)] : []),
      ]),
    },
    ...others.map((line) => paragraph(line)),
  ];
}

function growthBlocks({ growth, growthLines }: DoctorContent, curves: readonly GrowthCurve[], months: number): Block[] {
  if (growth.length === 0) return [];
  const drawings = curves.flatMap((curve): TitledDrawing[] => {
    const window = curve.points.length > 0 ? getChartWindow(curve, months, 'all') : null;
    return window ? [{ title: chartTitle(curve), drawing: growthDrawing(curve, window, DOCTOR_CHART) }] : [];
  });
  return [
    heading('성장', `괄호 안은 백분위수 · ${GROWTH_SOURCE}`),
    {
      kind: 'table',
      caption: null,
      head: ['잰 날', '나이', '키', '몸무게', '머리둘레'],
      rows: growth.map(({ when, age, height, weight, head }) => [when, age, height, weight, head].map(cell)),
    },
    ...growthLines.map((line) => paragraph(line)),
    ...(drawings.length > 0 ? [{ kind: 'drawings', drawings, optional: true } as const] : []),
  ];
}
