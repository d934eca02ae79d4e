// The words about a row of another guardian or of another's mark, the same on every screen.

/** Of what is written down: measurements, official results. */
export const writtenByWords = (name: string) => `${name} 님이 적었어요.`;
/** Of what is marked: vaccinations, check-ups, plays. */
export const markedByWords = (name: string) => `${name} 님이 표시했어요.`;
