import * as v from 'valibot';
import { cutLetters, firstLetter, isWithinLetters } from './letters';
import { NAME_MAX, nameText, requiredText, typedText } from './text';

const name = nameText('이름을');
const read = (text: string) => v.safeParse(name, text);

const FAMILY = '👨‍👩‍👧';
const OLD_HANGUL = 'ᄒᆞᆫ';

test.each([
  ['fillers of Hangul', 'ㅤㅤ'],
  ['half-width fillers', 'ﾠ'],
  ['zero-width spaces', '\u200b\u200b'],
  ['a lone joiner', '\u200d'],
  ['a lone variation selector', '\ufe0f'],
  ['tags without a flag', '\u{e0061}\u{e0062}'],
  ['combining marks alone', '\u0301\u0302'],
  ['blanks of Braille', '\u2800\u2800'],
  ['private use', '\ue000'],
  ['direction marks', '\u202e\u200f'],
  ['ideographic spaces', '\u3000'],
])('a name of %s is refused', (_, text) => {
  expect(read(text).success).toBe(false);
});

test.each([
  ['하\u200b윤', '하윤'],
  ['\u202e하윤', '하윤'],
  ['하\u00ad윤', '하윤'],
  ['민\u200d준', '민준'],
  ['하ㅤ윤', '하윤'],
  ['  하   윤 ', '하 윤'],
  ['하윤\u2066', '하윤'],
  ['하윤\u{e0041}', '하윤'],
])('a name loses what nobody sees: %j', (typed, kept) => {
  expect(read(typed)).toMatchObject({ success: true, output: kept });
});

test.each([
  'Nguyễn Phúc Minh Khang Alexander',
  'Kim Alexander Christopher',
  OLD_HANGUL,
  '김𠮷뷁',
  'محمد علی',
  'می\u200cخواهم',
  'क्\u200dष',
  `${FAMILY}${FAMILY}`,
  '👩🏽‍🚀',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  '1️⃣',
  '🇰🇷',
  '葛\u{e0100}',
])('a name stays as it was typed: %j', (typed) => {
  expect(read(typed)).toMatchObject({ success: true, output: typed.normalize('NFC') });
});

test.each([
  ['Hangul', '하'],
  ['old Hangul', OLD_HANGUL],
  ['Latin with marks', 'ễ̈'],
  ['a family', FAMILY],
  ['a flag', '🇰🇷'],
])('a name of %s is counted in letters', (_, letter) => {
  expect(read(letter.repeat(NAME_MAX)).success).toBe(true);
  expect(read(letter.repeat(NAME_MAX + 1)).success).toBe(false);
  expect(cutLetters(letter.repeat(30), 20)).toBe(letter.repeat(20));
  expect(firstLetter(`${letter}나무`)).toBe(letter);
});

test('letters are counted over the border of a window', () => {
  for (const shift of [0, 1, 2, 3, 4]) {
    const text = '가'.repeat(1020 + shift) + FAMILY.repeat(300);
    expect(isWithinLetters(text, 1320 + shift)).toBe(true);
    expect(isWithinLetters(text, 1319 + shift)).toBe(false);
  }
});

test('a text that cannot be within the letters is refused without being split', () => {
  expect(isWithinLetters('가'.repeat(1_000_000), 20)).toBe(false);
});

test('a text of several lines keeps its lines and blanks', () => {
  expect(v.parse(typedText('내용을', 100), ' 첫째  줄\n둘째 줄 ')).toBe('첫째  줄\n둘째 줄');
  expect(v.safeParse(requiredText('내용을', 10), '   ').success).toBe(false);
});
