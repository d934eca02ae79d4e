/** More UTF-16 units than a letter that people type has: a family emoji with skin tones has 23. */
const UNITS_A_LETTER = 32;

// Firefox has it from version 125; before that a letter is a code point.
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('ko', { granularity: 'grapheme' }) : null;

/** UTF-16 units that are segmented at once: the time of the segmenter grows with the square of the text. */
const WINDOW = 1024;

function* split(text: string): Generator<string> {
  if (!segmenter) return yield* text;
  let at = 0;
  while (at < text.length) {
    const end = at + WINDOW;
    const part = text.slice(at, /[\ud800-\udbff]/.test(text.charAt(end - 1)) ? end + 1 : end);
    for (const { segment, index } of segmenter.segment(part)) {
      const isCut = index > 0 && index + segment.length === part.length && at + part.length < text.length;
      if (isCut) at += index - part.length;
      else yield segment;
    }
    at += part.length;
  }
}

/** False for a text that is too long for `max` letters, however they are made up. */
export const isNearLetters = (text: string, max: number) => text.length <= max * UNITS_A_LETTER;

/** True for a text of at most `max` grapheme clusters (UAX #29). */
export function isWithinLetters(text: string, max: number): boolean {
  if (text.length <= max) return true;
  if (!isNearLetters(text, max)) return false;
  let count = 0;
  for (const _ of split(text)) if (++count > max) return false;
  return true;
}

/** First letter as a reader sees it; empty for an empty text. */
export const firstLetter = (text: string): string => split(text).next().value ?? '';

/** The first `max` letters. */
export function cutLetters(text: string, max: number): string {
  if (text.length <= max) return text;
  let cut = '';
  let count = 0;
  for (const letter of split(text)) {
    if (++count > max) break;
    cut += letter;
  }
  return cut;
}
