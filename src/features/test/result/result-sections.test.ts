import type { DomainResult, TestResult, WatchedItem } from '@contract/diagnostics';
import { watchParts, wellParts } from './result-sections';

const domain = (part: Partial<DomainResult> & Pick<DomainResult, 'domain' | 'level'>): DomainResult => ({
  well: [],
  watch: [],
  unknown: [],
  ...part,
});
const watched = (part: Pick<WatchedItem, 'domain' | 'answer' | 'text'>) => part as WatchedItem;

const result = {
  domains: [
    domain({ domain: 'gross_motor', level: 'going_well', well: ['걸어요'] }),
    domain({ domain: 'fine_motor', level: 'mostly', watch: ['집어요'] }),
    domain({ domain: 'language', level: 'mostly', well: ['불러요'], watch: ['흔들어요'] }),
    domain({ domain: 'self_help', level: 'talk' }),
    domain({ domain: 'social', level: null, unknown: ['놀아요'] }),
  ],
  watched: [
    watched({ domain: 'fine_motor', answer: 'sometimes', text: '집어요' }),
    watched({ domain: 'language', answer: 'sometimes', text: '흔들어요' }),
  ],
} as Partial<TestResult> as TestResult;

test('a domain stands under what goes well only with something that goes well', () => {
  expect(wellParts(result).map((part) => part.domain)).toEqual(['gross_motor', 'language']);
});

test('each level is said exactly once, and a domain nobody could see has none', () => {
  const said = [...wellParts(result), ...watchParts(result)].flatMap(({ domain: name, level }) =>
    level ? [`${name}: ${level}`] : [],
  );
  expect(said).toEqual(['gross_motor: going_well', 'language: mostly', 'fine_motor: mostly', 'self_help: talk']);
});
