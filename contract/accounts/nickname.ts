import { withSizeLimit } from '@contract/common/size-limit';
import { requiredText } from '@contract/common/text';
import * as v from 'valibot';
import { replaceConfusables } from './confusable-letters';

const NICKNAME_MAX = 12;

/** Hangul syllables and jamo, Latin letters with their usual accents, digits. */
const LETTER = 'ㄱ-ㅎㅏ-ㅣ가-힣A-Za-zÀ-ÖØ-öø-ıĴ-ķĹ-ľŁ-ňŊ-žƠơƯưẠ-ỹ0-9';
const SHAPE = new RegExp(`^[${LETTER}]+(?:[ ._-][${LETTER}]+)*$`, 'u');

// Conjoining jamo in the order of their code points, as the letters they are written with.
const INITIALS = 'ㄱ ㄲ ㄴ ㄷ ㄸ ㄹ ㅁ ㅂ ㅃ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(' ');
const VOWELS = 'ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ'.split(' ');
const FINALS =
  'ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(' ');
const JAMO = new Map(
  [
    { from: 0x1100, letters: INITIALS },
    { from: 0x1161, letters: VOWELS },
    { from: 0x11a8, letters: FINALS },
  ].flatMap(({ from, letters }) =>
    letters.map((letter, index) => [String.fromCodePoint(from + index), letter] as const),
  ),
);

/**
 * Skeleton of a name (after Unicode TS #39), equal for names that look alike: without compatibility forms, case,
 * accents, invisible letters, spaces and signs; Latin look-alikes are one letter, Hangul is a row of jamo. Only for
 * comparing.
 */
export function nicknameSkeleton(nickname: string): string {
  const letters = nickname
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]/gu, '');
  const latin = replaceConfusables(letters)
    // Beside single jamo a Latin letter is drawn like a jamo: 'ㄹl' for '리', 'oㅏ' for '아'.
    .replace(/(?<=[\u1100-\u1112])l/gu, '\u1175')
    .replace(/o(?=[\u1161-\u1175])/gu, '\u110b')
    .normalize('NFC')
    // Without a consonant before it ㅡ is drawn like a dash.
    .replace(/\u1173/gu, '');
  return Array.from(latin.normalize('NFD'), (char) => JAMO.get(char) ?? char).join('');
}

/** Words that label deleted accounts: refused to every account. */
export const GONE_WORDS = ['탈퇴', '알 수 없', '삭제된', '이름 없'];
/** Words that suggest staff or an expert: refused to parents. */
export const OFFICIAL_WORDS = [
  ...['쑥쑥', '플래너', 'ssukssuk', 'grow-grow', 'planner'],
  ...['운영', '관리자', '관리인', '매니저', '스태프', '스탭', '공식', '고객센터', '시스템'],
  ...['admin', 'moderator', 'operator', 'manager', 'official', 'staff', 'support', 'system'],
  ...['전문가', '상담사', '상담가', '상담원'],
];
const GONE = GONE_WORDS.map(nicknameSkeleton);
const OFFICIAL = OFFICIAL_WORDS.map(nicknameSkeleton);

const hasWord = (skeletons: readonly string[], nickname: string) => {
  const skeleton = nicknameSkeleton(nickname);
  return skeletons.some((word) => skeleton.includes(word));
};

/** In UTF-16 units as they are typed, decomposed Hangul included: one letter may become eighteen in the skeleton. */
const TYPED_MAX = 200;

const typedNickname = v.pipe(
  requiredText('닉네임을', NICKNAME_MAX),
  v.minLength(2, '닉네임은 두 글자부터 쓸 수 있어요.'),
  v.regex(SHAPE, '닉네임에는 한글과 영어, 숫자를 쓸 수 있어요. 사이에는 띄어쓰기와 . - _ 를 하나씩 넣을 수 있어요.'),
  v.check((text) => nicknameSkeleton(text) !== '', '닉네임에 글자를 하나는 넣어 주세요.'),
  v.check((text) => !hasWord(GONE, text), '탈퇴한 회원으로 보일 수 있는 닉네임은 쓸 수 없어요.'),
);

/** The name that other people read. */
export const nickname = withSizeLimit(
  typedNickname,
  (input) => typeof input !== 'string' || input.length <= TYPED_MAX,
  `${NICKNAME_MAX}자까지 쓸 수 있어요.`,
);

/** Also refuses names that suggest staff or experts; staff may use them. */
export const parentNickname = v.pipe(
  nickname,
  v.check((text) => !hasWord(OFFICIAL, text), '운영자나 전문가로 보일 수 있는 닉네임은 쓸 수 없어요.'),
);
