import type { TestItem } from '@contract/test/diagnostics.responses';
import type { Answer, Level } from '@contract/test/diagnostics-kinds';
import { DOMAINS } from '@contract/test/diagnostics-kinds';
import { DOMAIN_LABELS } from '@contract/test/domain-words';
import {
  isLastThird,
  type Outcome,
  type RatedAnswers,
  type RatedTest,
  toOutcome as rate,
  toLevel,
} from './result-rules';

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
const check: RatedTest = {
  kind: 'development',
  items,
  parts,
  byTemperament: new Set(),
  missed: new Map(),
  fromMonth: 12,
  toMonth: 17,
};
/** In the first month. */
const toOutcome = (test: RatedTest, answers: readonly RatedAnswers[], months = test.fromMonth) =>
  rate(test, answers, months);
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
  expect(outcome.watched).toEqual([{ item: items[1], part: 'gross_motor', answer: 'sometimes', leads: false }]);
  expect(outcome.concerns).toEqual([]);
});

const told = (kind: 'lost_skill' | 'worry') =>
  toOutcome(check, [
    ...['walk', 'run', 'word'].map((id) => given(id, 'yes')),
    given(kind, 'yes', { areas: ['language', 'self_help'], note: '말이 줄었어요' }),
  ]);

test('a lost skill leads to the last level in every area it names, also one without an item', () => {
  const outcome = told('lost_skill');
  expect(outcome.concerns).toEqual([{ kind: 'lost_skill', areas: ['language', 'self_help'], note: '말이 줄었어요' }]);
  expect(outcome.next).toBe('lost_skill');
  expect(levels(outcome)).toEqual([
    ['gross_motor', 'going_well'],
    ['language', 'talk'],
    ['self_help', 'talk'],
  ]);
});

test('a worry leads to a talk and lowers no area', () => {
  const outcome = told('worry');
  expect(outcome.next).toBe('worry');
  expect(levels(outcome)).toEqual([
    ['gross_motor', 'going_well'],
    ['language', 'going_well'],
  ]);
  const withMissed = [given('walk', 'not_yet'), given('run', 'not_yet'), given('word', 'yes'), given('worry', 'yes')];
  expect(toOutcome(check, withMissed).next).toBe('doctor');
});

test('a concern without an area still leads the whole result', () => {
  expect(toOutcome(check, [given('worry', 'yes')])).toMatchObject({
    concerns: [{ kind: 'worry', areas: [], note: '' }],
    next: 'worry',
  });
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
  const language: RatedTest = {
    ...check,
    kind: 'language',
    items: [statement('a1', 'hear'), statement('a2', 'hear'), statement('b1', 'say'), statement('b2', 'say')],
    parts: ['hear', 'say'].map((id) => ({ id, label: id, domain: 'language' as const, describes: '', tips })),
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

  test('applies a lost skill of the domain to every subscale, and adds one of another domain', () => {
    const all = ['a1', 'a2', 'b1', 'b2'].map((id) => given(id, 'yes'));
    const lost = (areas: RatedAnswers['areas']) => toOutcome(language, [...all, given('lost_skill', 'yes', { areas })]);
    expect(levels(lost(['language']))).toEqual([
      ['hear', 'talk'],
      ['say', 'talk'],
    ]);
    expect(levels(lost(['social']))).toEqual([
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

test.each<[number, number, number[]]>([
  // [first month, last month, months of the last third]
  [18, 23, [22, 23]],
  [36, 47, [44, 45, 46, 47]],
  [24, 29, [28, 29]],
  [2, 3, [3]],
  [12, 14, [14]],
  [60, 71, [68, 69, 70, 71]],
])('the last third of %i to %i months is %j', (fromMonth, toMonth, late) => {
  const months = Array.from({ length: toMonth - fromMonth + 1 }, (_, i) => fromMonth + i);
  expect(months.filter((month) => isLastThird({ fromMonth, toMonth }, month))).toEqual(late);
});

describe('an answer that counts alone', () => {
  const alone: RatedTest = {
    ...check,
    missed: new Map([['walk', { notYet: '아직 걷지 않아요.', ask: null, alone: 'CDC (2022)' }]]),
  };
  const only = (id: string, value: RatedAnswers['value']) =>
    ['walk', 'run', 'word'].map((each) => given(each, each === id ? value : 'yes'));

  test('leads to a doctor from the first month on, and gives its part the last level', () => {
    const outcome = toOutcome(alone, only('walk', 'not_yet'));
    expect([outcome.next, levels(outcome)[0]]).toEqual(['doctor', ['gross_motor', 'talk']]);
    expect(outcome.watched.map(({ leads }) => leads)).toEqual([true]);
  });

  test('leads nowhere where it is there now and then, was not seen, or another item is missed', () => {
    expect(toOutcome(alone, only('walk', 'sometimes')).next).toBeNull();
    expect(toOutcome(alone, only('walk', 'unknown')).next).toBeNull();
    expect(toOutcome(alone, only('run', 'not_yet')).next).toBe('again');
  });

  test('is every one in the last third of the months', () => {
    expect(toOutcome(check, only('run', 'not_yet'), 15).next).toBe('again');
    expect(toOutcome(check, only('run', 'not_yet'), 16)).toMatchObject({ next: 'doctor', watched: [{ leads: true }] });
  });

  test('is none of readiness, whose way begins with the teacher', () => {
    const readiness: RatedTest = { ...alone, kind: 'readiness' };
    const outcome = toOutcome(readiness, [given('walk', 'not_yet'), given('run', 'not_yet'), given('word', 'yes')], 17);
    expect(levels(outcome)[0]).toEqual(['gross_motor', 'watch']);
    expect(outcome.next).toBe('teacher');
    const none = ['walk', 'run', 'word'].map((id) => given(id, 'not_yet'));
    expect(toOutcome(readiness, none).next).toBe('doctor');
    expect(toOutcome(readiness, [given('walk', 'not_yet')]).next).toBe('teacher');
  });
});

test('nothing seen at all leads to a doctor, however little was observed', () => {
  expect(toOutcome(check, [given('walk', 'not_yet')]).next).toBe('doctor');
  expect(toOutcome(check, [given('walk', 'not_yet'), given('run', 'sometimes')]).next).toBe('doctor');
  expect(toOutcome(check, [given('walk', 'unknown')]).next).toBeNull();
});

test('three parts with something not there yet lead to a doctor, two are looked at again', () => {
  const third = {
    ...check,
    items: [...items, item('word2', 'language'), item('cup', 'self_help'), item('cup2', 'self_help')],
  };
  const answers = (...missed: string[]) =>
    ['walk', 'run', 'word', 'word2', 'cup', 'cup2'].map((id) => given(id, missed.includes(id) ? 'not_yet' : 'yes'));
  expect(toOutcome(third, answers('walk', 'word')).next).toBe('again');
  const outcome = toOutcome(third, answers('walk', 'word', 'cup'));
  expect([outcome.next, levels(outcome).map(([, level]) => level)]).toEqual(['doctor', ['watch', 'watch', 'watch']]);
});
