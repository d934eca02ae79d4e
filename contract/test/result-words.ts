import type { Domain } from './diagnostics-kinds';
import type { LevelsResult } from './diagnostics-results.responses';
import { DOMAIN_LABELS } from './domain-words';

/** What a result in levels is mostly made of: a skill that is there, else one not there yet, else one now and then, else nothing observed. */
export type ResultTone = 'seen' | 'not_yet' | 'sometimes' | 'unknown';

export function getResultTone({ parts, watched }: Pick<LevelsResult, 'parts' | 'watched'>): ResultTone {
  if (parts.some(({ well }) => well.length > 0)) return 'seen';
  if (watched.some(({ answer }) => answer === 'not_yet')) return 'not_yet';
  return watched.length > 0 ? 'sometimes' : 'unknown';
}

/** Opens a result in which no skill was answered with 해요 and one with 아직이에요. */
export const NO_SKILL_SEEN =
  '‘해요’라고 답한 모습은 없었어요. 혼자 기다리지 말고 이번 주나 다음 주에 소아청소년과에서 이야기해 보세요.';

/** Opens a result with a lost skill. */
export const LOST_SKILL_URGENT =
  '하던 것을 하지 않게 된 일은 다음 검진을 기다리지 말고 이번 주 안에 소아청소년과에 알려 주세요. 축 처지거나 깨우기 어렵거나 경련이 있으면 바로 119에 전화하세요.';

/** Opens a result with a worry. */
export const WORRY_FIRST =
  '걱정은 그 자체로 이야기할 이유가 돼요. 가까운 소아청소년과에서 이야기해 보세요. 아래 ‘의사에게 물어볼 것’을 보여 주면 돼요.';

/** Added when a concern names no area: the levels of the areas do not contradict it. */
export const CONCERN_WITHOUT_AREA =
  '아래 영역마다 적힌 모습은 질문에 답한 내용만 보여 줘요. 알려 주신 것은 따로 꼭 이야기해 주세요.';

/** In place of what goes well, when nothing was answered with 해요. */
export const NOTHING_SEEN: Record<Exclude<ResultTone, 'seen'>, string> = {
  not_yet: '‘해요’라고 답한 모습은 없었어요.',
  sometimes: '‘해요’라고 답한 모습은 아직 없고, ‘가끔 해요’로 답한 모습이 있어요.',
  unknown: '살펴볼 기회가 없었던 모습이 많아요. 며칠 함께 지내며 살펴보고 다시 답해 주세요.',
};

/** In place of what to watch, when nothing is. */
export function nothingToWatch(result: Pick<LevelsResult, 'parts' | 'watched' | 'talk_first'>): string {
  if (getResultTone(result) === 'unknown') return '아직 살펴본 모습이 적어서, 지켜볼 모습을 말하기 어려워요.';
  return result.talk_first.length > 0
    ? '질문에 답한 것 가운데 지켜볼 모습은 없었어요. 알려 주신 것은 의사와 꼭 이야기해 주세요.'
    : '지금 따로 지켜볼 모습은 없어요. 하던 대로 함께 놀아 주세요.';
}

/** Heads the items a shy or a bold child misses by temperament. */
export const BY_TEMPERAMENT_LABEL = '기질에 따라 다른 모습';
export const BY_TEMPERAMENT_NOTE =
  '낯을 가리는지, 먼저 다가가는지처럼 타고난 기질에 따라 달라요. 그래서 발달을 살펴보는 데는 세지 않았어요.';

/** In place of questions for the doctor, when there are none. */
export function noQuestions(result: Pick<LevelsResult, 'parts' | 'watched'>): string {
  if (result.watched.length > 0) return '‘가끔 해요’로 답한 모습을 보여 주고 언제 다시 보면 좋을지 물어보세요.';
  if (getResultTone(result) === 'unknown')
    return '아직 살펴본 모습이 적어요. 걱정되는 점이 있으면 다음 검진을 기다리지 말고 물어보세요.';
  return '이번 답에서 따로 물어볼 것은 없어요. 다음 영유아 건강검진 때 이 기록을 보여 주고, 걱정되는 점이 생기면 언제든 물어보세요.';
}

/** Whether a result leads to a specialist: a concern, a part at that level, or no skill seen at all. */
export const leadsToSpecialist = (result: Pick<LevelsResult, 'parts' | 'watched' | 'talk_first'>): boolean =>
  result.talk_first.length > 0 ||
  result.parts.some(({ level }) => level === 'talk') ||
  getResultTone(result) === 'not_yet';

/** Part of every question about a lost skill, which tells it from the others. */
export const LOST_SKILL_ASKED = '예전에 하던 것을 지금은 하지 않는데';

/** The question for the doctor about a lost skill. @param quote the parent's own words in brackets, or nothing */
export function lostSkillQuestion(areas: readonly Domain[], quote = ''): string {
  const named = areas.map((area) => DOMAIN_LABELS[area]).join(', ');
  return `${named ? `${named}에서 ` : ''}${LOST_SKILL_ASKED}${quote}, 무엇을 먼저 살펴보면 좋을까요?`;
}
