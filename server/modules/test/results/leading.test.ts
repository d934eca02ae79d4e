import { LOST_SKILL_ITEM, WORRY_ITEM } from '@contract/test/diagnostics';
import { type Answer, DOMAINS, LEVELS, type NextStepKind } from '@contract/test/diagnostics-kinds';
import { isForSpecialist, isPressing, leadsToSpecialist } from '@contract/test/result-words';
import { findTest, RETIRED_TESTS, TESTS } from '@server/content/all-tests';
import type { ContentTest } from '@server/content/content-test';
import { computeLevels } from '@server/testing/compute-check';
import fc from 'fast-check';

// A Saturday; the week begins on Sunday.
const AT = new Date('2026-11-28T03:00:00.000Z');
const LAST_DAY = '20261205';
const IN_A_MONTH = '20261228';

const getTest = (id: string): ContentTest => {
  const test = findTest(id);
  if (!test) throw new Error(`No test ${id}`);
  return test;
};
type Concern = NonNullable<Parameters<typeof computeLevels>[1]['concern']>;
const answerNotYet = (id: string, months: number, missed: readonly string[], concern?: Concern) =>
  computeLevels(getTest(id), {
    months,
    at: AT,
    answer: (item) => (missed.includes(item.id) ? 'not_yet' : 'yes'),
    ...(concern && { concern }),
  });
type Result = ReturnType<typeof computeLevels>;
const getLevels = ({ parts }: Result) => new Set(parts.map(({ level }) => level));

// One 'not yet' each that no doctor would leave until the next check-up; everything else is seen.
test.each<[string, number, string[]]>([
  ['development-2m', 3, ['cdc02-soc-4']],
  ['development-2m', 3, ['cdc02-mov-2']],
  ['development-4m', 5, ['cdc04-mov-1']],
  ['development-4m', 5, ['cdc04-lan-3']],
  ['development-6m', 8, ['cdc06-cog-2']],
  ['development-9m', 11, ['cdc09-soc-3']],
  ['development-9m', 11, ['cdc09-lan-1']],
  ['development-9m', 11, ['cdc09-mov-4']],
  ['development-12m', 14, ['cdc12-mov-2']],
  ['development-12m', 14, ['cdc12-lan-3']],
  ['development-15m', 17, ['cdc15-lan-1']],
  ['development-15m', 17, ['cdc15-lan-4']],
  ['development-15m', 17, ['cdc15-mov-1']],
  ['development-18m', 23, ['cdc18-mov-1']],
  ['development-18m', 23, ['cdc18-lan-1']],
  ['development-18m', 23, ['cdc18-soc-2']],
  ['development-18m', 23, ['cdc18-lan-1', 'cdc18-soc-2']],
  ['development-18m', 23, ['cdc18-mov-1', 'cdc18-lan-1', 'cdc18-soc-2']],
  ['development-24m', 29, ['cdc24-lan-2']],
  ['development-24m', 29, ['cdc24-lan-2', 'cdc24-soc-2', 'cdc24-cog-3']],
  ['development-30m', 35, ['cdc30-lan-1']],
  ['development-36m', 46, ['cdc36-lan-1']],
  ['development-36m', 47, ['cdc36-lan-1', 'cdc36-soc-2']],
  ['development-48m', 58, ['cdc48-lan-4']],
])(
  '%s at %i months with only %j not there yet leads to a doctor by a day, and says where to go',
  (id, months, missed) => {
    const result = answerNotYet(id, months, missed);
    expect(result.next_step).toMatchObject({ kind: 'doctor', on: LAST_DAY });
    expect(result.next_step?.text).toBe(
      '다음 검진을 기다리지 말고 이번 주나 다음 주에, 늦어도 12월 5일까지 소아청소년과에서 이야기해 보세요. 이 결과를 보여 주면 돼요.',
    );
    expect(result.next_step?.reasons).toHaveLength(missed.length);
    expect(result.watched.map(({ leads }) => leads)).toEqual(missed.map(() => true));
    expect(leadsToSpecialist(result)).toBe(true);
  },
);

