/** What a key of an input method is called; Safari tells it after the syllable has ended, when `isComposing` is false. */
const OF_INPUT_METHOD = 229;

/** Whether a key belongs to the syllable being typed, and means nothing else. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === OF_INPUT_METHOD;
