import { DAY_MS, MINUTE_MS } from '@contract/common/time';
import type {
  AttemptSummary,
  LevelsResult,
  PositionsResult,
  TestResult,
} from '@contract/test/diagnostics-results.responses';
import { STANDING_LINE } from '@contract/test/diagnostics-words';
import { findTest } from '@server/content/all-tests';
import { PLAYS } from '@server/content/plays';
import { testAnswerEvents, testResults } from '@server/db/schema';
import { type TestFamily, useTestFamily } from '@server/testing/test-family';

const family = useTestFamily();
let child: string;
beforeEach(async () => {
  child = await family.addChild({ birthDate: '20250101', gestationWeeks: 31 });
});

type Answers = Parameters<TestFamily['answerAll']>[1];
/** Completes a test and returns its result. `createAnswers` gets the ids of the items by subscale. */
async function take<R extends TestResult>(
  testId: string,
  createAnswers: (items: (subscale: string) => string[]) => Answers = () => ({}),
): Promise<R> {
  const { data: attempt } = await family.start(child, testId, { consent: true, again: true });
  const items = (subscale: string) =>
    attempt.items.filter((item) => item.subscale?.id === subscale).map(({ id }) => id);
  await family.answerAll(attempt, createAnswers(items));
  return (await family.post<R>(`/attempt/${attempt.id}/complete`, {})).data;
}
const all = <V>(ids: string[], value: V) => Object.fromEntries(ids.map((id) => [id, value]));
const list = async () => (await family.get<AttemptSummary[]>(`/profile/${child}/attempt`)).data;
const part = (result: PositionsResult, id: string) => result.positions.find((each) => each.id === id);

