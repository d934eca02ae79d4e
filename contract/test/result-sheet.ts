import { dayLabel, dayOfTime } from '@contract/common/day-words';
import {
  type Block,
  type Cell,
  cell,
  headCell,
  heading,
  type Paragraph,
  paragraph,
  type Sheet,
  section,
} from '@contract/common/sheet';
import { concernTitle } from './concern-words';
import type { LevelPart, LevelsResult, PositionsResult, TestResult } from './diagnostics-results.responses';
import { ANSWER_LABELS, LEVEL_LABELS, NOT_OBSERVED_LABEL } from './diagnostics-words';
import { BY_TEMPERAMENT_LABEL, getQuestionsTitle } from './result-words';

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The questions without the parent's own notes, which are printed once, verbatim. */
export function printedQuestions({ questions, concern_notes }: LevelsResult): string[] {
  const quotes = concern_notes.filter(({ note }) => note !== '').map(({ note }) => `(“${inOneLine(note)}”)`);
  return questions.map((question) => quotes.reduce((text, quote) => text.replace(quote, ''), question));
}

/**
 * One A4 page of a result: both ages and dates, the observations, and the limits of the check; for results in levels
 * also open questions.
 */
export const resultSheet = (result: TestResult): Sheet => ({
  title: `${result.name} 기록`,
  blocks: [whose(result), ...(result.shape === 'levels' ? levelsBlocks(result) : positionsBlocks(result))],
  footer: [result.standing_line, result.source, '쑥쑥플래너에서 보호자가 답한 내용이에요.'],
});

function whose({ about, child, age, completed_at }: TestResult): Block {
  const early = child.gestation_weeks === null ? '' : ` (임신 ${child.gestation_weeks}주)`;
  const corrected = age.corrected ? ` · 교정 나이 ${age.months}개월 (교정 나이로 체크)` : '';
  const ofChild = about === 'child';
  return {
    kind: 'table',
    caption: null,
    head: null,
    rows: [
      [
        headCell(ofChild ? '이름' : '누구의 체크'),
        cell(ofChild ? child.name : `${child.name}의 보호자`),
        headCell(ofChild ? '태어난 날' : '아이가 태어난 날'),
        cell(`${dayLabel(child.birth_date)}${early}`),
      ],
      [
        headCell('체크한 날'),
        cell(dayOfTime(completed_at)),
        headCell(ofChild ? '체크한 날의 나이' : '그날 아이 나이'),
        cell(`${age.actual_months}개월${corrected}`),
      ],
    ],
  };
}

function levelsBlocks(result: LevelsResult): Block[] {
  const { parts, concern_notes, band_basis } = result;
  const questions = printedQuestions(result);
  return [
    ...section(
      heading('보호자가 적은 것'),
      concern_notes.map((concern) =>
        paragraph({ text: concernTitle(concern), look: 'strong' }, concern.note ? `: ${concern.note}` : ''),
      ),
    ),
    heading('영역별로 보호자가 본 모습'),
    paragraph(band_basis),
    {
      kind: 'table',
      caption: null,
      head: ['영역', '모습', '함께 지켜볼 답'],
      rows: parts.map((part) => [
        headCell(part.label),
        cell(part.level ? LEVEL_LABELS[part.level] : NOT_OBSERVED_LABEL),
        toWatch(result, part),
      ]),
    },
    ...section(
      heading(getQuestionsTitle(result)),
      questions.length > 0 ? [{ kind: 'questions', items: questions }] : [],
    ),
  ];
}

function toWatch({ watched }: LevelsResult, { id, level, unknown, by_temperament = [] }: LevelPart): Cell {
  const answered = (text: string, answer: string): Paragraph => [
    { text: `${text} ` },
    { text: `(${answer})`, look: 'strong' },
  ];
  const paragraphs = [
    ...watched.filter(({ part }) => part === id).map(({ text, answer }) => answered(text, ANSWER_LABELS[answer])),
    ...by_temperament.map((text) => answered(text, BY_TEMPERAMENT_LABEL)),
    ...(level !== null && unknown.length > 0 ? [[{ text: `${ANSWER_LABELS.unknown} ${unknown.length}가지` }]] : []),
  ];
  return { paragraphs };
}

const positionsBlocks = ({ positions, about, help }: PositionsResult): Block[] => [
  heading(about === 'child' ? '보호자가 본 아이의 모습' : '보호자가 돌아본 지금의 나'),
  {
    kind: 'table',
    caption: null,
    head: ['영역', '모습', '이렇게 해 봐요'],
    rows: positions.map(({ label, title, text, try: toTry }) => [
      headCell(label),
      { paragraphs: [[{ text: title ?? '아직 잘 몰라요', look: 'strong' }, { text: text ? ` ${text}` : '' }]] },
      cell(toTry ?? ''),
    ]),
  },
  ...section(
    heading('이야기할 수 있는 곳'),
    help
      ? [
          paragraph(help.text),
          ...help.lines.map(({ name, phone, url, hours }) =>
            paragraph({ text: name, look: 'strong' }, ` ${[phone ?? url, hours].filter(Boolean).join(' · ')}`),
          ),
        ]
      : [],
  ),
];
