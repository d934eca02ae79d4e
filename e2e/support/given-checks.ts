import type { Attempt } from '../../contract/test/diagnostics.responses';
import type { Scale } from '../../contract/test/diagnostics-kinds';
import type { OfficialResult } from '../../contract/test/diagnostics-official.responses';
import type { AttemptSummary } from '../../contract/test/diagnostics-results.responses';

/** Checks under way that the demo does not have, as the API would give them. */
export const attemptIds = {
  often: '0190f000-0000-7000-8000-00000000000a',
  agree: '0190f000-0000-7000-8000-00000000000b',
  twin: '0190f000-0000-7000-8000-00000000000c',
} as const;

const attempt = (id: string, scale: Scale, text: string): Attempt => ({
  id,
  test_id: scale === 'agree' ? 'parenting_stress-36-83m' : 'temperament-36-71m',
  kind: scale === 'agree' ? 'parenting_stress' : 'temperament',
  about: scale === 'agree' ? 'guardian' : 'child',
  profile_id: id,
  name: scale === 'agree' ? '양육 스트레스 체크 36~83개월' : '기질 체크 36~71개월',
  status: 0,
  started_at: '2026-03-10T03:00:00.000Z',
  completed_at: null,
  age: { months: 49, actual_months: 49, corrected: false },
  items: [1, 2, 3].map((at) => ({
    id: `item-${at}`,
    kind: 'statement',
    scale,
    domain: null,
    subscale: { id: 'activity', label: '움직임의 양' },
    text,
    hint: '예: 놀이터에 가면 놀이기구마다 돌아가며 타 보고 싶어 해요.',
  })),
  answers: [],
});

const ofAttempt = (id: string) => `/diagnostic-test/attempt/${id}`;
const child = '하루 종일 집 안팎을 바쁘게 돌아다니며 놀고, 가만히 앉아 있는 시간은 짧아요.';
export const givenAttempts = {
  [ofAttempt(attemptIds.often)]: attempt(attemptIds.often, 'often', child),
  [ofAttempt(attemptIds.twin)]: attempt(attemptIds.twin, 'often', child),
  [ofAttempt(attemptIds.agree)]: attempt(
    attemptIds.agree,
    'agree',
    '요즘은 아이가 잠든 뒤에도 몸이 쉽게 풀리지 않아요.',
  ),
};

export const givenRecord: OfficialResult = {
  id: '0190f000-0000-7000-8000-00000000000d',
  profile_id: '0190f000-0000-7000-8000-00000000000e',
  round: 4,
  taken_on: '20240420',
  age: { months: 18, actual_months: 18, corrected: false },
  source: 'parent',
  rows: {
    gross_motor: 'ahead',
    fine_motor: 'on_track',
    cognitive: 'ahead',
    language: 'follow_up',
    social: 'ahead',
    self_help: null,
  },
  place: '새싹소아청소년과',
  note: '말은 다음 검진 때 한 번 더 보자고 하셨어요.',
  photos: [],
  warnings: ['same_round'],
  created_at: '2024-04-20T03:00:00.000Z',
  updated_at: '2024-04-20T03:00:00.000Z',
};

/** The newest finished check of a kind among the demo's. */
export function getFinished(attempts: readonly AttemptSummary[], kind: AttemptSummary['kind']): AttemptSummary {
  const found = attempts.find((each) => each.kind === kind && each.completed_at !== null);
  if (!found) throw new Error(`The demo has no finished check of the kind ${kind}`);
  return found;
}
