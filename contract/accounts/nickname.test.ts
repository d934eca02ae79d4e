import { figure } from '@server/testing/report-figure';
import * as v from 'valibot';
import { GONE_WORDS, nickname, nicknameSkeleton, OFFICIAL_WORDS, parentNickname } from './nickname';

const findProblem = (text: string, rule: typeof nickname | typeof parentNickname = parentNickname) =>
  v.safeParse(rule, text, { abortPipeEarly: true }).issues?.[0]?.message;
const isRefused = (text: string) => findProblem(text) !== undefined;

const OFFICIAL = '운영자나 전문가로 보일 수 있는 닉네임은 쓸 수 없어요.';
const GONE = '탈퇴한 회원으로 보일 수 있는 닉네임은 쓸 수 없어요.';
const WORDS = [...OFFICIAL_WORDS, ...GONE_WORDS];
const isLatin = (word: string) => /^[a-z-]+$/.test(word);

/** Letters of other scripts and forms drawn like a Latin one, from confusables.txt of UTS #39. */
const FOREIGN: Record<string, string> = {
  a: 'ɑαаᗅꓮꭺ𐊠𖽀',
  b: 'ƀƃɓβвьᏼᖯᗷꓐ',
  c: 'ȼςсᴄⲥꓚꮯ𐊢',
  d: 'đɖɗԁᑯᗞꓒꓓ',
  e: 'ɇεеҽⴹꓰꬲ',
  f: 'ƒϝᖴꓝꬵ',
  g: 'ɠɡԍցꓖꮐ',
  h: 'ħɦнһհᏺꓧ',
  i: 'ıɨɩɪιіӏᵻꙇ',
  j: 'ɉʝϳјᒍꓙ',
  k: 'ƙκкқⲕꓗ',
  l: 'łǀɭӏוا١۱ᛁⵏꓲ',
  m: 'μмӎᗰⲙꓟ',
  n: 'ƞɲηոռⲛꓠ',
  o: 'øɵοσоօסه০੦ဝⲟꓳ〇',
  p: 'ρрⲣꓑ',
  q: 'ʠԛզ',
  r: 'ɍɼʀгᴦꓣ',
  s: 'ʂѕտꓢꜱ',
  t: 'ŧτтⲧꓔ',
  u: 'ʉυսሀꓴ',
  v: 'νѵᴠꓦ',
  w: 'ɯѡѽԝաꓪ',
  x: 'χхⲭꓫ',
  y: 'ʏγуүⲩꓬ',
  z: 'ƶʐζꓜ',
}; // prettier-ignore
/** The first letters of the styled Latin alphabets of U+1D400–U+1D6A3, and the full-width and circled ones. */
const STYLES = [...Array.from({ length: 13 }, (_, index) => 0x1d41a + index * 52), 0xff41, 0x24d0];
const FILLERS = ['\u115f', '\u1160', '\u3164', '\uffa0', '\u200b', '\u200d', '\u2060', '\ufeff', '\u00ad', '\ufe0f'];
const BETWEEN = [' ', '.', '-', '_'];
const JAMO = Array.from('ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎㅏㅑㅓㅕㅗㅛㅜㅠㅡㅣ');

const places = (word: string, sign: string) => [
  `${sign}${word}`,
  `${word.slice(0, 1)}${sign}${word.slice(1)}`,
  `${word}${sign}`,
];
const replaced = (word: string, letter: string, by: string) => word.replaceAll(letter, by);

test('accepts nicknames of Hangul, jamo, Latin letters and digits with single signs between them', () => {
  const names = [
    '새싹맘',
    '이웃 10',
    'ㅋㅋ맘',
    '하늘-이네',
    'mom.of_2',
    'José',
    'Đặng Hằng',
    '7살 엄마',
    '마리아',
    '관심가득',
    '공차는아이',
  ];
  expect(names.filter(isRefused)).toEqual([]);
  expect(findProblem('마음 상담가 보리', nickname)).toBeUndefined();
});

