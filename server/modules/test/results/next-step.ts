import { addMonths, dayFromNumber, dayNumber, formatDay, type PlainDay, seoulDay } from '@contract/common/calendar';
import { listDay } from '@contract/common/day-words';
import type { AgeUsed } from '@contract/test/diagnostics.responses';
import type { NextStepKind, TestKind } from '@contract/test/diagnostics-kinds';
import type { ResultStep } from '@contract/test/diagnostics-results.responses';
import { lostSkillUrgent } from '@contract/test/result-words';
import { TESTS } from '@server/content/all-tests';
import { LAST_MONTH } from '@server/content/development-check';
import type { Outcome, RatedTest } from './result-rules';

/** More answers than this are counted, not quoted. */
const REASONS = 4;
const WEEK_DAYS = 7;

/** The one thing to do next, in words and with its day. @param at when the check was completed, in milliseconds */
export function toNextStep(
  test: RatedTest,
  outcome: Outcome,
  { age, at }: { age: AgeUsed; at: number },
): ResultStep | null {
  const kind = outcome.next;
  if (kind === null) return null;
  const on = toDay(kind, seoulDay(at));
  const text = WORDS[kind]({ kind: test.kind, age, day: listDay(formatDay(on), at) });
  return { kind, on: formatDay(on), reasons: listReasons(test, outcome), text };
}

/** A lost skill has a week, a talk with the doctor until the Saturday of next week, another look a month. */
function toDay(kind: NextStepKind, today: PlainDay): PlainDay {
  if (kind === 'again' || kind === 'teacher') return addMonths(today, 1);
  if (kind === 'lost_skill') return dayFromNumber(dayNumber(today) + WEEK_DAYS);
  // Day 0 was a Thursday; the week begins on Sunday.
  const weekday = (dayNumber(today) + 4) % WEEK_DAYS;
  return dayFromNumber(dayNumber(today) - weekday + 2 * WEEK_DAYS - 1);
}

type Words = (about: { kind: TestKind; age: AgeUsed; day: string }) => string;

/** After the last month of the infant check-ups there is none to wait for. */
const withoutWaiting = ({ actual_months }: AgeUsed, checkup: string) =>
  actual_months > LAST_MONTH ? '미루지 말고' : `${checkup}을 기다리지 말고`;

/** True if a check of the kind is open a month later. */
const canAnswerAgain = (kind: TestKind, { months }: AgeUsed) =>
  TESTS.some((test) => test.kind === kind && test.fromMonth <= months + 1 && months + 1 <= test.toMonth);

const WORDS: Record<NextStepKind, Words> = {
  lost_skill: ({ day }) => lostSkillUrgent(day),
  doctor: ({ kind, age, day }) =>
    kind === 'readiness'
      ? `담임 선생님에게 여럿이 있을 때는 어떤지 먼저 물어보고, 늦어도 ${day}까지 소아청소년과에서도 이야기해 보세요.`
      : `${withoutWaiting(age, '다음 검진')} 이번 주나 다음 주에, 늦어도 ${day}까지 소아청소년과에서 이야기해 보세요. 이 결과를 보여 주면 돼요.`,
  worry: ({ day }) =>
    `걱정은 그 자체로 이야기할 이유가 돼요. 늦어도 ${day}까지 가까운 소아청소년과에서 이야기해 보세요. 이 결과를 보여 주면 돼요.`,
  teacher: ({ kind, age, day }) =>
    `담임 선생님에게 여럿이 있을 때는 어떤지 먼저 물어보고, 한 달 뒤인 ${day}에 다시 ${canAnswerAgain(kind, age) ? '답해 보세요' : '살펴보세요'}. 말이나 움직임처럼 다른 걱정이 있으면 소아청소년과에서도 이야기해 보세요.`,
  again: ({ kind, age, day }) =>
    `한 달 뒤인 ${day}에 다시 ${canAnswerAgain(kind, age) ? '답해 보고' : '살펴보고'}, 그대로면 ${withoutWaiting(age, '검진')} 소아청소년과에서 이야기해 보세요.`,
};

/** The answers that lead to a doctor: those that count alone, else each 'not yet'. */
function listReasons({ missed }: RatedTest, { next, watched }: Outcome): string[] {
  if (next !== 'doctor' && next !== 'lost_skill') return [];
  const notYet = watched.filter(({ answer }) => answer === 'not_yet');
  const leading = notYet.filter(({ leads }) => leads);
  const alone = (id: string) => (missed.get(id)?.alone ? 0 : 1);
  const named = (leading.length > 0 ? leading : notYet).toSorted((a, b) => alone(a.item.id) - alone(b.item.id));
  const sentences = named.map(({ item }) => missed.get(item.id)?.notYet ?? item.text);
  if (sentences.length <= REASONS) return sentences;
  return [...sentences.slice(0, REASONS), `아직인 모습이 ${sentences.length - REASONS}가지 더 있어요.`];
}
