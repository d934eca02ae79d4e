import { dayOfTime } from '@contract/common/day-words';
import { LOST_SKILL_ITEM, WORRY_ITEM } from '@contract/test/diagnostics';
import type { TestItem } from '@contract/test/diagnostics.responses';
import { AGREE_ANSWERS, type AnswerValue, OFTEN_ANSWERS } from '@contract/test/diagnostics-kinds';
import { ANSWER_LABELS, LEVEL_LABELS, NOT_OBSERVED_LABEL, STANDING_LINE } from '@contract/test/diagnostics-words';
import {
  BY_TEMPERAMENT_LABEL,
  CONCERN_WITHOUT_AREA,
  firstWords,
  getQuestionsTitle,
  getResultTone,
  isPressing,
  LEADS_FIRST,
  leadsToSpecialist,
  NEXT_STEP_LABELS,
  NOTHING_SEEN,
  noQuestions,
  nothingToWatch,
} from '@contract/test/result-words';
import { findTest, TESTS } from '@server/content/all-tests';
import { CARE_GUIDE } from '@server/content/care-guide';
import type { ContentTest } from '@server/content/content-test';
import type { StoredResult } from '@server/db/schema/test-results';
import { bandBasis } from '@server/modules/test/results/band-basis';
import { computeCheck } from '@server/testing/compute-check';

/**
 * Prints what parents read after scripted checks of every kind, to be read through after a change of content or rules:
 * `npm run print -- results`. Deterministic, without a database.
 */
type Concern = NonNullable<Parameters<typeof computeCheck>[1]['concern']>;
type Script = { name: string; answer: (item: TestItem, at: number) => AnswerValue; concern?: Concern };

const NOW = new Date('2026-11-28T03:00:00.000Z');
const yes = () => 'yes' as const;
const SCRIPTS: Record<'levels' | 'positions', readonly Script[]> = {
  levels: [
    { name: '모두 해요', answer: yes },
    { name: '모두 아직이에요', answer: () => 'not_yet' },
    { name: '모두 가끔 해요', answer: () => 'sometimes' },
    { name: '모두 볼 기회가 없었어요', answer: () => 'unknown' },
    { name: '셋 가운데 하나는 아직', answer: (_, at) => (at % 3 === 0 ? 'not_yet' : 'yes') },
  ],
  positions: [
    { name: '모두 낮은 쪽', answer: ({ scale }) => (scale === 'agree' ? AGREE_ANSWERS : OFTEN_ANSWERS)[0] },
    { name: '모두 가운데', answer: ({ scale }) => (scale === 'agree' ? AGREE_ANSWERS : OFTEN_ANSWERS)[2] },
    { name: '모두 높은 쪽', answer: ({ scale }) => (scale === 'agree' ? AGREE_ANSWERS : OFTEN_ANSWERS)[4] },
  ],
};
const lost: Concern = { item: LOST_SKILL_ITEM, note: '두 주 전부터 마마를 안 해요' };
const CONCERNS: readonly Script[] = [
  { name: '하던 것을 하지 않음', answer: yes, concern: lost },
  { name: '걱정만 있음', answer: yes, concern: { item: WORRY_ITEM, note: '이름을 불러도 잘 안 돌아봐요' } },
  { name: '언어 걱정만 있음', answer: yes, concern: { item: WORRY_ITEM, areas: ['language'] } },
];

/** Checks with a few answers not there yet at a month: those that lead onward, and their neighbours that wait. */
const ONLY: readonly [test: string, months: number, notYet: readonly string[]][] = [
  ['development-2m', 2, ['cdc02-soc-4']],
  ['development-2m', 2, ['cdc02-mov-1']],
  ['development-4m', 5, ['cdc04-lan-3']],
  ['development-9m', 9, ['cdc09-soc-3']],
  ['development-9m', 9, ['cdc09-soc-1']],
  ['development-9m', 11, ['cdc09-soc-1', 'cdc09-soc-4']],
  ['development-12m', 14, ['cdc12-mov-2']],
  ['development-15m', 15, ['cdc15-mov-1']],
  ['development-18m', 18, ['cdc18-cog-2']],
  ['development-18m', 23, ['cdc18-mov-1', 'cdc18-lan-1', 'cdc18-soc-2']],
  ['development-24m', 24, ['cdc24-lan-4', 'cdc24-soc-2', 'cdc24-cog-3']],
  ['development-36m', 47, ['cdc36-lan-1', 'cdc36-soc-2']],
  ['development-60m', 71, ['cdc60-cog-6']],
  ['language-18-23m', 18, ['lan18-exp-1', 'lan18-rec-2']],
  ['language-30-35m', 35, ['lan30-exp-1']],
  ['language-42-47m', 42, ['lan42-exp-4']],
  ['social_emotional-30-35m', 30, ['soc30-tog-2']],
  ['social_emotional-42-47m', 43, ['soc42-reg-4', 'soc42-new-1']],
  ['readiness-48-59m', 48, ['rea48-lan-1', 'rea48-lan-4', 'rea48-num-1']],
  ['readiness-60-83m', 74, ['rea60-lan-1', 'rea60-num-2']],
];

