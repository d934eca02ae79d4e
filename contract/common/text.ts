import * as v from 'valibot';

// PostgreSQL stores neither NUL nor a lone surrogate; other control characters are not allowed in a line of text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly the characters refused here
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/**
 * More combining marks in a row than any script has (UAX #15, Stream-Safe Text Format). Normalising such a run takes
 * quadratic time.
 */
const TOO_MANY_MARKS = /\p{M}{31}/u;

/** Whether PostgreSQL can store a text, and Unicode normalisation of it is cheap. */
export const isStorable = (text: string) =>
  !/\p{Surrogate}/u.test(text) && !CONTROL.test(text) && !TOO_MANY_MARKS.test(text);

/** Refuses text that is not storable. */
export const storable = v.check(isStorable, '쓸 수 없는 글자가 들어 있어요.');

/**
 * One line or paragraph of user input: NFC, trimmed, without control characters.
 * @param max length in UTF-16 units after trimming
 */
export const typedText = (label: string, max: number) =>
  v.pipe(
    v.string(`${label} 입력해 주세요.`),
    storable,
    v.transform((text) => text.normalize('NFC').trim()),
    v.maxLength(max, `${max}자까지 쓸 수 있어요.`),
  );

/** Like `typedText`, and not empty. `label` includes its particle: '이름을'. */
export const requiredText = (label: string, max: number) =>
  v.pipe(typedText(label, max), v.minLength(1, `${label} 입력해 주세요.`));

/** An id the server made. */
export const rowId = v.pipe(v.string('잘못된 주소예요.'), v.uuid('잘못된 주소예요.'), v.toLowerCase());
