import { expect, test } from '@playwright/test';

test.setTimeout(300_000);

test('the demo works without a server: log-in, child selection, reload, one tab only', async ({ page, context }) => {
  await page.goto('/auth/login');
  const bar = page.getByRole('complementary', { name: '체험판 안내' });
  await expect(bar).toContainText('이 브라우저 안에만 저장돼요', { timeout: 150_000 });
  const [user_id = '', password = ''] = await bar.locator('b').allTextContents();
  await page.getByLabel('아이디', { exact: true }).fill(user_id);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByRole('button', { name: '로그인', exact: true }).tap();

  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('region', { name: '인기 글' }).getByRole('listitem').first()).toBeVisible();
  await page.getByRole('region', { name: '우리 아이' }).getByRole('button').first().tap();
  const card = page.getByRole('region', { name: '발달 체크' }).getByRole('link').nth(1);
  await expect(card).toContainText('체크');

  // What was done outlives a reload: the database, the session and the pictures are in this browser.
  await page.reload();
  await expect(card).toContainText('체크', { timeout: 90_000 });
  const picture = card.getByRole('presentation');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const second = await context.newPage();
  await second.goto('/home');
  await expect(second.getByRole('button', { name: '다시 시도' })).toBeVisible();
  await expect(second.getByRole('complementary')).toContainText('다른 탭에 열려 있어요');
});
