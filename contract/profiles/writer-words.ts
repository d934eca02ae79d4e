// The words about a row of another guardian or of another's mark, the same on every screen.

/** Of what is written down: measurements, official results. */
export const writtenByWords = (name: string) => `${name} 님이 적었어요.`;
/** Of what is marked: vaccinations, check-ups, plays. */
export const markedByWords = (name: string) => `${name} 님이 표시했어요.`;
/** Of an answer of a check that two guardians answer. */
export const answeredByWords = (name: string) => `${name} 님이 먼저 답했어요. 다르게 보이면 바꿔도 돼요.`;
/** Of a measurement of the day that is about to be written. */
export const sameDayWords = (name: string) =>
  `같은 날 ${name} 님이 적은 기록이 있어요. 저장하면 두 기록을 모두 남겨요.`;
