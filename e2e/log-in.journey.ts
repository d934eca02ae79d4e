import { expect, test } from '@playwright/test';
import { DEMO, signInOn } from './support/family';

test('a wrong pair is told in one sentence, and the id stays typed', async ({ page }) => {
  await page.goto('/auth/login');
  for (const [user_id, password] of [
    ['nobody-of-that-name', 'whatever-1'],
    ['another-stranger', DEMO.password],
  ] as const) {
    await page.getByLabel('아이디', { exact: true }).fill(user_id);
    await page.getByLabel('비밀번호', { exact: true }).fill(password);
    await page.getByRole('button', { name: '로그인', exact: true }).tap();
    await expect(page.getByRole('alert')).toHaveText('아이디 또는 비밀번호가 맞지 않아요.');
    await expect(page.getByLabel('아이디', { exact: true })).toHaveValue(user_id);
    await expect(page).toHaveURL('/auth/login');
  }
  await page.reload();
  await expect(page.getByLabel('아이디', { exact: true })).toHaveValue('another-stranger');
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue('');
});

test('who logs out is a stranger again', async ({ page }) => {
  await signInOn(page);
  await page.goto('/home');
  await page.getByRole('button', { name: '내 메뉴' }).tap();
  await page.getByRole('button', { name: '로그아웃' }).tap();
  await expect(page).toHaveURL('/intro');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /Token|profileId/.test(key)))).toEqual([]);
  await page.goto('/home');
  await expect(page).toHaveURL('/auth/login');
});
