import type { Domain } from '@contract/test/diagnostics-kinds';
import { DOMAIN_LABELS } from '@contract/test/domain-words';
import type { MissedItem } from '@server/content/content-test';
import { doctorQuestions } from './doctor-questions';
import type { Outcome } from './result-rules';

const at = { age: { months: 12, actual_months: 12, corrected: false }, gestationWeeks: null };
const words = new Map<string, MissedItem>();
const watched = (
  text: string,
  domain: Domain,
  more: Partial<Pick<Outcome['watched'][number], 'answer' | 'leads'>> = {},
): Outcome['watched'][number] => {
  words.set(text, {
    notYet: `${text}를 아직 하지 않아요.`,
    ask: text === '소리' ? '잘 들리는지 볼까요?' : null,
    alone: null,
  });
  return {
    item: {
      id: text,
      kind: 'milestone',
      scale: 'observe',
      domain,
      subscale: null,
      text: `${text}를 해요.`,
      hint: null,
    },
    part: domain,
    answer: 'not_yet',
    leads: false,
    ...more,
  };
};
const parts = (['gross_motor', 'language', 'social'] as const).map((domain) => ({
  id: domain,
  label: DOMAIN_LABELS[domain],
  domain,
  level: null,
  well: [],
  watch: [],
  unknown: [],
  tip: null,
}));
const ask = (more: Partial<Outcome> = {}, about: Parameters<typeof doctorQuestions>[2] = at) =>
  doctorQuestions({ parts, watched: [], concerns: [], ...more }, words, about);

test('returns no question when nothing is open', () => {
  expect(ask()).toEqual([]);
});

test.each([
  ['mostly', []],
  ['watch', ['“인사를 해요”에는 ‘가끔 해요’로 답했어요. 언제 다시 살펴보면 좋을까요?']],
] as const)('asks about sometimes observed items of a part at %s: %j', (level, expected) => {
  const levels = parts.map((part) => ({ ...part, level: part.id === 'language' ? level : null }));
  expect(ask({ parts: levels, watched: [watched('인사', 'language', { answer: 'sometimes' })] })).toEqual(expected);
});

test('asks a written question for each item, first of those that lead to the doctor', () => {
  const of = [watched('놀이', 'social'), watched('소리', 'language'), watched('걷기', 'social', { leads: true })];
  expect(ask({ watched: of })).toEqual([
    '걷기를 아직 하지 않아요. 무엇을 먼저 살펴볼까요?',
    '소리를 아직 하지 않아요. 잘 들리는지 볼까요?',
    '놀이를 아직 하지 않아요. 집에서 무엇을 해 보고, 언제 다시 볼까요?',
  ]);
});

test('asks about six items and counts the rest', () => {
  const many = ['가', '나', '다', '라', '바', '사', '아'].map((text) => watched(text, 'language'));
  const questions = ask({ watched: [...many, watched('마', 'social', { leads: true })] });
  expect(questions).toHaveLength(7);
  expect(questions[0]).toBe('마를 아직 하지 않아요. 무엇을 먼저 살펴볼까요?');
  expect(questions.at(-1)).toBe('아직이거나 가끔 보이는 모습이 2가지 더 있어요. 함께 살펴봐 주세요.');
});

test("asks the parent's concerns first, in their own words", () => {
  const concerns: Outcome['concerns'] = [
    { kind: 'lost_skill', areas: ['language'], note: '엄마라고 하다가\n안 해요' },
    { kind: 'worry', areas: [], note: '' },
  ];
  expect(ask({ concerns, watched: [watched('놀이', 'social')] })).toEqual([
    '언어에서 예전에 하던 것을 지금은 하지 않는데(“엄마라고 하다가 안 해요”), 무엇을 먼저 살펴보면 좋을까요?',
    '아이의 발달이 걱정되는데, 어떻게 살펴보고 도와주면 좋을까요?',
    '놀이를 아직 하지 않아요. 집에서 무엇을 해 보고, 언제 다시 볼까요?',
  ]);
});

test('names both ages of a child born early', () => {
  expect(ask({}, { age: { months: 12, actual_months: 14, corrected: true }, gestationWeeks: 31 })).toEqual([
    '31주에 태어나 실제 나이는 14개월, 교정 나이는 12개월인데, 어느 나이를 기준으로 살펴보면 좋을까요?',
  ]);
});
