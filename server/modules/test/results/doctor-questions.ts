import type { AgeUsed } from '@contract/test/diagnostics.responses';
import { DOMAIN_LABELS } from '@contract/test/domain-words';
import { lostSkillQuestion } from '@contract/test/result-words';
import type { ContentTest } from '@server/content/content-test';
import type { Concern, Outcome } from './result-rules';

/** More items than this are counted, not asked about one by one: the sheet lists them all. */
const ASKED = 6;
const USUAL_ASK = '집에서 무엇을 해 보고, 언제 다시 볼까요?';
const LEADING_ASK = '무엇을 먼저 살펴볼까요?';
const SOMETIMES_ASK = '에는 ‘가끔 해요’로 답했어요. 언제 다시 살펴보면 좋을까요?';

type Missed = ContentTest['missed'];
type Watched = Outcome['watched'][number];

/**
 * Questions for the doctor: the parent's concerns first, then one for each item that is not there yet, those that lead to
 * the doctor before the others, and for each that is there now and then in a part to watch.
 */
export function doctorQuestions(
  outcome: Pick<Outcome, 'parts' | 'watched' | 'concerns'>,
  missed: Missed,
  { age, gestationWeeks }: { age: AgeUsed; gestationWeeks: number | null },
): string[] {
  const about = [...listNotYet(outcome), ...listSometimes(outcome)];
  const left = about.length - ASKED;
  return [
    ...outcome.concerns.map(aboutConcern),
    ...about.slice(0, ASKED).map((item) => toQuestion(item, missed)),
    ...(left > 0 ? [`아직이거나 가끔 보이는 모습이 ${left}가지 더 있어요. 함께 살펴봐 주세요.`] : []),
    ...aboutAge(age, gestationWeeks),
  ];
}

/** Part by part, as the result lists them. */
function listNotYet({ parts, watched }: Pick<Outcome, 'parts' | 'watched'>): Watched[] {
  const inOrder = parts.flatMap(({ id }) => watched.filter(({ part, answer }) => part === id && answer === 'not_yet'));
  return [...inOrder.filter(({ leads }) => leads), ...inOrder.filter(({ leads }) => !leads)];
}

/** Of the parts to watch in which nothing is 'not yet'. */
const listSometimes = ({ parts, watched }: Pick<Outcome, 'parts' | 'watched'>): Watched[] =>
  parts.flatMap(({ id, level }) => {
    const own = watched.filter(({ part }) => part === id);
    return level === 'watch' && own.every(({ answer }) => answer === 'sometimes') ? own : [];
  });

function toQuestion({ item, answer, leads }: Watched, missed: Missed): string {
  if (answer === 'sometimes') return `“${item.text.replace(/\.$/, '')}”${SOMETIMES_ASK}`;
  const words = missed.get(item.id);
  return `${words?.notYet ?? item.text} ${words?.ask ?? (leads ? LEADING_ASK : USUAL_ASK)}`;
}

function aboutConcern({ kind, areas, note }: Concern): string {
  const named = areas.map((area) => DOMAIN_LABELS[area]).join(', ');
  const quote = note === '' ? '' : `(“${inOneLine(note)}”)`;
  if (kind === 'lost_skill') return lostSkillQuestion(areas, quote);
  return `${named ? `${named} 발달이` : '아이의 발달이'} 걱정되는데${quote}, 어떻게 살펴보고 도와주면 좋을까요?`;
}

function aboutAge(age: AgeUsed, gestationWeeks: number | null): string[] {
  if (!age.corrected || gestationWeeks === null) return [];
  return [
    `${gestationWeeks}주에 태어나 실제 나이는 ${age.actual_months}개월, 교정 나이는 ${age.months}개월인데, 어느 나이를 기준으로 살펴보면 좋을까요?`,
  ];
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
