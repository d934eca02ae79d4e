import { dayFromNumber, dayNumber, formatDay, seoulDay } from '@contract/common/calendar';
import type { TestKind } from '@contract/test/diagnostics-kinds';

/** Days after which repeating a test of the kind is useful, and that pause in words. */
const PAUSES: Record<TestKind, { days: number; words: string }> = {
  development: { days: 28, words: '한 달쯤' },
  temperament: { days: 180, words: '여섯 달쯤' },
  language: { days: 28, words: '한 달쯤' },
  social_emotional: { days: 28, words: '한 달쯤' },
  readiness: { days: 28, words: '한 달쯤' },
  parenting_stress: { days: 28, words: '한 달쯤' },
  parenting_attitude: { days: 84, words: '석 달쯤' },
};

/** YYYYMMDD, counted in Seoul from the day of completion. */
export const againOn = (kind: TestKind, completedAt: Date): string =>
  formatDay(dayFromNumber(dayNumber(seoulDay(completedAt.getTime())) + PAUSES[kind].days));

/** When to repeat it, as of today: advice, not a limit. */
export function againWords(kind: TestKind, completedAt: Date, now: number): string {
  const { words } = PAUSES[kind];
  return againOn(kind, completedAt) <= formatDay(seoulDay(now))
    ? `지난번 뒤로 ${words} 지났어요. 다시 해 보면 달라진 점을 볼 수 있어요.`
    : `${words} 지난 뒤에 다시 하면 달라진 점이 더 잘 보여요. 지금 다시 해도 괜찮아요.`;
}
