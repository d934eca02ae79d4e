import type { Answer, Level, TestItem } from '@contract/diagnostics';
import { type Given, levelOf, outcomeOf } from './result-rules';

const y: Answer = 'yes';
const s: Answer = 'sometimes';
const n: Answer = 'not_yet';
const u: Answer = 'unknown';

test.each<[string, Answer[], Level | null]>([
  ['nothing asked', [], null],
  ['nothing observed is a gap, not a no', [u, u], null],
  ['all seen', [y, y, y], 'going_well'],
  ['all seen of what was observed', [y, u, u], 'going_well'],
  ['one only sometimes, and nothing else known', [s], 'mostly'],
  ['one only sometimes, the rest unknown', [s, u, u], 'mostly'],
  ['half sometimes', [y, s], 'mostly'],
  ['two of two sometimes', [s, s], 'watch'],
  ['more than half sometimes', [y, s, s], 'watch'],
  ['half of four sometimes', [y, y, s, s], 'mostly'],
  ['one not yet', [y, y, y, y, n], 'watch'],
  ['the only known one not yet', [n, u, u], 'watch'],
  ['two of two not yet', [n, n], 'talk'],
  ['two of four not yet', [y, y, n, n], 'talk'],
  ['two of five not yet', [y, y, y, n, n], 'watch'],
  ['two not yet of four known, beside unknown ones', [y, s, n, n, u, u], 'talk'],
  ['one not yet, the rest sometimes', [s, s, s, n], 'watch'],
])('%s', (_, answers, level) => {
  expect(levelOf(answers)).toBe(level);
});

const item = (id: string, domain: TestItem['domain']): TestItem => ({
  id,
  kind: domain ? 'milestone' : 'concern',
  domain,
  text: `${id} 해요`,
  hint: null,
});
const items = [
  item('walk', 'gross_motor'),
  item('run', 'gross_motor'),
  item('word', 'language'),
  item('lost_skill', null),
  item('worry', null),
];
const given = (item_id: string, value: Given['value'], more: Partial<Given> = {}): Given => ({
  item_id,
  value,
  areas: [],
  note: '',
  ...more,
});

test('domains come in their order, with what is seen, watched and unknown', () => {
  const { domains, watched, concerns } = outcomeOf(items, [
    given('word', 'unknown'),
    given('run', 'sometimes'),
    given('walk', 'yes'),
    given('lost_skill', 'no', { areas: ['language'], note: '지운 메모' }),
    given('worry', 'no'),
  ]);
  expect(domains).toEqual([
    { domain: 'gross_motor', level: 'mostly', well: ['walk 해요'], watch: ['run 해요'], unknown: [] },
    { domain: 'language', level: null, well: [], watch: [], unknown: ['word 해요'] },
  ]);
  expect(watched).toEqual([{ item: items[1], answer: 'sometimes' }]);
  expect(concerns).toEqual([]);
});

test.each(['lost_skill', 'worry'] as const)('%s leads to a talk, in every area it names', (kind) => {
  const { domains, concerns } = outcomeOf(items, [
    ...['walk', 'run', 'word'].map((id) => given(id, 'yes')),
    given(kind, 'yes', { areas: ['language', 'self_help'], note: '말이 줄었어요' }),
  ]);
  expect(concerns).toEqual([{ kind, areas: ['language', 'self_help'], note: '말이 줄었어요' }]);
  expect(domains.map(({ domain, level }) => [domain, level])).toEqual([
    ['gross_motor', 'going_well'],
    ['language', 'talk'],
    ['self_help', 'talk'],
  ]);
});

test('a concern without an area still leads the whole result', () => {
  expect(outcomeOf(items, [given('worry', 'yes')]).concerns).toEqual([{ kind: 'worry', areas: [], note: '' }]);
});

test('a question nobody answered is unknown', () => {
  expect(outcomeOf(items, []).domains.map(({ level }) => level)).toEqual([null, null]);
});