// The first of the items above in each list leads from the first month on; its neighbours do not.
test.each<[string, string, string]>([
  ['development-2m', 'cdc02-soc-4', 'cdc02-soc-3'],
  ['development-2m', 'cdc02-mov-2', 'cdc02-mov-1'],
  ['development-2m', 'cdc02-lan-2', 'cdc02-lan-1'],
  ['development-4m', 'cdc04-mov-1', 'cdc04-mov-5'],
  ['development-4m', 'cdc04-lan-3', 'cdc04-lan-1'],
  ['development-6m', 'cdc06-cog-2', 'cdc06-cog-1'],
  ['development-9m', 'cdc09-soc-3', 'cdc09-soc-5'],
  ['development-9m', 'cdc09-lan-1', 'cdc09-lan-2'],
  ['development-9m', 'cdc09-mov-4', 'cdc09-mov-1'],
  ['development-12m', 'cdc12-mov-2', 'cdc12-mov-4'],
  ['development-12m', 'cdc12-lan-3', 'cdc12-lan-2'],
  ['development-15m', 'cdc15-lan-4', 'cdc15-lan-3'],
  ['development-15m', 'cdc15-mov-1', 'cdc15-cog-2'],
  ['development-18m', 'cdc18-mov-1', 'cdc18-mov-6'],
  ['development-18m', 'cdc18-soc-2', 'cdc18-soc-4'],
  ['development-24m', 'cdc24-lan-2', 'cdc24-lan-4'],
  ['development-30m', 'cdc30-lan-1', 'cdc30-lan-3'],
  ['development-36m', 'cdc36-lan-1', 'cdc36-lan-4'],
  ['development-48m', 'cdc48-lan-4', 'cdc48-lan-2'],
  ['development-60m', 'cdc60-lan-3', 'cdc60-lan-4'],
  ['language-04-06m', 'lan04-use-1', 'lan04-use-4'],
  ['language-24-29m', 'lan24-exp-1', 'lan24-exp-5'],
  ['language-30-35m', 'lan30-exp-1', 'lan30-exp-4'],
  ['language-42-47m', 'lan42-use-1', 'lan42-use-3'],
  ['social_emotional-04-06m', 'soc04-tog-1', 'soc04-tog-3'],
  ['social_emotional-07-08m', 'soc07-tog-2', 'soc07-tog-3'],
  ['social_emotional-18-23m', 'soc18-sha-1', 'soc18-sha-2'],
])('%s in its first month: %s leads to a doctor, %s is looked at again in a month', (id, leading, neighbour) => {
  const { fromMonth } = getTest(id);
  expect(answerNotYet(id, fromMonth, [leading]).next_step?.kind).toBe('doctor');
  const result = answerNotYet(id, fromMonth, [neighbour]);
  expect(result.next_step).toEqual({
    kind: 'again',
    on: IN_A_MONTH,
    reasons: [],
    text: '한 달 뒤인 12월 28일에 다시 답해 보고, 그대로면 검진을 기다리지 말고 소아청소년과에서 이야기해 보세요.',
  });
  expect(getLevels(result)).toEqual(new Set(['going_well', 'watch']));
  expect(leadsToSpecialist(result)).toBe(false);
});

test('a worry alone is a talk by a day, lowers nothing and opens no way to treatment', () => {
  const result = answerNotYet('development-18m', 18, [], { item: WORRY_ITEM, areas: ['language'] });
  expect(result.next_step).toMatchObject({ kind: 'worry', on: LAST_DAY });
  expect(result.next_step?.text).toContain('소아청소년과에서 이야기해 보세요');
  expect([getLevels(result), leadsToSpecialist(result)]).toEqual([new Set(['going_well']), false]);
});

test('a lost skill leads to the last level within a week, whatever the rest says', () => {
  const result = answerNotYet('development-18m', 18, [], { item: LOST_SKILL_ITEM, areas: ['language'] });
  expect(result.next_step).toMatchObject({ kind: 'lost_skill', on: '20261205' });
  expect(result.next_step?.text).toContain('119');
  expect([getLevels(result), leadsToSpecialist(result)]).toEqual([new Set(['going_well', 'talk']), true]);
});

test('readiness with every third item missed begins with the class teacher and ends at no specialist', () => {
  for (const id of ['readiness-36-47m', 'readiness-48-59m', 'readiness-60-83m'])
    for (const months of [getTest(id).fromMonth, getTest(id).toMonth]) {
      const result = computeLevels(getTest(id), {
        months,
        at: AT,
        answer: (_, at) => (at % 3 === 0 ? 'not_yet' : 'yes'),
      });
      expect([id, result.next_step?.kind, getLevels(result).has('talk')]).toEqual([id, 'teacher', false]);
      expect(result.next_step?.text).toMatch(/^담임 선생님에게 /);
      expect([leadsToSpecialist(result), result.watched.some(({ leads }) => leads)]).toEqual([false, false]);
    }
});

