import { expect } from '@playwright/test';
import { DEMO, newChild, signInOn } from './support/family';
import { test } from './support/journey';

test('Back leaves the check step by step to the page before', async ({ page, context }) => {
  const { child } = await newChild(context.request, 12);
  await signInOn(page, child);
  await page.goto('/home');
  await page
    .getByRole('region', { name: '발달 체크' })
    .getByRole('link', { name: /12개월 발달 체크/ })
    .tap();
  await page.getByRole('button', { name: '시작하기' }).tap();
  await expect(page).toHaveURL(/\/test\/post/);
  await page.goBack();
  await expect(page).toHaveURL(/\/test\/detail/);
  await page.goBack();
  await expect(page).toHaveURL('/home');
  await page.goBack();
  await expect(page).toHaveURL(/icon\.svg/);
});

test('the requested page opens after the log-in, and Back does not return to the log-in', async ({ page }) => {
  await page.goto('/icon.svg');
  await page.goto('/community/trip');
  await expect(page).toHaveURL('/auth/login');
  await page.getByLabel('아이디', { exact: true }).fill(DEMO.user_id);
  await page.getByLabel('비밀번호', { exact: true }).fill(DEMO.password);
  await page.getByRole('button', { name: '로그인', exact: true }).tap();
  await expect(page).toHaveURL('/community/trip');
  await page.goBack();
  await expect(page).toHaveURL(/icon\.svg/);
});

test('Back closes a sheet and stays on the page', async ({ page, context }) => {
  const { child } = await newChild(context.request, 12);
  await signInOn(page, child);
  await page.goto('/home');
  await page.getByRole('navigation').getByRole('link', { name: '배우기' }).tap();
  const sheet = page.getByRole('dialog', { name: '배우기는 앱에서 만나요' });
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/home');
});

test('Back closes a sheet without losing typed text; closed by hand it costs no press', async ({ page, context }) => {
  const { child } = await newChild(context.request, 12);
  await signInOn(page, child);
  await page.goto('/mypage');
  await expect(page.getByRole('heading', { level: 1, name: '마이' })).toBeVisible();
  await page.goto(`/auth/profile/edit?id=${child.id}`);
  const name = page.getByRole('textbox', { name: '이름', exact: true });
  await name.fill('새로운 이름');
  const openSheet = page.getByRole('button', { name: '프로필 지우기' });
  const sheet = page.getByRole('dialog');
  await openSheet.tap();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(name).toHaveValue('새로운 이름');
  await openSheet.tap();
  await sheet.getByRole('button', { name: '닫기' }).tap();
  await expect(sheet).toBeHidden();
  await expect(name).toHaveValue('새로운 이름');
  await page.goBack();
  await expect(page).toHaveURL('/mypage');
});

test('a page transition that is aborted, as when the screen is turned, causes no error', async ({ page, context }) => {
  const { child } = await newChild(context.request, 12);
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.skipTransition();
      return transition;
    };
  });
  await signInOn(page, child);
  await page.goto('/test/detail?test=development-12m');
  await page.getByRole('button', { name: '시작하기' }).tap();
  await expect(page).toHaveURL(/\/test\/post/);
  await page.goBack();
  await expect(page).toHaveURL(/\/test\/detail/);
  expect(errors).toEqual([]);
});
