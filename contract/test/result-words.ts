import type { Domain, NextStepKind } from './diagnostics-kinds';
import type { AttemptSummary, LevelsResult, ResultStep } from './diagnostics-results.responses';
import { LEVEL_LABELS } from './diagnostics-words';
import { DOMAIN_LABELS } from './domain-words';

/**
 * Prevailing finding of a result in levels: a skill that is there, else one not there yet, else one now and then, else
 * nothing observed.
 */
export type ResultTone = 'seen' | 'not_yet' | 'sometimes' | 'unknown';

export function getResultTone({ parts, watched }: Pick<LevelsResult, 'parts' | 'watched'>): ResultTone {
  if (parts.some(({ well }) => well.length > 0)) return 'seen';
  if (watched.some(({ answer }) => answer === 'not_yet')) return 'not_yet';
  return watched.length > 0 ? 'sometimes' : 'unknown';
}

/** Short names of the next steps, for the head of a result and for a list. */
export const NEXT_STEP_LABELS: Record<NextStepKind, string> = {
  lost_skill: LEVEL_LABELS.talk,
  doctor: LEVEL_LABELS.talk,
  worry: '소아청소년과에서 이야기해 봐요',
  teacher: '담임 선생님과 이야기해 봐요',
  again: '한 달 뒤 다시 봐요',
};

/** True if a step is to be taken before anything else of the result is read. */
export const isPressing = (step: Pick<ResultStep, 'kind'> | null | undefined): boolean =>
  step?.kind === 'lost_skill' || step?.kind === 'doctor' || step?.kind === 'worry';

/** Label of a pressing next step, for a list; null for any other. A result stored without steps uses its concern. */
export function toPressingLabel({
  next_step: step,
  talk_first: told,
}: Pick<AttemptSummary, 'next_step' | 'talk_first'>): string | null {
  if (step === undefined) return told ? LEVEL_LABELS.talk : null;
  return step && isPressing(step) ? NEXT_STEP_LABELS[step.kind] : null;
}

/** @param by the last day in words; without one only the week is named */
export const lostSkillUrgent = (by?: string): string =>
  `하던 것을 하지 않게 된 일은 기다리지 말고 ${by ? `하루라도 빨리, 늦어도 ${by}까지` : '이번 주 안에'} 소아청소년과에 알려 주세요. 축 처지거나 깨우기 어렵거나 경련이 있으면 바로 119에 전화하세요.`;

/** The steps of results from before a result had one. */
const FORMER_STEPS = {
  not_yet: '혼자 기다리지 말고 이번 주나 다음 주에 소아청소년과에서 이야기해 보세요.',
  lost_skill: lostSkillUrgent(),
  worry:
    '걱정은 그 자체로 이야기할 이유가 돼요. 가까운 소아청소년과에서 이야기해 보세요. 아래 ‘의사에게 물어볼 것’을 보여 주면 돼요.',
};

type Stepped = Pick<LevelsResult, 'parts' | 'watched' | 'talk_first' | 'next_step'>;

/** First sentences of a result that leads onward; empty where it does not. */
export function firstWords(result: Stepped): string[] {
  const { next_step: step, talk_first: told } = result;
  if (step) return isPressing(step) ? [step.text] : [];
  return [
    ...(told.includes('lost_skill') ? [FORMER_STEPS.lost_skill] : []),
    ...(getResultTone(result) === 'not_yet' ? [FORMER_STEPS.not_yet] : []),
    ...(told.includes('worry') ? [FORMER_STEPS.worry] : []),
  ];
}

/** Added when a concern names no area: the levels of the areas do not contradict it. */
export const CONCERN_WITHOUT_AREA =
  '아래 영역마다 적힌 모습은 질문에 답한 내용만 보여 줘요. 알려 주신 것은 따로 꼭 이야기해 주세요.';

/** In place of what goes well, when nothing was answered with 해요. */
export const NOTHING_SEEN: Record<Exclude<ResultTone, 'seen'>, string> = {
  not_yet: '‘해요’로 답한 모습은 없었어요.',
  sometimes: '‘해요’로 답한 모습은 아직 없고, ‘가끔 해요’로 답한 모습이 있어요.',
  unknown: '살펴볼 기회가 없었던 모습이 많아요. 며칠 함께 지내며 살펴보고 다시 답해 주세요.',
};

