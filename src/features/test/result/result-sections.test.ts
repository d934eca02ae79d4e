import type { LevelPart, LevelsResult, WatchedItem } from '@contract/test/diagnostics-results.responses';
import { watchParts, wellParts } from './result-sections';

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

test('names each level once and none for an unobserved domain', () => {
  const said = [...wellParts(result), ...watchParts(result)].flatMap(({ id: name, level }) =>
    level ? [`${name}: ${level}`] : [],
  );
  expect(said).toEqual(['gross_motor: going_well', 'language: mostly', 'fine_motor: mostly', 'self_help: talk']);
});
