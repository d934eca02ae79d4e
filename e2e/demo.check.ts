import { expect, type Page, test } from '@playwright/test';
import { waitStored } from './support/stored-answers';

test.setTimeout(300_000);
test.use({ actionTimeout: 90_000 });
const START = { timeout: 90_000 };

/** Pages that the API app serves: a care card of the demo, a new link for a clinic, an invitation. */
async function opensServerPages(page: Page) {
  await page.goto('/mypage/card');
  await page.getByRole('button', { name: 'QR·링크 보기' }).tap(START);
  await page.getByRole('link', { name: '어떻게 보이는지 열어 보기' }).tap();
  await expect(page.getByRole('heading', { name: '가람 돌봄 카드' })).toBeVisible(START);
  await page.goto('/mypage/clinic');
  await page.getByRole('button', { name: 'QR 코드 만들기' }).tap(START);
  await page.getByRole('link', { name: '이 휴대폰으로 보여 주기' }).tap();
  await expect(page.getByRole('heading', { name: '가람 진료용 기록' })).toBeVisible(START);
  await page.goto(`/invite#${'a'.repeat(64)}`);
  await expect(page.getByRole('link', { name: '로그인·가입하고 초대 보기' })).toHaveAttribute('href', /#a{64}$/, START);
}

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

  // Data outlives a reload: the database, the session and the pictures are in this browser.
  await page.reload();
  await expect(card).toContainText('체크', START);
  const picture = card.getByRole('presentation');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  // Letters of earlier weeks with their articles, and what will come.
  const letter = page.getByRole('region', { name: '이번 주 우리 아이' }).getByRole('link');
  const article = page.getByRole('region', { name: '이번 주 글' }).getByRole('link');
  await letter.tap();
  const archive = page.getByRole('region', { name: '다른 주의 편지' }).getByRole('listitem');
  await expect(archive).toHaveCount(8);
  await article.tap();
  await expect(page.getByRole('article').first()).toBeVisible(START);
  await waitStored(page, new URL(page.url()).pathname.split('/').at(-1) ?? '');
  await page.goBack();
  await page.goBack();
  await page.getByRole('link', { name: /^알림/ }).first().tap();
  await page.getByRole('link', { name: '앞으로 올 알림' }).first().tap();
  await expect(page.getByRole('region', { name: '가람' }).getByRole('listitem').first()).toBeVisible();

  // Without a network the API in this page is not reached, and pages that were open are still there.
  await context.setOffline(true);
  await expect(page.getByText(/^오프라인이에요/)).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(card).toContainText('체크');
  expect(await page.evaluate(() => fetch('/api/faq').catch(() => 'not reached'))).toBe('not reached');
  // The article is asked for each time it is opened: what was received last comes with its time.
  await letter.tap();
  await article.tap();
  await expect(page.getByText(/^오프라인이에요\. (오늘|어제) 오[전후] \d+:\d\d에 받은 내용이에요\.$/)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goBack();
  await page.goBack();
  await context.setOffline(false);
  await expect(page.getByText(/^오프라인이에요/)).toHaveCount(0);

  await opensServerPages(page);

  // No worker but the demo's own.
  const workers = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(
      ({ active }) => active && new URL(active.scriptURL).pathname,
    ),
  );
  expect(workers).not.toContain('/service-worker.js');

  const second = await context.newPage();
  await second.goto('/home');
  await expect(second.getByRole('button', { name: '다시 시도' })).toBeVisible();
  await expect(second.getByRole('complementary')).toContainText('다른 탭에 열려 있어요');
});
