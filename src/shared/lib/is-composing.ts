/** The keyCode of an input method's key; Safari sends it after the composition ended, when `isComposing` is false. */
const OF_INPUT_METHOD = 229;

/** True if a key event is part of an input method's composition. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === OF_INPUT_METHOD;
