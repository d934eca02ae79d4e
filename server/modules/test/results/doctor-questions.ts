import type { AgeUsed } from '@contract/test/diagnostics.responses';
import { DOMAIN_LABELS } from '@contract/test/domain-words';
import type { Concern, Outcome } from './result-rules';

/** More items of one part than this are counted, not quoted, so that a question stays one breath long. */
const QUOTED = 3;

/** Questions for the doctor, one sentence each: the parent's concerns first, then skills that are not there yet. */
export function doctorQuestions(outcome: Outcome, age: AgeUsed, gestationWeeks: number | null): string[] {
  return [...outcome.concerns.map(aboutConcern), ...aboutNotYet(outcome), ...aboutAge(age, gestationWeeks)];
}

function aboutConcern({ kind, areas, note }: Concern): string {
  const named = areas.map((area) => DOMAIN_LABELS[area]).join(', ');
  const quote = note === '' ? '' : `(“${inOneLine(note)}”)`;
  if (kind === 'lost_skill') {
    return `${named ? `${named}에서 ` : ''}예전에 하던 것을 지금은 하지 않는데${quote}, 무엇을 먼저 살펴보면 좋을까요?`;
  }
  return `${named ? `${named} 발달이` : '아이의 발달이'} 걱정되는데${quote}, 어떻게 살펴보고 도와주면 좋을까요?`;
}

function aboutNotYet({ parts, watched }: Outcome): string[] {
  return parts.flatMap(({ id, label }) => {
    const texts = watched
      .filter(({ part, answer }) => part === id && answer === 'not_yet')
      .map(({ item }) => `“${withoutStop(item.text)}”`);
    if (texts.length === 0) return [];
    const more = texts.length > QUOTED ? ` 등 ${texts.length}가지` : '';
    const quoted = texts.slice(0, QUOTED).join(', ') + more;
    return [`${label}에서 ${quoted}는 아직인데, 어떻게 도와주고 언제 다시 살펴보면 좋을까요?`];
  });
}

function aboutAge(age: AgeUsed, gestationWeeks: number | null): string[] {
  if (!age.corrected || gestationWeeks === null) return [];
  return [
    `${gestationWeeks}주에 태어나 실제 나이는 ${age.actual_months}개월, 교정 나이는 ${age.months}개월인데, 어느 나이를 기준으로 살펴보면 좋을까요?`,
  ];
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const withoutStop = (text: string) => text.replace(/\.$/, '');