const mark = (is: boolean, words: string) => (is ? [words] : []);

function listLevels(result: Extract<StoredResult, { shape: 'levels' }>) {
  const { next_step: step = null, parts, watched, talk_first, concern_notes, questions } = result;
  const tone = getResultTone(result);
  const first = firstWords({ ...result, next_step: step });
  return [
    ...mark(first.length > 0, `[${NEXT_STEP_LABELS[step?.kind ?? 'doctor']}]`),
    ...mark(talk_first.includes('lost_skill'), '예전에 하던 것을 지금은 하지 않는다고 알려 주셨어요.'),
    ...mark(talk_first.includes('worry'), '걱정되는 점이 있다고 알려 주셨어요.'),
    ...(step?.reasons ?? []).map((reason) => `  · ${reason}`),
    ...first,
    ...mark(
      concern_notes.some(({ areas }) => areas.length === 0),
      CONCERN_WITHOUT_AREA,
    ),
    ...mark(
      leadsToSpecialist(result),
      `[어디로 가면 되나요] ${CARE_GUIDE.steps.map(({ title }) => title).join(' → ')}`,
    ),
    `[잘 보이고 있는 모습] ${tone === 'seen' ? parts.flatMap(({ well }) => well).length : NOTHING_SEEN[tone]}`,
    `[영역] ${parts.map(({ label, level }) => `${label}: ${level ? LEVEL_LABELS[level] : NOT_OBSERVED_LABEL}`).join(' · ')}`,
    `[함께 지켜볼 모습] ${watched.length === 0 ? nothingToWatch(result) : ''}`,
    ...mark(step !== null && !isPressing(step), step?.text ?? ''),
    ...watched.map(
      ({ text, answer, leads, play }) =>
        `  ${text} (${ANSWER_LABELS[answer]}) → ${leads ? `${LEADS_FIRST} ` : ''}${play.title}`,
    ),
    ...parts.flatMap(({ by_temperament = [] }) => by_temperament).map((text) => `  ${text} (${BY_TEMPERAMENT_LABEL})`),
    ...parts.flatMap(({ label, tip }) => (tip ? [`  ${label}: ${tip}`] : [])),
    `[${getQuestionsTitle({ next_step: step })}] ${questions.length === 0 ? noQuestions(result) : ''}`,
    ...questions.map((question) => `  Q ${question}`),
  ];
}

const listPositions = ({ positions, help }: Extract<StoredResult, { shape: 'positions' }>) => [
  ...(help ? [`[${help.title}] ${help.text}`, ...help.lines.map(({ name, phone }) => `  ${name} ${phone ?? ''}`)] : []),
  ...positions.map(
    ({ label, title, text, try: idea }) => `${label}: ${title ?? '아직 잘 몰라요'} ${text ?? ''} → ${idea ?? ''}`,
  ),
];

function print(test: ContentTest, months: number, { name, ...script }: Script) {
  const { result } = computeCheck(test, { months, at: NOW, ...script });
  console.log(`\n━━ ${test.name} (${months}개월) · ${name}`);
  if (result.shape === 'levels') console.log(bandBasis(test, months));
  for (const line of result.shape === 'levels' ? listLevels(result) : listPositions(result)) console.log(line);
}

console.log(`체크 결과 · ${dayOfTime(NOW.getTime())}\n${STANDING_LINE}`);
for (const [index, test] of TESTS.entries()) {
  const scripts = SCRIPTS[test.shape];
  const script = scripts[index % scripts.length];
  if (script) print(test, test.fromMonth, script);
  const concern = CONCERNS[(index / 4) % CONCERNS.length];
  if (test.shape === 'levels' && concern) print(test, test.fromMonth, concern);
}
for (const [id, months, notYet] of ONLY) {
  const test = findTest(id);
  const answer = (item: TestItem) => (notYet.includes(item.id) ? 'not_yet' : 'yes');
  if (test) print(test, months, { name: `${notYet.join(', ')}만 아직`, answer });
}
