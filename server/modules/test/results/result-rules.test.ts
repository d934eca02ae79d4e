import type { TestItem } from '@contract/test/diagnostics.responses';
import type { Answer, Level } from '@contract/test/diagnostics-kinds';
import { DOMAINS } from '@contract/test/diagnostics-kinds';
import { DOMAIN_LABELS } from '@contract/test/domain-words';
import { type Outcome, type RatedAnswers, toLevel, toOutcome } from './result-rules';

const y: Answer = 'yes';
const s: Answer = 'sometimes';
const n: Answer = 'not_yet';
const u: Answer = 'unknown';

test.each<[string, Answer[], Level | null]>([
  ['nothing asked', [], null],
  ['nothing observed is a gap, not a no', [u, u], null],
  ['all seen', [y, y, y], 'going_well'],
  ['all seen of the half that was observed', [y, u], 'going_well'],
  ['too little observed to say that all is seen', [y, u, u], null],
  ['one only sometimes, and nothing else known', [s], 'mostly'],
  ['one only sometimes, half of them unknown', [s, u], 'mostly'],
  ['one only sometimes, more than half unknown: still a gap', [s, u, u], null],
  ['half sometimes', [y, s], 'mostly'],
  ['two of two sometimes', [s, s], 'watch'],
  ['more than half sometimes', [y, s, s], 'watch'],
  ['half of four sometimes', [y, y, s, s], 'mostly'],
  ['one not yet', [y, y, y, y, n], 'watch'],
  ['the only known one not yet: never lost in a gap', [n, u, u], 'watch'],
  ['two not yet of few known', [n, n, u, u, u], 'talk'],
  ['two of two not yet', [n, n], 'talk'],
  ['two of four not yet', [y, y, n, n], 'talk'],
  ['two of five not yet', [y, y, y, n, n], 'watch'],
  ['two not yet of four known, beside unknown ones', [y, s, n, n, u, u], 'talk'],
  ['one not yet, the rest sometimes', [s, s, s, n], 'watch'],
])('computes the level: %s', (_, answers, level) => {
  expect(toLevel(answers)).toBe(level);
});

