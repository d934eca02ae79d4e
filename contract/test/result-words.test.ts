import type { Answer, Level } from './diagnostics-kinds';
import type { LevelPart, WatchedItem } from './diagnostics-results.responses';
import { getResultTone, leadsToSpecialist, noQuestions, nothingToWatch } from './result-words';

const result = (answers: readonly Answer[], level: Level | null = null) => ({
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
])('%s leads to a specialist: %#', (_, given, leads) => {
  expect(leadsToSpecialist(given)).toBe(leads);
});
