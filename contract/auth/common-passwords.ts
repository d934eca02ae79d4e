import { hangulKeys } from '@contract/common/hangul-keys';
import { COMMON_HANGUL, COMMON_WORDS } from './common-password-words';

const splitWords = (text: string) => text.trim().split(/\s+/);
const plain = (text: string) => text.normalize('NFKC').toLowerCase();

const hangul = splitWords(COMMON_HANGUL);
const COMMON: ReadonlySet<string> = new Set([
  ...splitWords(COMMON_WORDS),
  ...hangul,
  ...hangul.map((word) => hangulKeys(word).toLowerCase()),
]);

/** Keyboard runs: rows, columns and zigzags, the alphabet and its Korean equivalents. */
const PATHS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qawsedrftgyhujikolp',
  '가나다라마바사아자차카타파하',
  'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ',
  'ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ',
  'ㅁㄴㅇㄹㅎㅗㅓㅏㅣ',
  '!@#$%^&*()',
];
const ALL_PATHS = [...PATHS, ...PATHS.map((path) => Array.from(path).reverse().join(''))];
/** Shorter runs occur by chance. */
const SHORTEST_PIECE = 3;

const LOOKALIKES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/**
 * True if a password is one that attackers try first: a known word, also with letters replaced or with a usual ending;
 * a run along the keyboard; a repetition; a date or a telephone number.
 */
export function isCommonPassword(password: string): boolean {
  const text = plain(password);
  const bare = text.replace(/[\s._-]/g, '');
  return [text, bare].some(
    (form) => isWord(form) || isRepetition(form) || isWoven(form) || isDressedWord(form) || isDateOrPhone(form),
  );
}

const isWord = (text: string) =>
  COMMON.has(text) || COMMON.has(Array.from(text, (char) => LOOKALIKES[char] ?? char).join(''));

/** 'aaaaaaaa', '12121212', 'abcdabcd' */
const isRepetition = (text: string) => /^(.{1,4})\1+$/su.test(text);

/** Nothing but runs and repetitions, one after another: 'qwer1234', '123qweasd', 'aaa111!!'. */
function isWoven(text: string): boolean {
  let rest = text;
  while (rest.length >= SHORTEST_PIECE) {
    const length = pieceAt(rest);
    if (length < SHORTEST_PIECE) return false;
    rest = rest.slice(length);
  }
  return rest.length < text.length && rest.length < SHORTEST_PIECE;
}

function pieceAt(text: string): number {
  let length = /^(.)\1*/su.exec(text)?.[0].length ?? 0;
  while (length < text.length && ALL_PATHS.some((path) => path.includes(text.slice(0, length + 1)))) length += 1;
  return length;
}

/** 'love1234!', '2024happy', '!!password99' */
function isDressedWord(text: string): boolean {
  const keys = text.replace(/[가-힣ㄱ-ㅎㅏ-ㅣ]+/gu, latin);
  const letters = [...keys.matchAll(/[A-Za-z]/g)];
  const from = letters[0]?.index ?? 0;
  const to = (letters.at(-1)?.index ?? -1) + 1;
  return isWord(keys.slice(from, to)) && isUsualEnding(keys.slice(0, from)) && isUsualEnding(keys.slice(to));
}

/** Numbers that read as words in Korean (486 사랑해, 1004 천사), and the middle of a telephone's keys. */
const SPOKEN = new Set(['486', '1004', '8282', '7942', '5959', '2580', '0852']);

// \W also means Hangul; in Latin keys it is the same word of the list.
const latin = (part: string) => hangulKeys(part).toLowerCase();

function isUsualEnding(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  return (
    text.length - digits.length <= 3 &&
    (digits.length <= 2 ||
      SPOKEN.has(digits) ||
      /^(19|20)\d\d$/.test(digits) ||
      isRepetition(digits) ||
      isWoven(digits))
  );
}

const isDateOrPhone = (text: string) =>
  /^(19|20)\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(text) || /^01[016789]\d{7,8}$/.test(text);
