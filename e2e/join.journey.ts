import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { addMonths, formatDay, seoulDay } from '../contract/common/calendar';
import { test } from './support/journey';
import { mailedCode, mailsTo } from './support/mails';
import { newMember } from './support/new-member';

const label = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a new parent introduces the child, joins with a mailed code, saves the child and arrives at home', async ({
  page,
}) => {
  const mark = randomUUID().slice(0, 8);
  const email = `${mark}@example.com`;
  const password = `보슬비 내리는 마당 ${mark}`;

  await page.goto('/');
  await page.getByRole('link', { name: '시작하기' }).tap();

  // The child first; it waits in the tab.
  await expect(page).toHaveURL('/auth/profile/form');
  await label(page, '이름').fill('도담');
  await label(page, '태어난 날').fill(formatDay(addMonths(seoulDay(Date.now()), -14)));
  await page.getByRole('radio', { name: '여자' }).check();
  await button(page, '다음').tap();

  // The consents: each text opens, Back closes it, all are ticked at once.
  await page.getByRole('button', { name: '서비스 이용약관 보기' }).tap();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/auth/join/form');
  await page.getByRole('checkbox', { name: '모두 동의해요' }).check();
  await button(page, '다음').tap();

  // The id is checked while typing: 'demo' exists already.
  await label(page, '아이디').fill('demo');
  await expect(page.getByText('이미 쓰고 있는 아이디예요.')).toBeVisible();
  await label(page, '아이디').fill(`new_${mark}`);
  await expect(page.getByText('쓸 수 있는 아이디예요.')).toBeVisible();
  await label(page, '비밀번호').fill(password);
  await label(page, '비밀번호 확인').fill(password);
  await button(page, '다음').tap();

  // The address is confirmed by a mailed code.
  await label(page, '이름').fill('김새싹');
  await label(page, '이메일').fill(email);
  await button(page, '확인 번호 받기').tap();
  await expect(label(page, '확인 번호')).toBeFocused();

  // Reading the mail cost the page its memory: only the password is asked again.
  await page.reload();
  await expect(page).toHaveURL('/auth/join/form02');
  await expect(label(page, '아이디')).toHaveValue(`new_${mark}`);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]))).not.toContain(
    '보슬비',
  );
  await label(page, '비밀번호').fill(password);
  await label(page, '비밀번호 확인').fill(password);
  await button(page, '다음').tap();
  await expect(label(page, '이메일')).toHaveValue(email);
  await label(page, '확인 번호').fill(await mailedCode(email));
  await button(page, '가입하기').tap();

  // The first log-in's chooser, a child, and home.
  await expect(page).toHaveURL('/auth/join/select');
  await expect(page.getByText('김새싹 님, 반가워요')).toBeVisible();
  await page.getByRole('link', { name: /도담 프로필 저장하기/ }).tap();
  await expect(label(page, '이름')).toHaveValue('도담');
  await expect(page.getByRole('radio', { name: '여자' })).toBeChecked();
  // The first child asks its legal representative's consent.
  await page.getByRole('checkbox', { name: /법정대리인.*동의해요/ }).check();
  await button(page, '저장하기').tap();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { name: '도담' })).toBeVisible();

  // The chooser is not shown again, and joining is finished.
  await page.goto('/');
  await expect(page).not.toHaveURL('/auth/join/select');
  await page.goto('/auth/join/form');
  await expect(page).not.toHaveURL('/auth/join/form');
});

test('a forgotten password is reset by a mailed code, which signs out all other devices', async ({
  page,
  browser,
  request,
}) => {
  const member = await newMember(request);
  const password = `새로 심은 나무 ${randomUUID().slice(0, 8)}`;

  // Signed in on another device.
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.goto('/auth/login');
  await label(elsewhere, '아이디').fill(member.user_id);
  await label(elsewhere, '비밀번호').fill(member.password);
  await button(elsewhere, '로그인').click();
  await expect(elsewhere).not.toHaveURL('/auth/login');

  await page.goto('/auth/login');
  await page.getByRole('link', { name: '아이디·비밀번호 찾기' }).tap();
  await page.getByRole('tab', { name: '비밀번호 찾기' }).tap();
  await expect(page).toHaveURL('/auth/find/user-account#tab=pw');
  await label(page, '아이디').fill(member.user_id);
  await label(page, '이메일').fill(member.email);
  const before = (await mailsTo(member.email)).length;
  await button(page, '확인 번호 받기').tap();
  await label(page, '확인 번호').fill(await mailedCode(member.email, before));
  await label(page, '새 비밀번호').fill(password);
  await label(page, '새 비밀번호 확인').fill(password);
  await button(page, '비밀번호 바꾸기').tap();
  await expect(page.getByText('비밀번호를 바꿨어요. 새 비밀번호로 로그인해 주세요.')).toBeVisible();
  await expect(page).toHaveURL('/auth/login');

  // The old password and its sessions are invalid; the new password works.
  await label(page, '아이디').fill(member.user_id);
  await label(page, '비밀번호').fill(member.password);
  await button(page, '로그인').tap();
  await expect(page.getByRole('alert')).toHaveText('아이디 또는 비밀번호가 맞지 않아요.');
  await label(page, '비밀번호').fill(password);
  await button(page, '로그인').tap();
  await expect(page).not.toHaveURL('/auth/login');
  await elsewhere.goto('/mypage/qna');
  await expect(elsewhere).toHaveURL('/auth/login');
  await other.close();
  await expect.poll(async () => (await mailsTo(member.email)).join('\n')).toContain('새 비밀번호를 정했어요');
});
