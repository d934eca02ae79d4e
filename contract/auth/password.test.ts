import { hangulKeys } from '@contract/common/hangul-keys';
import * as v from 'valibot';
import { isCommonPassword } from './common-passwords';
import { COMMON_PASSWORD, namesId, newPassword } from './password';

const getProblem = (password: unknown) => {
  const result = v.safeParse(newPassword, password);
  return result.success ? null : result.issues[0].message;
};

test.each([
  'password',
  'Password1!',
  'p@ssw0rd',
  'qwer1234',
  'qwerty12',
  '1q2w3e4r',
  '1Q2W3E4R!!',
  'asdfasdf',
  'zaq12wsx',
  '12345678',
  '87654321',
  '11111111',
  '123qweasd',
  'aaa111!!',
  'abcd1234',
  'iloveyou',
  'love1234!',
  '2024happy',
  'ssukssuk2026!',
  'ssuk-ssuk-planner',
  'tkfkdgo1',
  'tkfkdgo486',
  'dkssudgktpdy',
  'qlalfqjsgh',
  'eogksalsrnr',
  '사랑해요1234',
  '비밀번호1234!',
  'ㅂㅈㄷㄱㅂㅈㄷㄱ',
  '가나다라마바사아',
  '20190314',
  '01012345678',
  '１２３４５６７８',
])('refuses the common password %s', (password) => {
  expect(isCommonPassword(password)).toBe(true);
  expect(getProblem(password)).toBe(COMMON_PASSWORD);
});

test.each([
  'sprout-garden-7',
  'haneul and gureum',
  '비 오는 날 우산 하나',
  '초록대문 옆 감나무',
  'k3jv9qpx',
  'tallgiraffe',
  'correct horse battery staple',
  'mellow2krill',
  'aaaaaaaaaaaaaaab?c',
])('accepts the password %s, whatever its characters', (password) => {
  expect(getProblem(password)).toBeNull();
});

test('requires at least eight characters, counted as a reader sees them', () => {
  expect(getProblem('k3jv9qp')).toBe('비밀번호는 8자 이상이어야 해요.');
  // Seven syllables written apart are no fourteen characters.
  expect(getProblem('감나무밑초록문'.normalize('NFD'))).toBe('비밀번호는 8자 이상이어야 해요.');
  expect(getProblem('🦒🌱🐳🍐🌂🎈🧦')).toBe('비밀번호는 8자 이상이어야 해요.');
  expect(getProblem('🦒🌱🐳🍐🌂🎈🧦🪁')).toBeNull();
  expect(getProblem('')).toBe('비밀번호를 입력해 주세요.');
  expect(getProblem(undefined)).toBe('비밀번호를 입력해 주세요.');
  expect(getProblem('x'.repeat(257))).toBe('비밀번호가 너무 길어요.');
});

test('stores a syllable typed in NFD as the same password as in NFC', () => {
  const typed = '초록대문 옆 감나무';
  expect(v.parse(newPassword, typed.normalize('NFD'))).toBe(typed.normalize('NFC'));
});

test('detects a password that contains the id', () => {
  expect(namesId('my-Haneul77-house', 'haneul77')).toBe(true);
  expect(namesId('sprout-garden-7', 'haneul77')).toBe(false);
});

test('converts Hangul to the keys of a keyboard set to Latin', () => {
  expect(['사랑해', '안녕하세요', '닭볶음', '까꿍', '꽃 A1'].map(hangulKeys)).toEqual([
    'tkfkdgo',
    'dkssudgktpdy',
    'ekfrqhRdma',
    'RkRnd',
    'Rhc A1',
  ]);
});
