import * as v from 'valibot';
import { isNearLetters, isWithinLetters } from './letters';

// PostgreSQL stores neither NUL nor a lone surrogate; other control characters are not allowed in a line of text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly the characters refused here
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/**
 * More combining marks in a row than any script has (UAX #15, Stream-Safe Text Format). Normalising such a run takes
 * quadratic time.
 */
const TOO_MANY_MARKS = /\p{M}{31}/u;

/** True if PostgreSQL can store a text, and Unicode normalisation of it is cheap. */
export const isStorable = (text: string) =>
  !/\p{Surrogate}/u.test(text) && !CONTROL.test(text) && !TOO_MANY_MARKS.test(text);

/** Refuses text that is not storable. */
export const storable = v.check(isStorable, '쓸 수 없는 글자가 들어 있어요.');

// Signs without a shape that belong to the letter before them: joiners of emoji and of scripts that are spelt with them,
// variants of pictographs and Han characters, fillers of old Hangul syllables, the tags of a flag.
const PART_OF_LETTER = [
  '\\u{1f3f4}[\\u{e0020}-\\u{e007e}]+\\u{e007f}',
  '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}][\\ufe0e\\ufe0f]?\\u200d?',
  '[0-9#*]\\ufe0f\\u20e3',
  '(?![\\p{sc=Latin}\\p{sc=Hangul}\\p{sc=Han}])[\\p{L}\\p{M}][\\u200c\\u200d]',
  '\\p{sc=Han}[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]',
  '[\\u1100-\\u115e]\\u1160',
  '\\u115f[\\u1161-\\u11a7]',
];
const MAYBE_INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Co}]/u;
const INVISIBLE = new RegExp(`(${PART_OF_LETTER.join('|')})|[\\p{Default_Ignorable_Code_Point}\\p{Co}]`, 'gu');

/** Text without invisible characters: direction marks, fillers, zero-width spaces, tags, private use. */
const withoutInvisible = (text: string): string =>
  !MAYBE_INVISIBLE.test(text) ? text : text.replace(INVISIBLE, (_, letter: string | undefined) => letter ?? '');

/** Has a character that is drawn by itself; the blank of Braille is not. */
const hasVisible = (text: string) => /[^\p{M}\p{Z}\p{C}\u2800]/u.test(text);

/**
 * One line or paragraph of user input: NFC, trimmed, without control and invisible characters.
 * @param max letters (grapheme clusters) after trimming
 */
export const typedText = (label: string, max: number) =>
  v.pipe(
    v.string(`${label} 입력해 주세요.`),
    storable,
    // before the normalisation, whose time grows with the text
    v.check((text) => isNearLetters(text, max), `${max}자까지 쓸 수 있어요.`),
    v.transform((text) => withoutInvisible(text.normalize('NFC')).trim()),
    v.check((text) => isWithinLetters(text, max), `${max}자까지 쓸 수 있어요.`),
    v.description(`${max}자까지`),
  );

/** Like `typedText`, and with a visible character. `label` includes its particle: '이름을'. */
export const requiredText = (label: string, max: number) =>
  v.pipe(
    typedText(label, max),
    v.minLength(1, `${label} 입력해 주세요.`),
    v.check((text) => text === '' || hasVisible(text), '눈에 보이는 글자를 하나는 넣어 주세요.'),
  );

/** Letters of a name of a person, a medicine or a place. */
export const NAME_MAX = 40;

/** A name: like `requiredText`, with single spaces. */
export const nameText = (label: string) =>
  v.pipe(
    requiredText(label, NAME_MAX),
    v.transform((name) => name.replace(/\s+/g, ' ')),
  );

/** An id the server made. */
export const rowId = v.pipe(v.string('잘못된 주소예요.'), v.uuid('잘못된 주소예요.'), v.toLowerCase());
