import type { Answer, Level, NextStepKind } from './diagnostics-kinds';
import type { LevelPart, WatchedItem } from './diagnostics-results.responses';
import {
  firstWords,
  getResultTone,
  leadsToSpecialist,
  noQuestions,
  nothingToWatch,
  toPressingLabel,
} from './result-words';

const result = (answers: readonly Answer[], level: Level | null = null, months = 12) => ({
  age: { months, actual_months: months, corrected: false },
  parts: [
    {
      id: 'social',
      label: '사회성',
      domain: 'social',
      level,
      well: answers.filter((answer) => answer === 'yes'),
      watch: [],
      unknown: answers.filter((answer) => answer === 'unknown'),
      tip: null,
    } satisfies LevelPart,
  ],
  watched: answers
    .filter((answer) => answer === 'sometimes' || answer === 'not_yet')
    .map((answer) => ({ answer, part: 'social' }) as WatchedItem),
});

const CALM = /따로 (물어볼|지켜볼) (것|모습)은 없어요/;

test.each<[Answer[], string, boolean]>([
  [['yes', 'yes'], 'seen', true],
  [['yes', 'not_yet'], 'seen', false],
  [['yes', 'sometimes'], 'seen', false],
  [['not_yet', 'not_yet'], 'not_yet', false],
  [['not_yet', 'sometimes', 'unknown'], 'not_yet', false],
  [['sometimes', 'sometimes'], 'sometimes', false],
  [['unknown', 'unknown'], 'unknown', false],
])('%j is %s; says that nothing is to be asked: %s', (answers, tone, isCalm) => {
  const given = result(answers);
  expect(getResultTone(given)).toBe(tone);
  expect(CALM.test(noQuestions(given))).toBe(isCalm);
});

test('names no next infant check-up after the last one', () => {
  expect(noQuestions(result(['yes'], 'going_well', 71))).toContain('다음 영유아 건강검진');
  expect(noQuestions(result(['yes'], 'going_well', 72))).not.toContain('검진');
});

test('does not calm about what to watch when nothing was observed or a concern was reported', () => {
  const seen = result(['yes'], 'going_well');
  expect(nothingToWatch({ ...result(['unknown']), talk_first: [] })).not.toMatch(CALM);
  expect(nothingToWatch({ ...seen, talk_first: ['lost_skill'] })).not.toMatch(CALM);
  expect(nothingToWatch({ ...seen, talk_first: [] })).toMatch(CALM);
});

test.each<[string, Parameters<typeof leadsToSpecialist>[0], boolean]>([
  ['all seen', { ...result(['yes'], 'going_well'), talk_first: [] }, false],
  ['a part to watch', { ...result(['yes', 'not_yet'], 'watch'), talk_first: [] }, false],
  ['a part at the last level', { ...result(['yes', 'not_yet', 'not_yet'], 'talk'), talk_first: [] }, true],
  ['no skill seen', { ...result(['not_yet'], 'watch'), talk_first: [] }, true],
  ['nothing observed', { ...result(['unknown']), talk_first: [] }, false],
  ['a worry', { ...result(['yes'], 'going_well'), talk_first: ['worry'] }, true],
  ['a lost skill', { ...result(['yes'], 'going_well'), talk_first: ['lost_skill'] }, true],
])('%s leads to a specialist in a result from before there was a step: %#', (_, given, leads) => {
  expect(leadsToSpecialist(given)).toBe(leads);
});

const step = (kind: NextStepKind) => ({ kind, on: '20261212', reasons: [], text: `${kind}의 말` });

test.each<[NextStepKind | null, string[], boolean, string | null]>([
  ['lost_skill', ['lost_skill의 말'], true, '전문가와 이야기해 봐요'],
  ['doctor', ['doctor의 말'], true, '전문가와 이야기해 봐요'],
  ['worry', ['worry의 말'], false, '소아청소년과에서 이야기해 봐요'],
  ['teacher', [], false, null],
  ['again', [], false, null],
  [null, [], false, null],
])('the step %s opens the result with %j; leads to a specialist: %s', (kind, words, leads, label) => {
  const next_step = kind && step(kind);
  const given = { ...result(['yes', 'not_yet'], 'talk'), talk_first: [], next_step };
  expect(firstWords(given)).toEqual(words);
  expect(leadsToSpecialist(given)).toBe(leads);
  expect(toPressingLabel({ next_step, talk_first: false })).toBe(label);
});

test('a result from before there was a step keeps what it said first', () => {
  const given = { ...result(['yes'], 'going_well'), next_step: null };
  expect(firstWords({ ...given, talk_first: ['worry'] })[0]).toMatch(/^걱정은 그 자체로/);
  expect(firstWords({ ...given, talk_first: ['lost_skill'] })[0]).toMatch(/이번 주 안에 소아청소년과/);
  expect(firstWords({ ...result(['not_yet']), next_step: null, talk_first: [] })[0]).toMatch(/이번 주나 다음 주에/);
  expect(toPressingLabel({ talk_first: true })).toBe('전문가와 이야기해 봐요');
});