/** In place of what to watch, when nothing is. */
export function nothingToWatch(result: Pick<LevelsResult, 'parts' | 'watched' | 'talk_first'>): string {
  if (getResultTone(result) === 'unknown') return '아직 살펴본 모습이 적어서, 지켜볼 모습을 말하기 어려워요.';
  return result.talk_first.length > 0
    ? '질문에 답한 것 가운데 지켜볼 모습은 없었어요. 알려 주신 것은 의사와 꼭 이야기해 주세요.'
    : '지금 따로 지켜볼 모습은 없어요. 하던 대로 함께 놀아 주세요.';
}

/** Heading of a play for an answer that leads to a doctor. */
export const LEADS_FIRST = '먼저 소아청소년과에서 이야기해 보세요. 놀이는 그동안 가볍게 해요.';

/** Marks an area named by a worry, whose level it does not change. */
export const WORRIED_LABEL = '걱정을 알려 주셨어요';

/** Heads the items a shy or a bold child misses by temperament. */
export const BY_TEMPERAMENT_LABEL = '기질에 따라 다른 모습';
export const BY_TEMPERAMENT_NOTE =
  '낯을 가리는지, 먼저 다가가는지처럼 타고난 기질에 따라 달라요. 그래서 발달을 살펴보는 데는 세지 않았어요.';

/** Heads the questions: those of learning are for the class teacher. */
export const getQuestionsTitle = ({ next_step: step }: Pick<LevelsResult, 'next_step'>): string =>
  step?.kind === 'teacher' ? '담임 선생님에게 물어볼 것' : '의사에게 물어볼 것';

/** Month of age in which the infant check-ups end. */
const LAST_CHECKUP_MONTH = 71;

/** In place of questions for the doctor, when there are none. */
export function noQuestions(result: Pick<LevelsResult, 'parts' | 'watched' | 'age'>): string {
  if (result.watched.length > 0) return '‘가끔 해요’로 답한 모습을 보여 주고 언제 다시 보면 좋을지 물어보세요.';
  if (getResultTone(result) === 'unknown')
    return '아직 살펴본 모습이 적어요. 걱정되는 점이 있으면 기다리지 말고 소아청소년과에 물어보세요.';
  const later = '걱정되는 점이 생기면 언제든 물어보세요.';
  return result.age.actual_months > LAST_CHECKUP_MONTH
    ? `이번 답에서 따로 물어볼 것은 없어요. ${later}`
    : `이번 답에서 따로 물어볼 것은 없어요. 다음 영유아 건강검진 때 이 기록을 보여 주고, ${later}`;
}

/**
 * True if a result leads to a specialist: by its step; of one from before there was a step, by a concern, a part at the
 * last level, or no skill seen at all.
 */
export function leadsToSpecialist(
  result: Pick<LevelsResult, 'parts' | 'watched' | 'talk_first'> & { next_step?: ResultStep | null | undefined },
): boolean {
  if (result.next_step !== undefined) return isForSpecialist(result.next_step);
  return (
    result.talk_first.length > 0 ||
    result.parts.some(({ level }) => level === 'talk') ||
    getResultTone(result) === 'not_yet'
  );
}

/** True if a step opens the way to examination and treatment. */
export const isForSpecialist = (step: Pick<ResultStep, 'kind'> | null): boolean =>
  step?.kind === 'lost_skill' || step?.kind === 'doctor';

/** Part of every question about a lost skill, which tells it from the others. */
export const LOST_SKILL_ASKED = '예전에 하던 것을 지금은 하지 않는데';

/** The question for the doctor about a lost skill. @param quote the parent's own words in brackets, or nothing */
export function lostSkillQuestion(areas: readonly Domain[], quote = ''): string {
  const named = areas.map((area) => DOMAIN_LABELS[area]).join(', ');
  return `${named ? `${named}에서 ` : ''}${LOST_SKILL_ASKED}${quote}, 무엇을 먼저 살펴보면 좋을까요?`;
}
