import { expect, type Page } from '@playwright/test';
import type { MailCodeSent } from '../../../contract/auth/join.responses';
import type { Screen } from '../screen';

const codeSent = {
  request_id: '01936b5e-0000-7000-8000-000000000000',
  expires_in: 600,
  resend_in: 60,
} satisfies MailCodeSent;
/** The product sends few mails an hour to one address. */
const mailsNothing = { '/auth/join/email-code': codeSent, '/auth/find/password': codeSent };

/** The second step of joining, with an id that is free and passwords that differ. */
async function toAccountStep(page: Page) {
  await page.getByRole('checkbox', { name: '모두 동의해요' }).check();
  await page.getByRole('button', { name: '다음' }).tap();
  await page.getByLabel('아이디', { exact: true }).fill('new_sprout_here');
  await page.getByLabel('비밀번호', { exact: true }).fill('보슬비 내리는 마당');
  await page.getByRole('button', { name: '다음' }).tap();
  await expect(page.getByText('비밀번호를 한 번 더 입력해 주세요.')).toBeVisible();
  await expect(page.getByText('쓸 수 있는 아이디예요.')).toBeVisible();
}

/** The third, where a code seems to have been mailed. */
async function toPersonStep(page: Page) {
  await toAccountStep(page);
  await page.getByLabel('비밀번호 확인').fill('보슬비 내리는 마당');
  await page.getByRole('button', { name: '다음' }).tap();
  await page.getByLabel('이름').fill('김새싹');
  await page.getByRole('textbox', { name: '이메일' }).fill('sprout-in-the-garden@example.com');
  await page.getByRole('button', { name: '확인 번호 받기' }).tap();
  await expect(page.getByLabel('확인 번호')).toBeVisible();
}

async function toMailedCode(page: Page) {
  await page.getByLabel('아이디', { exact: true }).fill('sprout');
  await page.getByRole('textbox', { name: '이메일' }).fill('sprout-in-the-garden@example.com');
  await page.getByRole('button', { name: '확인 번호 받기' }).tap();
  await expect(page.getByLabel('확인 번호')).toBeVisible();
}

/** Intro, login, joining, finding an account. */
export const AUTH_SCREENS: readonly Screen[] = [
  { name: 'intro', tablet: 'picture and words side by side', path: () => '/intro', signedOut: true },
  { name: 'login', tablet: 'two columns', path: () => '/auth/login', signedOut: true },
  { name: 'join-select', path: () => '/auth/join/select' },
  { name: 'join-form', path: () => '/auth/join/form', signedOut: true, data: ['/legal'] },
  {
    name: 'join-form-sheet',
    tablet: 'a sheet is a dialog in the middle',
    path: () => '/auth/join/form',
    signedOut: true,
    open: async (page) => {
      await page.getByRole('button', { name: '다음' }).tap();
      await page.getByRole('button', { name: '서비스 이용약관 보기' }).tap();
      await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible();
    },
  },
  { name: 'join-form02', path: () => '/auth/join/form', signedOut: true, open: toAccountStep },
  { name: 'join-form03', path: () => '/auth/join/form', signedOut: true, gives: mailsNothing, open: toPersonStep },
  {
    name: 'join-buy',
    path: () => '/auth/join/buy',
    data: ['/auth/join/plans'],
    empty: { gives: { '/auth/join/plans': [] } },
  },
  { name: 'find-id', path: () => '/auth/find/user-account#tab=id', signedOut: true },
  {
    name: 'find-password',
    path: () => '/auth/find/user-account#tab=pw',
    signedOut: true,
    gives: mailsNothing,
    open: toMailedCode,
  },
];