test.each([
  ['관ㅤ리자', '관리자'],
  ['ａｄｍｉｎ', 'admin'],
  ['𝒶𝒹𝓂𝒾𝓃', 'admin'],
  ['аdmin', 'admin'],
  ['ADMlN', 'admin'],
  ['adrnin', 'admin'],
  ['ádmìñ', 'admin'],
  ['a.d-m_i n', 'admin'],
  ['관ㄹl자', '관리자'],
  ['ㄱㅘㄴㄹㅣㅈㅏ', '관리자'],
  ['ㄱㅗㅏㄴ리자', '관리자'],
  ['운ㅡ영oㅏ', '운영아'],
])('refuses %s, whose skeleton is that of %s', (disguise, name) => {
  expect(nicknameSkeleton(disguise)).toBe(nicknameSkeleton(name));
  expect(isRefused(disguise)).toBe(true);
});

test('refuses nicknames of invisible characters, of signs alone or with a line drawn of jamo', () => {
  const nothing = [
    'ㅤㅤ',
    'ᅟᅠ',
    'ﾠﾠ',
    '\u2800\u2800',
    '\u00a0\u00a0',
    '- -',
    '..',
    'ㅡㅡ',
    'ㅡ.ㅡ',
    '이네 ',
    'e\u0301\u0301e',
    '\u202e이네',
  ];
  expect(nothing.filter((name) => !isRefused(name))).toEqual(['이네 ', '\u202e이네']);
});

test('refuses a nickname that contains a reserved word, to parents and experts alike where it names deleted accounts', () => {
  for (const word of OFFICIAL_WORDS) expect(findProblem(`a${word}7`.slice(0, 12))).toBe(OFFICIAL);
  for (const word of GONE_WORDS) expect(findProblem(`${word}한 회원`, nickname)).toBe(GONE);
});

test('refuses every reserved word in every generated disguise', () => {
  const disguises = WORDS.flatMap((word) => [
    ...FILLERS.flatMap((filler) => places(word, filler)),
    ...BETWEEN.flatMap((sign) => places(word, sign).slice(1, 2)),
    word.normalize('NFD'),
    word.toUpperCase(),
    ...(isLatin(word)
      ? [
          ...STYLES.map((first) => word.replace(/[a-z]/g, (c) => String.fromCodePoint(first + c.charCodeAt(0) - 97))),
          ...Object.entries(FOREIGN).flatMap(([letter, drawnAlike]) =>
            word.includes(letter) ? Array.from(drawnAlike, (by) => replaced(word, letter, by)) : [],
          ),
          ...['1', 'l', 'I', 'ı', 'ì'].map((by) => replaced(word, 'i', by)),
          ...['0', 'O', 'ö'].map((by) => replaced(word, 'o', by)),
          replaced(word, 'm', 'rn'),
        ]
      : JAMO.map((jamo) => `${jamo}${word}`)),
  ]);
  const accepted = disguises.filter((name) => !isRefused(name));
  figure('look-alikes', `${disguises.length} disguises of ${WORDS.length} reserved words: ${accepted.length} accepted`);
  expect(disguises.length).toBeGreaterThan(1500);
  expect(accepted).toEqual([]);
});

test('gives every look-alike of Latin, Greek and Cyrillic the skeleton of the Latin letter', () => {
  const scripts = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
  const missed = Object.entries(FOREIGN).flatMap(([letter, drawnAlike]) =>
    Array.from(drawnAlike).filter((by) => scripts.test(by) && nicknameSkeleton(by) !== nicknameSkeleton(letter)),
  );
  expect(missed).toEqual([]);
});

test('gives different skeletons to names that read differently', () => {
  const names = [
    '지안이',
    '지안01',
    '관니',
    '관l',
    '아까',
    '악가',
    '국가',
    '구까',
    '값이',
    '갑시',
    '하늘',
    '하늘이',
    '그네',
    'ㄱ네',
  ];
  expect(new Set(names.map(nicknameSkeleton)).size).toBe(names.length);
});

test('refuses a name that is far too long by its length alone, before comparing it', () => {
  const { issues = [] } = v.safeParse(parentNickname, '\ufdfa'.repeat(1000));
  expect(issues.map(({ message }) => message)).toEqual(['12자까지 쓸 수 있어요.']);
});
