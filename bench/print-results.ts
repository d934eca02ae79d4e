import { formatDay } from '@contract/common/calendar';
import { LOST_SKILL_ITEM, WORRY_ITEM } from '@contract/test/diagnostics';
import type { TestItem } from '@contract/test/diagnostics.responses';
import { AGREE_ANSWERS, type AnswerValue, OFTEN_ANSWERS } from '@contract/test/diagnostics-kinds';
import type { LevelsResult, PositionsResult } from '@contract/test/diagnostics-results.responses';
import { ANSWER_LABELS, LEVEL_LABELS, NOT_OBSERVED_LABEL, STANDING_LINE } from '@contract/test/diagnostics-words';
import {
  BY_TEMPERAMENT_LABEL,
  CONCERN_WITHOUT_AREA,
  getResultTone,
  LOST_SKILL_URGENT,
  leadsToSpecialist,
  NO_SKILL_SEEN,
  NOTHING_SEEN,
  noQuestions,
  nothingToWatch,
  WORRY_FIRST,
} from '@contract/test/result-words';
import { TESTS } from '@server/content/all-tests';
import { CARE_GUIDE } from '@server/content/care-guide';
import type { ContentTest } from '@server/content/content-test';
import type { AnswerRow, AttemptRow } from '@server/modules/test/attempts/attempt-view';
import { bandBasis } from '@server/modules/test/results/band-basis';
import { computeResult } from '@server/modules/test/results/compute-result';

/**
 * Prints what parents read after scripted checks of every kind, to be read through after a change of content or rules:
 * `npm run print:results`. Deterministic, without a database.
 */
type Script = { name: string; answer: (item: TestItem, at: number) => AnswerValue; note?: string };

const NOW = new Date('2026-03-10T03:00:00.000Z');
const SCRIPTS: Record<'levels' | 'positions', readonly Script[]> = {
  levels: [
    { name: '모두 해요', answer: () => 'yes' },
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
const CONCERNS: readonly (Script & { item: string })[] = [
  { name: '하던 것을 하지 않음', item: LOST_SKILL_ITEM, answer: () => 'yes', note: '두 주 전부터 마마를 안 해요' },
  { name: '걱정만 있음', item: WORRY_ITEM, answer: () => 'yes', note: '이름을 불러도 잘 안 돌아봐요' },
];

function compute(test: ContentTest, script: Script & { item?: string }) {
  const attempt: AttemptRow = {
    accountId: 'account',
    id: 'attempt',
    profileId: 'child',
    testId: test.id,
    contentVersion: test.version,
    ageMonths: test.fromMonth,
    actualAgeMonths: test.fromMonth,
    corrected: false,
    answered: test.items.length,
    startedAt: NOW,
    updatedAt: NOW,
    completedAt: NOW,
    writtenBy: null,
    personalTo: null,
  };
  const answers = test.items.map((item, at): AnswerRow => {
    const isConcern = item.kind === 'concern';
    const value = isConcern ? (item.id === script.item ? 'yes' : 'no') : script.answer(item, at);
    return {
      accountId: 'account',
      attemptId: 'attempt',
      itemId: item.id,
      value,
      areas: [],
      note: item.id === script.item ? (script.note ?? '') : '',
      answeredAt: NOW,
      eventId: item.id,
      writtenBy: null,
    };
  });
  return computeResult(test, attempt, answers, null).result;
}

type Computed = ReturnType<typeof compute>;
const isLevels = (result: Computed): result is Extract<Computed, { shape: 'levels' }> => result.shape === 'levels';

function listLevels(result: Pick<LevelsResult, 'parts' | 'watched' | 'talk_first' | 'questions' | 'concern_notes'>) {
  const tone = getResultTone(result);
  const first = [
    ...(result.talk_first.includes('lost_skill') ? [LOST_SKILL_URGENT] : []),
    ...(tone === 'not_yet' ? [NO_SKILL_SEEN] : []),
    ...(result.talk_first.includes('worry') ? [WORRY_FIRST] : []),
    ...(result.concern_notes.some(({ areas }) => areas.length === 0) ? [CONCERN_WITHOUT_AREA] : []),
  ];
  const levels = result.parts.map(
    ({ label, level }) => `${label}: ${level ? LEVEL_LABELS[level] : NOT_OBSERVED_LABEL}`,
  );
  const tips = result.parts.flatMap(({ label, tip }) => (tip ? [`${label}: ${tip}`] : []));
  return [
    ...(first.length > 0 ? [`[${LEVEL_LABELS.talk}]`, ...first] : []),
    ...(leadsToSpecialist(result)
      ? [`[어디로 가면 되나요] ${CARE_GUIDE.steps.map(({ title }) => title).join(' → ')}`]
      : []),
    `[잘 보이고 있는 모습] ${tone === 'seen' ? result.parts.flatMap(({ well }) => well).length : NOTHING_SEEN[tone]}`,
    `[영역] ${levels.join(' · ')}`,
    `[함께 지켜볼 모습] ${result.watched.length === 0 ? nothingToWatch(result) : ''}`,
    ...result.watched.map(({ text, answer, play }) => `  ${text} (${ANSWER_LABELS[answer]}) → ${play.title}`),
    ...result.parts
      .flatMap(({ by_temperament = [] }) => by_temperament)
      .map((text) => `  ${text} (${BY_TEMPERAMENT_LABEL})`),
    ...tips.map((tip) => `  ${tip}`),
    `[의사에게 물어볼 것] ${result.questions.length === 0 ? noQuestions(result) : ''}`,
    ...result.questions.map((question) => `  Q ${question}`),
  ];
}

const listPositions = ({ positions, help }: Pick<PositionsResult, 'positions' | 'help'>) => [
  ...(help ? [`[${help.title}] ${help.text}`, ...help.lines.map(({ name, phone }) => `  ${name} ${phone ?? ''}`)] : []),
  ...positions.map(
    ({ label, title, text, try: idea }) => `${label}: ${title ?? '아직 잘 몰라요'} ${text ?? ''} → ${idea ?? ''}`,
  ),
];

function print(test: ContentTest, script: Script & { item?: string }) {
  const result = compute(test, script);
  const lines = isLevels(result) ? listLevels(result) : listPositions(result);
  console.log(`\n━━ ${test.name} (${test.fromMonth}~${test.toMonth}개월) · ${script.name}`);
  if (isLevels(result)) console.log(bandBasis(test, test.toMonth));
  for (const line of lines) console.log(line);
}

console.log(`체크 결과 · ${formatDay({ year: 2026, month: 3, day: 10 })}\n${STANDING_LINE}`);
for (const [nth, test] of TESTS.entries()) {
  const scripts = SCRIPTS[test.shape];
  print(test, scripts[nth % scripts.length] as Script);
  if (test.shape === 'levels' && nth % 4 === 0)
    print(test, { ...SCRIPTS.levels[0], ...CONCERNS[(nth / 4) % 2] } as Script);
}