const item = (id: string, domain: TestItem['domain']): TestItem => ({
  id,
  kind: domain ? 'milestone' : 'concern',
  scale: domain ? 'observe' : null,
  domain,
  subscale: null,
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
const parts = DOMAINS.map((domain) => ({ id: domain, label: DOMAIN_LABELS[domain], domain, describes: null }));
const check = { items, parts, byTemperament: new Set<string>() };
const given = (item_id: string, value: RatedAnswers['value'], more: Partial<RatedAnswers> = {}): RatedAnswers => ({
  item_id,
  value,
  areas: [],
  note: '',
  ...more,
});
const levels = (outcome: Outcome) => outcome.parts.map(({ id, level }) => [id, level]);

test('lists domains in their order, with what is seen, watched and unknown', () => {
  const outcome = toOutcome(check, [
    given('word', 'unknown'),
    given('run', 'sometimes'),
    given('walk', 'yes'),
    given('lost_skill', 'no', { areas: ['language'], note: '지운 메모' }),
    given('worry', 'no'),
  ]);
  const gross = { id: 'gross_motor', label: '대근육', domain: 'gross_motor', tip: null };
  const language = { id: 'language', label: '언어', domain: 'language', tip: null };
  expect(outcome.parts).toEqual([
    { ...gross, level: 'mostly', well: ['walk 해요'], watch: ['run 해요'], unknown: [] },
    { ...language, level: null, well: [], watch: [], unknown: ['word 해요'] },
  ]);
  expect(outcome.watched).toEqual([{ item: items[1], part: 'gross_motor', answer: 'sometimes' }]);
  expect(outcome.concerns).toEqual([]);
});

test.each(['lost_skill', 'worry'] as const)('%s leads to a recommended consultation in every area it names', (kind) => {
  const outcome = toOutcome(check, [
    ...['walk', 'run', 'word'].map((id) => given(id, 'yes')),
    given(kind, 'yes', { areas: ['language', 'self_help'], note: '말이 줄었어요' }),
  ]);
  expect(outcome.concerns).toEqual([{ kind, areas: ['language', 'self_help'], note: '말이 줄었어요' }]);
  expect(levels(outcome)).toEqual([
    ['gross_motor', 'going_well'],
    ['language', 'talk'],
    ['self_help', 'talk'],
  ]);
});

test('a concern without an area still leads the whole result', () => {
  expect(toOutcome(check, [given('worry', 'yes')]).concerns).toEqual([{ kind: 'worry', areas: [], note: '' }]);
});

test('counts an unanswered item as unknown', () => {
  expect(toOutcome(check, []).parts.map(({ level }) => level)).toEqual([null, null]);
});

describe('a check by subscales', () => {
  const statement = (id: string, subscale: string): TestItem => ({
    ...item(id, 'language'),
    kind: 'statement',
    subscale: { id: subscale, label: subscale },
  });
  const tips = { going_well: '잘', mostly: '대체로', watch: '함께', talk: '상담' };
  const language = {
    items: [statement('a1', 'hear'), statement('a2', 'hear'), statement('b1', 'say'), statement('b2', 'say')],
    parts: ['hear', 'say'].map((id) => ({ id, label: id, domain: 'language' as const, describes: '', tips })),
    byTemperament: new Set<string>(),
  };

  test('each subscale has a level of its own, and the tip for it', () => {
    const outcome = toOutcome(language, [
      given('a1', 'yes'),
      given('a2', 'yes'),
      given('b1', 'not_yet'),
      given('b2', 'yes'),
    ]);
    expect(outcome.parts.map(({ id, level, tip }) => [id, level, tip])).toEqual([
      ['hear', 'going_well', '잘'],
      ['say', 'watch', '함께'],
    ]);
    expect(outcome.watched.map(({ part, item: { id } }) => [part, id])).toEqual([['say', 'b1']]);
  });

  test('a subscale hardly observed has neither level nor tip', () => {
    const outcome = toOutcome(language, [given('a1', 'unknown'), given('a2', 'unknown'), given('b1', 'yes')]);
    expect(outcome.parts.map(({ level, tip }) => [level, tip])).toEqual([
      [null, null],
      ['going_well', '잘'],
    ]);
  });

  test('applies a worry about the domain to every subscale, and adds one about another domain', () => {
    const all = ['a1', 'a2', 'b1', 'b2'].map((id) => given(id, 'yes'));
    const worry = (areas: RatedAnswers['areas']) => toOutcome(language, [...all, given('worry', 'yes', { areas })]);
    expect(levels(worry(['language']))).toEqual([
      ['hear', 'talk'],
      ['say', 'talk'],
    ]);
    expect(levels(worry(['social']))).toEqual([
      ['hear', 'going_well'],
      ['say', 'going_well'],
      ['social', 'talk'],
    ]);
  });
});

test('counts an item missed by temperament for no level, and neither watches nor hides it', () => {
  const answers = [given('walk', 'not_yet'), given('run', 'yes'), given('word', 'yes')];
  const outcome = toOutcome({ ...check, byTemperament: new Set(['walk']) }, answers);
  expect(outcome.parts[0]).toMatchObject({ level: 'going_well', watch: [], by_temperament: ['walk 해요'] });
  expect(outcome.watched).toEqual([]);
  expect(toOutcome(check, answers).parts[0]).toMatchObject({ level: 'watch', watch: ['walk 해요'] });
});

test('counts an item of temperament that is seen among what goes well, not as half of a part', () => {
  const outcome = toOutcome({ ...check, byTemperament: new Set(['walk']) }, [
    given('walk', 'yes'),
    given('run', 'unknown'),
    given('word', 'yes'),
  ]);
  expect(outcome.parts[0]).toMatchObject({ level: null, well: ['walk 해요'], unknown: ['run 해요'] });
  expect(outcome.parts[0]).not.toHaveProperty('by_temperament');
});
