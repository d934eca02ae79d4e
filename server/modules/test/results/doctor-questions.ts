import type { AgeUsed } from '@contract/test/diagnostics.responses';
import { DOMAIN_LABELS } from '@contract/test/domain-words';
import { lostSkillQuestion } from '@contract/test/result-words';
import { OWN_QUESTIONS } from '@server/content/development-check';
import type { Concern, Outcome } from './result-rules';

/** More items of one part than this are counted, not quoted, so that a question stays one breath long. */
const QUOTED = 3;

/** Questions for the doctor, one sentence each: the parent's concerns first, then skills that are not there yet or only now and then. */
export function doctorQuestions(outcome: Outcome, age: AgeUsed, gestationWeeks: number | null): string[] {
  return [...outcome.concerns.map(aboutConcern), ...aboutWatched(outcome), ...aboutAge(age, gestationWeeks)];
}

function aboutConcern({ kind, areas, note }: Concern): string {
  const named = areas.map((area) => DOMAIN_LABELS[area]).join(', ');
  const quote = note === '' ? '' : `(“${inOneLine(note)}”)`;
  if (kind === 'lost_skill') return lostSkillQuestion(areas, quote);
  return `${named ? `${named} 발달이` : '아이의 발달이'} 걱정되는데${quote}, 어떻게 살펴보고 도와주면 좋을까요?`;
}

function aboutWatched({ parts, watched }: Outcome): string[] {
  return parts.flatMap(({ id, label, level }) => {
    const own = watched.filter(({ part }) => part === id);
    const notYet = own.filter(({ answer }) => answer === 'not_yet').map(({ item }) => item);
    const quoted = quoteItems(notYet.filter((item) => !OWN_QUESTIONS.has(item.id)));
    const asked = notYet.flatMap((item) => OWN_QUESTIONS.get(item.id) ?? []);
    if (notYet.length > 0)
      return [
        ...(quoted
          ? [`${label}에서 ${quoted} 모습이 아직 보이지 않는데, 어떻게 도와주고 언제 다시 살펴보면 좋을까요?`]
          : []),
        ...asked,
      ];
    if (level !== 'watch') return [];
    return [
      `${label}에서 ${quoteItems(own.map(({ item }) => item))} 모습이 가끔만 보이는데, 언제 다시 살펴보면 좋을까요?`,
    ];
  });
}

/** '“손뼉을 쳐요”, “불러요”', with the number of all where they are more than a few; empty for none. */
function quoteItems(items: readonly { text: string }[]): string {
  const texts = items.slice(0, QUOTED).map(({ text }) => `“${withoutStop(text)}”`);
  return texts.join(', ') + (items.length > QUOTED ? ` 등 ${items.length}가지` : '');
}

function aboutAge(age: AgeUsed, gestationWeeks: number | null): string[] {
  if (!age.corrected || gestationWeeks === null) return [];
  return [
    `${gestationWeeks}주에 태어나 실제 나이는 ${age.actual_months}개월, 교정 나이는 ${age.months}개월인데, 어느 나이를 기준으로 살펴보면 좋을까요?`,
  ];
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const withoutStop = (text: string) => text.replace(/\.$/, '');
