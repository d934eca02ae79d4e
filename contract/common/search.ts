import { SYNONYMS } from './search-synonyms';

/** A searched text: its words with a blank before each, and the same without blanks. */
export type SearchText = { words: string; joined: string };

/** A query: each word as any of its alternatives, without blanks; `joined` is the whole. */
export type Search = { words: readonly (readonly string[])[]; joined: string };

/** Lower case in NFC, every word (letters and digits) with one blank before it. */
export const toWords = (text: string): string => {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return words ? ` ${words.join(' ')}` : '';
};

/** The words without blanks, which people set differently. */
export const joinWords = (text: string): string => toWords(text).replaceAll(' ', '');

export const toSearchText = (text: string): SearchText => {
  const words = toWords(text);
  return { words, joined: words.replaceAll(' ', '') };
};

const AFTER_CONSONANT = ['이', '은', '을', '과', '으로', '이랑', '이나'];
const AFTER_VOWEL = ['가', '는', '를', '와', '로', '랑', '나'];
const AFTER_ANY = ['도', '의', '에', '에서', '만', '부터', '까지', '에게', '한테', '이에요', '예요', '인가요'];
/** Nouns that end as if with a particle, and whose beginning is another word. */
const NOUN = /(?:놀이|어린이|고양이|먹이)$/;
/** Words of a question that texts seldom repeat. */
const ASKING = new Set(['언제', '언제부터', '언제까지', '어떻게', '왜', '방법', '하는법', '하나요', '해요', '되나요']);

const hasFinal = (syllable: string) => (syllable.charCodeAt(0) - 0xac00) % 28 > 0;

/** The word without a particle; two syllables of it stay. */
function withoutParticle(word: string): string {
  if (NOUN.test(word) || !/[가-힣]{3}$/.test(word)) return word;
  const fits = (particle: string) => word.length - particle.length >= 2 && word.endsWith(particle);
  const before = (particle: string) => word.charAt(word.length - particle.length - 1);
  const particle = [
    ...AFTER_ANY.filter(fits),
    ...AFTER_CONSONANT.filter((item) => fits(item) && hasFinal(before(item))),
    ...AFTER_VOWEL.filter((item) => fits(item) && !hasFinal(before(item))),
  ].toSorted((a, b) => b.length - a.length)[0];
  return particle === undefined ? word : word.slice(0, -particle.length);
}

const ALIKE = new Map<string, Set<string>>();
for (const row of SYNONYMS) {
  const joined = row.map(joinWords);
  for (const word of joined) ALIKE.set(word, new Set([...(ALIKE.get(word) ?? []), ...joined]));
}
/** Words of the longest synonym that is typed apart. */
const APART_MAX = 4;

/** Words as typed; those that together have synonyms are one. A jamo after a syllable is an incomplete next one. */
export function parseSearch(query: string): Search {
  const typed = toWords(query)
    .replace(/(?<=[가-힣])[ㄱ-ㅎㅏ-ㅣ]+(?= |$)/g, '')
    .split(' ')
    .filter((word) => word !== '');
  const said = typed.filter((word) => !ASKING.has(word));
  const asked = ALIKE.has(typed.join('')) || said.length === 0 ? typed : said;
  const words: string[][] = [];
  for (let at = 0; at < asked.length; ) {
    const many = countTogether(asked.slice(at, at + APART_MAX));
    words.push(toAlternatives(asked.slice(at, at + many)));
    at += many;
  }
  return { words, joined: typed.join('') };
}

const toJoined = (words: readonly string[]): string => {
  const joined = words.join('');
  return ALIKE.has(joined) ? joined : withoutParticle(joined);
};

function countTogether(words: readonly string[]): number {
  for (let many = words.length; many > 1; many -= 1) if (ALIKE.has(toJoined(words.slice(0, many)))) return many;
  return 1;
}

function toAlternatives(words: readonly string[]): string[] {
  const name = toJoined(words);
  return [...new Set([name, ...(ALIKE.get(name) ?? [])])];
}

/** True where the whole query is compared too: a word of one syllable alone must begin a word ('성 장'). */
export const hasShortWord = ({ words }: Search): boolean =>
  words.length > 1 && words.some(([word]) => word?.length === 1);

const contains = ({ words, joined }: SearchText, word: string) =>
  word.length === 1 ? words.includes(` ${word}`) : joined.includes(word);

/** True for a text with every word of the query, in any order; every text has those of an empty query. */
export const fitsSearch = (text: SearchText, search: Search): boolean =>
  search.words.every((alternatives) => alternatives.some((word) => contains(text, word))) ||
  (hasShortWord(search) && text.joined.includes(search.joined));

const SIGNS = '[^\\p{L}\\p{N}]*';

/** Positions in `text` of the words of a query, blanks and signs aside; the first to the last without overlap. */
export function findSearch(text: string, search: Search): [from: number, to: number][] {
  const sought = [...search.words.flat(), ...(hasShortWord(search) ? [search.joined] : [])];
  const found = sought.flatMap((word) => {
    const letters = Array.from(word).join(SIGNS);
    const expression = word.length === 1 ? `(?<![\\p{L}\\p{N}])${letters}` : letters;
    return [...text.matchAll(new RegExp(expression, 'giu'))].map(({ index, 0: match }): [number, number] => [
      index,
      index + match.length,
    ]);
  });
  const merged: [number, number][] = [];
  for (const [from, to] of found.toSorted((a, b) => a[0] - b[0] || b[1] - a[1])) {
    const last = merged.at(-1);
    if (last && from < last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}