test('temperament: answers a position per dimension in words, with one suggestion', async () => {
  const result = await take<PositionsResult>('temperament-12-35m', (items) => ({
    ...all(items('activity'), 'unknown' as const),
  }));
  expect(result).toMatchObject({ kind: 'temperament', about: 'child', shape: 'positions', help: null });
  expect(result.standing_line).toBe(STANDING_LINE);
  expect(result.positions).toHaveLength(7);
  expect(part(result, 'activity')).toMatchObject({ position: null, title: null, text: null, try: null });
  expect(part(result, 'rhythm')).toMatchObject({
    label: '몸의 리듬',
    position: 'middle',
    title: '큰 흐름은 비슷해요',
    try: expect.stringMatching(/요\.$/),
    ends: { low: '그날그날 다른 편이에요', high: '시계처럼 고른 편이에요' },
  });
  expect(JSON.stringify(result)).not.toMatch(/score|rank|percent|average|"step/);
});

test('language: a level for each part, the play for what is watched, questions for the doctor', async () => {
  const result = await take<LevelsResult>('language-12-17m', (items) => {
    const [first = '', second = '', third = ''] = items('expressive');
    return {
      [first]: 'not_yet',
      [second]: 'not_yet',
      [third]: 'sometimes',
      ...all(items('social_use'), 'unknown' as const),
    };
  });
  expect(result).toMatchObject({ kind: 'language', shape: 'levels', talk_first: [] });
  const levels = result.parts.map(({ id, level, tip }) => [id, level, tip === null]);
  expect(levels).toEqual([
    ['receptive', 'going_well', false],
    ['expressive', expect.stringMatching(/watch|talk/), false],
    ['social_use', null, true],
  ]);
  expect(result.watched.map((item) => item.part)).toEqual(['expressive', 'expressive', 'expressive']);
  const plays = result.watched.map(({ play }) => play.id);
  expect(new Set(plays).size).toBe(3);
  for (const id of plays) {
    const play = PLAYS.find((each) => each.id === id);
    expect(play).toMatchObject({ domain: 'language' });
    expect(play?.from_month).toBeLessThanOrEqual(12);
    expect(play?.to_month).toBeGreaterThanOrEqual(12);
  }
  expect(result.questions).toEqual([
    '‘바바바’, ‘다다다’ 같은 소리를 아직 이어 내지 않아요. 소리가 잘 들리는지부터 확인해 볼까요?',
    '말하는 듯한 높낮이로 중얼거리는 모습은 아직 안 보여요. 집에서 무엇을 해 보고, 언제 다시 볼까요?',
    expect.stringContaining('교정 나이'),
  ]);
});

test('offers help to a guardian in the middle and at the tired end, not to a rested one', async () => {
  const reversed = findTest('parenting_stress-12-35m')?.reversed;
  const isReversed = (id: string) => reversed?.has(id) ?? false;
  const rested = await take<PositionsResult>('parenting_stress-12-35m', (items) =>
    Object.fromEntries(
      ['body_rest', 'room_of_mind', 'helping_hands', 'time_with_child']
        .flatMap(items)
        .map((id) => [id, isReversed(id) ? ('very' as const) : ('not_at_all' as const)]),
    ),
  );
  expect(rested).toMatchObject({ about: 'guardian', help: null });
  family.clock.now += DAY_MS;
  const middle = await take<PositionsResult>('parenting_stress-12-35m');
  expect(middle.positions.map(({ position }) => position)).toEqual(['middle', 'middle', 'middle', 'middle']);
  expect(middle.help).not.toBeNull();
  family.clock.now += DAY_MS;
  const { data: attempt } = await family.start(child, 'parenting_stress-12-35m', { again: true });
  // Agreeing with everything is tired only where an item is not turned round.
  const ids = attempt.items.filter(({ subscale }) => subscale?.id === 'body_rest').map(({ id }) => id);
  const tired = await take<PositionsResult>('parenting_stress-12-35m', () => all(ids, 'very' as const));
  expect(part(tired, 'body_rest')?.position).toBe('high');
  expect(tired.help?.lines.map(({ name, phone }) => [name, phone])).toEqual([
    ['정신건강위기상담전화', '1577-0199'],
    ['자살예방 상담전화', '109'],
    ['여성긴급전화', '1366'],
    ['가까운 육아종합지원센터', null],
    ['보건복지상담센터', '129'],
    ['다누리콜센터', '1577-1366'],
    ['난임·우울증상담센터', null],
    ['가족상담전화', '1577-4206'],
  ]);
  expect(tired.help?.lines.every(({ source }) => source.length > 0)).toBe(true);
});

test('names first in the first year whom to call about the months after a birth', async () => {
  child = await family.addChild({ birthDate: '20251201' });
  const { help } = await take<PositionsResult>('parenting_stress-00-11m');
  expect(help?.lines.slice(0, 2).map(({ name }) => name)).toEqual(['난임·우울증상담센터', '가족상담전화']);
  expect(help?.lines).toHaveLength(8);
});

test('lists changes since the last check of the kind, on the result and in the list', async () => {
  const first = await take<LevelsResult>('language-12-17m', (items) => all(items('expressive'), 'not_yet' as const));
  expect(first.since_last).toBeNull();
  family.clock.now += 40 * DAY_MS;
  await take('parenting_attitude-12-35m');
  const second = await take<LevelsResult>('language-12-17m', (items) => {
    const [id = ''] = items('receptive');
    return { [id]: 'sometimes' };
  });
  const since = {
    attempt_id: first.attempt_id,
    name: '언어 체크 12~17개월',
    completed_at: first.completed_at,
    changes: [
      { id: 'receptive', label: '듣고 알기', from: '잘 보이고 있어요', to: '대체로 보여요', direction: 'down' },
      { id: 'expressive', label: '말하기', from: '전문가와 이야기해 봐요', to: '잘 보이고 있어요', direction: 'up' },
    ],
  };
  expect(second.since_last).toEqual(since);
  const attempts = await list();
  expect(attempts.map(({ kind, since_last }) => [kind, since_last])).toEqual([
    ['language', since],
    ['parenting_attitude', null],
    ['language', null],
  ]);
  expect(attempts[1]?.positions).toHaveLength(5);
  expect(attempts[1]?.levels).toEqual([]);
  // The earlier result itself still compares with nothing.
  expect((await family.get<TestResult>(`/attempt/${first.attempt_id}/result`)).data.since_last).toBeNull();
});

test('compares the later of two tests of one kind for two ages with the earlier', async () => {
  const before = await take<PositionsResult>('parenting_attitude-12-35m');
  family.clock.now = Date.parse('2028-02-01T03:00:00Z');
  const after = await take<PositionsResult>('parenting_attitude-36-83m', (items) =>
    all(items('patience'), 'very' as const),
  );
  expect(after.since_last).toMatchObject({ attempt_id: before.attempt_id });
  for (const change of after.since_last?.changes ?? []) expect(change.direction).toBeNull();
});

test('a stored result does not change with content, rules or late answers', async () => {
  const result = await take<PositionsResult>('temperament-12-35m');
  const [row] = await family.db.select().from(testResults);
  if (row?.result.shape !== 'positions') throw new Error('no kept result');
  expect(row.contentVersion).toMatch(/^2026/);
  // As if the words had been others on the day of completion.
  const positions = row.result.positions.map((each) => ({ ...each, title: '그때의 말' }));
  await family.db.update(testResults).set({
    result: { ...row.result, positions },
    summary: { ...row.summary, name: '그때의 이름' },
  });
  const again = (await family.post<PositionsResult>(`/attempt/${result.attempt_id}/complete`, {})).data;
  expect(new Set(again.positions.map(({ title }) => title))).toEqual(new Set(['그때의 말']));
  expect((await list())[0]?.name).toBe('그때의 이름');
});

test('a result stored before there was a step keeps its levels, its words and where to go', async () => {
  const result = await take<LevelsResult>('development-12m', () => ({ worry: 'yes' }));
  expect(result).toMatchObject({ next_step: { kind: 'worry' }, care: null });
  const [row] = await family.db.select().from(testResults);
  if (row?.result.shape !== 'levels') throw new Error('no kept result');
  const { next_step: _, ...former } = row.result;
  const { next_step: __, ...summary } = row.summary;
  const parts = former.parts.map((part) => (part.id === 'language' ? { ...part, level: 'talk' as const } : part));
  const questions = ['언어에서 “손을 흔들어요” 모습이 아직 보이지 않는데, 언제 다시 살펴보면 좋을까요?'];
  await family.db.update(testResults).set({ result: { ...former, parts, questions }, summary });
  const { data } = await family.get<LevelsResult>(`/attempt/${result.attempt_id}/result`);
  expect(data).toMatchObject({ parts, questions, next_step: null, talk_first: ['worry'] });
  expect(data.care).not.toBeNull();
  expect((await list())[0]).not.toHaveProperty('next_step');
});

describe('two devices at one statement', () => {
  const ITEM = 'temperament-12-35m';
  const agoIso = (ms: number) => new Date(family.clock.now - ms).toISOString();

  test('counts the later answer in any order of arrival, and stores both', async () => {
    const { data: attempt } = await family.start(child, ITEM);
    const [item] = attempt.items;
    if (!item) throw new Error('no item');
    const earlier = family.createAnswer(item.id, 'never', { answered_at: agoIso(MINUTE_MS) });
    const later = family.createAnswer(item.id, 'always', { answered_at: agoIso(1000) });
    const answers = await Promise.all([later, earlier].map((answer) => family.send(attempt.id, answer)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { data } = await family.get<{ answers: { value: string }[] }>(`/attempt/${attempt.id}`);
    expect(data.answers.map(({ value }) => value)).toEqual(['always']);
    const events = await family.db.select().from(testAnswerEvents);
    expect(events.map(({ value }) => value).sort()).toEqual(['always', 'never']);
  });

  test.each([
    ['temperament-12-35m', 'yes'],
    ['temperament-12-35m', 'very'],
    ['parenting_stress-12-35m', 'often'],
    ['parenting_stress-12-35m', 'unknown'],
    ['language-12-17m', 'always'],
  ] as const)('an answer of another scale is refused (%s: %s)', async (testId, value) => {
    const { data: attempt } = await family.start(child, testId);
    const answer = await family.send(attempt.id, family.createAnswer(attempt.items[0]?.id ?? '', value));
    expect(answer).toMatchObject({ status: 422, fields: { value: '이 질문에 맞는 답을 골라 주세요.' } });
  });
});

// Born at 31 weeks on 1 January 2025: corrected until 24 months by the calendar.
test.each([
  ['2026-12-10T03:00:00Z', 'language-18-23m', { months: 21, actual_months: 23, corrected: true }],
  ['2027-02-10T03:00:00Z', 'language-24-29m', { months: 25, actual_months: 25, corrected: false }],
] as const)('born early, on %s: %s', async (now, testId, age) => {
  family.clock.now = Date.parse(now);
  const { data } = await family.start(child, testId);
  expect(data.age).toEqual(age);
  const result = await take<LevelsResult>(testId);
  expect(result.age).toEqual(age);
  const asks = result.questions.filter((question) => question.includes('교정 나이'));
  expect(asks).toHaveLength(age.corrected ? 1 : 0);
});
