import type { Domain } from '@contract/test/diagnostics-kinds';
import { DOMAIN_LABELS } from '@contract/test/domain-words';
import { doctorQuestions } from './doctor-questions';
import type { Outcome } from './result-rules';

const age = { months: 12, actual_months: 12, corrected: false };
const notYet = (text: string, domain: Domain): Outcome['watched'][number] => ({
  item: { id: text, kind: 'milestone', scale: 'observe', domain, subscale: null, text, hint: null },
  part: domain,
  answer: 'not_yet',
});
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
const outcome = (more: Partial<Outcome> = {}): Outcome => ({ parts, watched: [], concerns: [], ...more });

test('returns no question when nothing is open', () => {
  expect(doctorQuestions(outcome(), age, null)).toEqual([]);
});

test.each([
  ['mostly', []],
  ['watch', ['언어에서 “손을 흔들어요” 모습이 가끔만 보이는데, 언제 다시 살펴보면 좋을까요?']],
] as const)('asks about sometimes observed items of a part at %s: %j', (level, expected) => {
  const watched = [{ ...notYet('손을 흔들어요', 'language'), answer: 'sometimes' as const }];
  const levels = parts.map((part) => ({ ...part, level: part.id === 'language' ? level : null }));
  expect(doctorQuestions(outcome({ parts: levels, watched }), age, null)).toEqual(expected);
});

test('asks about fear of strangers without asking how to help it along', () => {
  const shy = notYet('낯선 사람 앞에서 수줍어해요', 'social');
  const watched = [{ ...shy, item: { ...shy.item, id: 'cdc09-soc-1' } }, notYet('까꿍을 해요', 'social')];
  expect(doctorQuestions(outcome({ watched }), age, null)).toEqual([
    '사회성에서 “까꿍을 해요” 모습이 아직 보이지 않는데, 어떻게 도와주고 언제 다시 살펴보면 좋을까요?',
    '낯가림이 아직 보이지 않는데, 괜찮은 모습인지 여쭤보고 싶어요.',
  ]);
});

test('asks one question per domain, quoting up to three items', () => {
  const watched = [
    notYet('붙잡고 일어서요', 'gross_motor'),
    // the full stop of a sentence has no place within another one
    ...['가.', '나', '다', '라'].map((text) => notYet(text, 'language')),
  ];
  expect(doctorQuestions(outcome({ watched }), age, null)).toEqual([
    '대근육에서 “붙잡고 일어서요” 모습이 아직 보이지 않는데, 어떻게 도와주고 언제 다시 살펴보면 좋을까요?',
    '언어에서 “가”, “나”, “다” 등 4가지 모습이 아직 보이지 않는데, 어떻게 도와주고 언제 다시 살펴보면 좋을까요?',
  ]);
});

test("asks the parent's concerns first, in their own words", () => {
  const concerns: Outcome['concerns'] = [
    { kind: 'lost_skill', areas: ['language'], note: '엄마라고 하다가\n안 해요' },
    { kind: 'worry', areas: [], note: '' },
  ];
  expect(doctorQuestions(outcome({ concerns, watched: [notYet('가', 'social')] }), age, null)).toEqual([
    '언어에서 예전에 하던 것을 지금은 하지 않는데(“엄마라고 하다가 안 해요”), 무엇을 먼저 살펴보면 좋을까요?',
    '아이의 발달이 걱정되는데, 어떻게 살펴보고 도와주면 좋을까요?',
    '사회성에서 “가” 모습이 아직 보이지 않는데, 어떻게 도와주고 언제 다시 살펴보면 좋을까요?',
  ]);
});

test('names both ages of a child born early', () => {
  expect(doctorQuestions(outcome(), { months: 12, actual_months: 14, corrected: true }, 31)).toEqual([
    '31주에 태어나 실제 나이는 14개월, 교정 나이는 12개월인데, 어느 나이를 기준으로 살펴보면 좋을까요?',
  ]);
});
