import { readFileSync } from 'node:fs';
import path from 'node:path';
import { GUARDIAN_PASSWORD_MAX, GUARDIAN_PASSWORD_MIN, GUARDIAN_WAIT_MINUTES } from '@contract/auth/guardian';
import { PASSWORD_MIN } from '@contract/auth/password';
import { MAIL_CODE_MINUTES } from '@contract/common/mail-code';
import { CLAIM_DAYS, NEW_ACCOUNT_COMMENTS, NEW_ACCOUNT_POSTS } from '@contract/community/community-safety';
import { POST_IMAGES_MAX, RESTORABLE_DAYS } from '@contract/community/posts';
import { FAQ_GROUPS } from '@contract/mypage/faq';
import { LEVEL_LABELS } from '@contract/test/diagnostics-words';
import { FAQ } from './faq';

const getAnswer = (id: string) => FAQ.find((faq) => faq.id === id)?.answer.join(' ') ?? '';
const words = FAQ.flatMap((faq) => [faq.question, ...faq.answer, ...faq.keywords]);

test('has at least 44 unique questions in the order of the six groups', () => {
  expect(FAQ.length).toBeGreaterThanOrEqual(44);
  expect(new Set(FAQ.map((faq) => faq.id)).size).toBe(FAQ.length);
  expect(new Set(FAQ.map((faq) => faq.question)).size).toBe(FAQ.length);
  const order = FAQ.map((faq) => FAQ_GROUPS.indexOf(faq.group));
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

test.each(FAQ_GROUPS)('has at least six questions in the group %s', (group) => {
  expect(FAQ.filter((faq) => faq.group === group).length).toBeGreaterThanOrEqual(6);
});

test.each(FAQ.map((faq) => [faq.question, faq] as const))(
  '%s has valid sentences, length and keywords',
  (question, faq) => {
    expect(question).toMatch(/[^.]$/);
    expect(faq.answer.every((paragraph) => paragraph.endsWith('.'))).toBe(true);
    const length = faq.answer.join('').length;
    expect(length).toBeGreaterThanOrEqual(35);
    expect(length).toBeLessThanOrEqual(260);
    expect(new Set(faq.keywords).size).toBe(faq.keywords.length);
  },
);

test('names only lines of the settings that are on that screen', () => {
  const folder = path.join(__dirname, '../../src/features/mypage/settings');
  const screen = ['setting-page.tsx', 'account/account-group.tsx']
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  const named = words.flatMap((line) => [...line.matchAll(/‘마이 › 설정 › ([^’]+)’/g)].map((match) => match[1]));
  expect(new Set(named).size).toBeGreaterThanOrEqual(7);
  expect(named.filter((label) => !screen.includes(String(label)))).toEqual([]);
});

test('states the limits of the contract', () => {
  expect(getAnswer('faq-account-password-rule')).toContain(`${PASSWORD_MIN}자 이상`);
  expect(getAnswer('faq-account-code-missing')).toContain(`${MAIL_CODE_MINUTES}분 동안`);
  expect(getAnswer('faq-learn-guardian')).toContain(`숫자 ${GUARDIAN_PASSWORD_MIN}~${GUARDIAN_PASSWORD_MAX}자리`);
  expect(getAnswer('faq-learn-guardian-forgot')).toContain(`${GUARDIAN_WAIT_MINUTES}분 동안`);
  expect(getAnswer('faq-community-newcomer')).toContain(`글 ${NEW_ACCOUNT_POSTS}개와 댓글 ${NEW_ACCOUNT_COMMENTS}개`);
  expect(getAnswer('faq-community-edit')).toContain(`${RESTORABLE_DAYS}일 동안 되살릴`);
  expect(getAnswer('faq-community-photo')).toContain(`${POST_IMAGES_MAX}장까지`);
  expect(getAnswer('faq-community-rights')).toContain(`${CLAIM_DAYS}일 동안 가리며`);
  for (const label of Object.values(LEVEL_LABELS)) expect(getAnswer('faq-check-levels')).toContain(label);
});

test('has no word that judges a child, and mentions a diagnosis only to rule it out', () => {
  expect(words.filter((line) => /비정상|지연|장애|틀렸|뒤처|뒤쳐|늦되|미달|또래보다|등수|백분위/.test(line))).toEqual(
    [],
  );
  expect(words.filter((line) => line.replaceAll('진단이 아니', '').includes('진단'))).toEqual([]);
});

test('all text is composed Hangul without stray white space', () => {
  expect(words.filter((line) => line !== line.normalize('NFC') || line !== line.trim() || /\s{2}/.test(line))).toEqual(
    [],
  );
});
