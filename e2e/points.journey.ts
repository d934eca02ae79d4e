import { expect, test } from '@playwright/test';
import { ADMIN, callApi, logIn } from './support/family';
import { openAsNewMember } from './support/new-member';
import { onTablet } from './support/on-tablet';
import type { IssuedLicences } from '../contract/licences';

// what is earned and used is kept by the account: once, on a phone
test.skip(onTablet, 'on a phone');

test('today’s attendance brings points, and the history shows them', async ({ context }) => {
  const page = await openAsNewMember(context);
  await page.goto('/history/point');
  await expect(page.getByText(/월에는 내역이 없어요$/)).toBeVisible();
  await page.getByRole('button', { name: '오늘 출석하고 10P 받기' }).tap();
  const line = page.getByRole('listitem').filter({ hasText: '출석' });
  await expect(line).toContainText('+10P');
  await expect(line).toContainText('남은 포인트 10P');
  await expect(page.getByRole('button', { name: '오늘 출석했어요' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: '오늘 출석했어요' })).toBeVisible();
  await expect(page.getByText('10P', { exact: true })).toBeVisible();
});

test('a number becomes a coupon, which is used, and stays used', async ({ context, browser, baseURL }) => {
  const staff = await browser.newContext({ baseURL });
  const { access_token: admin } = await logIn(staff.request, ADMIN);
  const issued = await callApi<IssuedLicences>(staff.request, 'POST', '/admin/licence', admin, {
    id: crypto.randomUUID(),
    kind: 'month-3',
    count: 1,
    expires_on: null,
    note: '여정',
  });
  await staff.close();

  const page = await openAsNewMember(context);
  await page.goto('/history/coupon');
  await page.getByRole('textbox', { name: '이용권 번호' }).fill(issued.codes[0] ?? '');
  await page.getByRole('button', { name: '등록하기' }).tap();
  await page.getByRole('button', { name: '쑥쑥 이용권 3개월 쓰기' }).tap();
  const sheet = page.getByRole('dialog', { name: '쑥쑥 이용권 3개월을 쓸까요?' });
  await sheet.getByRole('button', { name: '쓰기' }).tap();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('지금 쓸 수 있는 쿠폰이 없어요')).toBeVisible();
  await page.getByRole('tab', { name: '썼어요' }).tap();
  await expect(page.getByRole('heading', { name: '쑥쑥 이용권 3개월' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/에 썼어요 · .*부터 .*까지$/)).toBeVisible();
  await page.goto('/history/point');
  await expect(page.getByRole('listitem').filter({ hasText: '이용권 등록' })).toContainText('+300P');
});
