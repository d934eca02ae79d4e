import { joinWords, toWords } from '@contract/common/search';

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const VOWELS = 21;
const FINALS = 28;
const SIGNS = '0123456789abcdefghijklmnopqrstuvwxyz';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Hangul begins with one of the first nineteen letters, everything else with one of these. */
const OTHERS_FROM = 19;
const OTHERS = LETTERS.length - OTHERS_FROM;

/**
 * Encodes each letter or digit as three ASCII characters, a Hangul syllable by its initial, vowel and final. A trigram
 * index needs three characters, and in some locales ignores Hangul; so two syllables become six characters found in
 * every locale. Blanks and signs are left out.
 */
export const toGrams = (text: string): string =>
  Array.from(joinWords(text), (char) => toGram(char.codePointAt(0) ?? 0)).join('');

function toGram(code: number): string {
  if (code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE) {
    const index = code - FIRST_SYLLABLE;
    const [initial, vowel] = [Math.floor(index / (VOWELS * FINALS)), Math.floor(index / FINALS) % VOWELS];
    return `${LETTERS[initial]}${SIGNS[vowel]}${SIGNS[index % FINALS]}`;
  }
  const size = SIGNS.length;
  const first = LETTERS[OTHERS_FROM + (Math.floor(code / (size * size)) % OTHERS)];
  return `${first}${SIGNS[Math.floor(code / size) % size]}${SIGNS[code % size]}`;
}

/** A LIKE pattern for texts that contain `text`. */
export const toLikePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Title, text and tags of a post for `post_search`. */
export function searchRow({ title, text, tags }: { title: string; text: string; tags: readonly string[] }) {
  const words = toWords([title, text, ...tags].join('\n'));
  return { words, grams: toGrams(words) };
}
