const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const VOWELS = 21;
const FINALS = 28;
const SIGNS = '0123456789abcdefghijklmnopqrstuvwxyz';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Hangul begins with one of the first nineteen letters, everything else with one of these. */
const OTHERS_FROM = 19;
const OTHERS = LETTERS.length - OTHERS_FROM;

/** Normal form of stored and searched text: NFC, lower case, single blanks. */
export const normalWords = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * Encodes each letter or digit as three ASCII characters, a Hangul syllable by its initial, vowel and final. A trigram
 * index needs three characters, and in some locales ignores Hangul; so two syllables become six characters found in
 * every locale. Anything between words becomes one blank.
 */
export function toGrams(text: string): string {
  let grams = '';
  let gap = false;
  for (const char of normalWords(text)) {
    if (!/[\p{L}\p{N}]/u.test(char)) {
      gap = grams !== '';
      continue;
    }
    if (gap) grams += ' ';
    gap = false;
    grams += toGram(char.codePointAt(0) ?? 0);
  }
  return grams;
}

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

/** Title, text and tags of a post for `post_search`. Tags include their '#', each as a word. */
export function searchRow({ title, text, tags }: { title: string; text: string; tags: readonly string[] }) {
  const words = normalWords([title, text, ...tags.map((tag) => `#${tag}`)].join('\n'));
  return { words, grams: toGrams(words) };
}
