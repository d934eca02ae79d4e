import type { Level } from '@contract/test/diagnostics-kinds';
import type { LevelPart, LevelsResult, ResultStep, WatchedItem } from '@contract/test/diagnostics-results.responses';
import { summaryWords, watchParts, wellParts } from './result-sections';

const domain = (part: Partial<LevelPart> & Pick<LevelPart, 'id' | 'level'>): LevelPart => ({
  label: part.id,
  domain: null,
  tip: null,
  well: [],
  watch: [],
  unknown: [],
  ...part,
});
const watched = (part: Pick<WatchedItem, 'part' | 'answer' | 'text'>) => part as WatchedItem;

const result = {
  concern_notes: [],
  parts: [
    domain({ id: 'gross_motor', level: 'going_well', well: ['걸어요'] }),
    domain({ id: 'fine_motor', level: 'mostly', watch: ['집어요'] }),
    domain({ id: 'language', level: 'mostly', well: ['불러요'], watch: ['흔들어요'] }),
    domain({ id: 'self_help', level: 'talk' }),
    domain({ id: 'social', level: null, unknown: ['놀아요'] }),
  ],
  watched: [
    watched({ part: 'fine_motor', answer: 'sometimes', text: '집어요' }),
    watched({ part: 'language', answer: 'sometimes', text: '흔들어요' }),
  ],
} as Partial<LevelsResult> as LevelsResult;

test('lists a domain as going well only with an item that goes well', () => {
  expect(wellParts(result).map((part) => part.id)).toEqual(['gross_motor', 'language']);
});

test('lists what to watch by domain, also of a domain that mostly goes well', () => {
  expect(watchParts(result).map(({ id, items }) => [id, items.length])).toEqual([
    ['fine_motor', 1],
    ['language', 1],
  ]);
});

const step: ResultStep = { kind: 'again', on: '20261230', reasons: [], text: '한 달 뒤에 다시 답해 보세요.' };
const withLevels = (...levels: (Level | null)[]) => ({
  parts: levels.map((level, at) => domain({ id: `${at + 1}번`, level, well: level ? ['해요'] : [] })),
  watched: [],
  talk_first: [],
  next_step: null,
});

test.each<[string, Parameters<typeof summaryWords>[0]]>([
  ['영역마다 잘 보이고 있어요', withLevels('going_well', 'going_well')],
  ['대체로 잘 보이고 있어요', withLevels('going_well', 'mostly')],
  ['살펴본 영역은 대체로 잘 보이고 있어요', withLevels('going_well', null)],
  ['아직 살펴볼 기회가 적었어요', withLevels(null, null)],
  ['2번, 3번 영역을 함께 지켜봐요', { ...withLevels('going_well', 'watch', 'watch'), next_step: step }],
  ['3가지 영역을 함께 지켜봐요', { ...withLevels('watch', 'watch', 'watch', 'mostly'), next_step: step }],
  // an answer that counts alone comes before any level
  ['먼저 이야기해 볼 것이 있어요', { ...withLevels('going_well'), next_step: { ...step, kind: 'doctor' } }],
  ['먼저 이야기해 볼 것이 있어요', { ...withLevels('going_well'), talk_first: ['worry'] }],
  // of a result from before there was a step
  ['먼저 이야기해 볼 것이 있어요', withLevels('going_well', 'talk')],
])('the summary is ‘%s’', (words, given) => {
  expect(summaryWords(given)).toBe(words);
});