test('readiness leads to no doctor over name, letters and numbers, however many', () => {
  const learnt = ['rea60-lan-1', 'rea60-lan-2', 'rea60-lan-3', 'rea60-num-1', 'rea60-num-2', 'rea60-num-3'];
  const result = computeLevels(getTest('readiness-60-83m'), {
    months: 80,
    at: AT,
    answer: ({ id }) => (learnt.includes(id) ? 'not_yet' : 'unknown'),
  });
  expect(result.next_step?.kind).toBe('teacher');
});

test.each([
  [70, /검진을 기다리지 말고/],
  [72, /미루지 말고/],
])('at %i months the step says %s', (months, words) => {
  // An attempt begun before the sixth birthday keeps its age; one of a child beyond it has no check-up to wait for.
  const { next_step } = answerNotYet('development-60m', months, ['cdc60-lan-3']);
  expect(next_step?.text).toMatch(words);
});

test('names the year of a day in the next one, and looks again where no check is open by then', () => {
  const { next_step } = computeLevels(getTest('language-60-71m'), {
    months: 71,
    at: new Date('2026-12-20T03:00:00.000Z'),
    answer: ({ subscale }) => (subscale?.id === 'expressive' ? 'sometimes' : 'yes'),
  });
  expect(next_step?.text).toMatch(/^한 달 뒤인 2027년 1월 20일에 다시 살펴보고, /);
});

describe('any answers', () => {
  const observed = [...TESTS, ...RETIRED_TESTS].filter(({ shape }) => shape === 'levels');
  const answer = fc.constantFrom<Answer>('yes', 'sometimes', 'not_yet', 'unknown');
  const concern = fc.option(
    fc.record({
      item: fc.constantFrom<Concern['item']>(LOST_SKILL_ITEM, WORRY_ITEM),
      areas: fc.subarray([...DOMAINS]),
    }),
    { nil: undefined },
  );
  const given = fc.constantFrom(...observed).chain((test) =>
    fc.record({
      test: fc.constant(test),
      months: fc.integer({ min: test.fromMonth, max: test.toMonth }),
      answers: fc.array(answer, { minLength: test.items.length, maxLength: test.items.length }),
      concern,
      changed: fc.nat({ max: test.items.length - 1 }),
    }),
  );
  const compute = (
    { test, months, concern: told }: { test: ContentTest; months: number; concern: Concern | undefined },
    answers: Answer[],
  ) =>
    computeLevels(test, {
      months,
      at: AT,
      answer: (_, index) => answers[index] ?? 'unknown',
      ...(told && { concern: told }),
    });
  const CALM: (NextStepKind | null)[] = [null, 'again', 'worry', 'doctor', 'lost_skill'];
  /** Both wait for a month. */
  const calmness = ({ next_step: step }: Result) =>
    CALM.indexOf(step?.kind === 'teacher' ? 'again' : (step?.kind ?? null));

  test('one more not yet never makes a result calmer, as a whole or in a part', () => {
    const rank = (level: Result['parts'][number]['level'] | undefined) => (level ? LEVELS.indexOf(level) : -1);
    fc.assert(
      fc.property(given, ({ answers, changed, ...about }) => {
        const before = compute(about, answers);
        const after = compute(about, answers.with(changed, 'not_yet'));
        expect(calmness(after)).toBeGreaterThanOrEqual(calmness(before));
        const calmer = before.parts.filter(
          ({ id, level }) => rank(after.parts.find((part) => part.id === id)?.level) < rank(level),
        );
        expect(calmer).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  /** Statements of a result that are calmer than the answers. */
  function listTooCalm({ kind, next_step: step = null, parts, watched, talk_first }: Result): string[] {
    const has = (level: (typeof LEVELS)[number]) => parts.some((part) => part.level === level);
    const leading = watched.filter(({ leads }) => leads);
    const rules: Record<string, boolean> = {
      'watched or told, and no day':
        (has('watch') || has('talk') || talk_first.length > 0) && !step?.on.startsWith('2026'),
      'the last level without a way onward': has('talk') && !isForSpecialist(step),
      'an answer that leads, and nothing pressing': leading.length > 0 && !(isPressing(step) && step?.reasons.length),
      'something not there yet, and no step': step === null && watched.some((item) => item.answer === 'not_yet'),
      'an answer that leads in a part below the last level': leading.some(
        (item) => parts.find(({ id }) => id === item.part)?.level !== 'talk',
      ),
      'the last level of learning': kind === 'readiness' && talk_first.length === 0 && has('talk'),
      'a step without its day in words': step !== null && !/\d월 \d+일/.test(step.text),
    };
    return Object.keys(rules).filter((rule) => rules[rule]);
  }

  test('no sentence is calmer than what was answered', () => {
    fc.assert(
      fc.property(given, ({ answers, ...about }) => {
        expect(listTooCalm(compute(about, answers))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
