import { expect, type Page } from '@playwright/test';
import { figure } from '../server/testing/report-figure';
import { demoChild, newChild, removeChild, signInOn } from './support/family';
import { test } from './support/journey';
import { watchRequests } from './support/page-activity';

const EACH = 50;
const PLACES = ['/home', '/test', '/test/list', '/auth/profile/select'];

test('two tabs with fifty requests each stay signed in while their tokens keep expiring', async ({ context, page }) => {
  const child = await demoChild(context);
  await signInOn(page, child);

  // Every access token is valid for so many calls; then it has expired, in whichever tab.
  const usesLeft = new Map<string, number>();
  const refused = { count: 0 };
  await context.route('**/api/**', async (route) => {
    const token = route.request().headers().authorization;
    if (!token) return route.fallback();
    const left = usesLeft.get(token) ?? 12;
    usesLeft.set(token, left - 1);
    if (left > 0) return route.fallback();
    refused.count += 1;
    return route.fulfill({ status: 401, json: { success: false, code: 'SESSION_EXPIRED', message: '' } });
  });

  const browse = async (tab: Page) => {
    let asked = 0;
    let refreshed = 0;
    const requests = watchRequests(tab);
    tab.on('request', (request) => {
      if (request.url().includes('/api/')) asked += 1;
      if (request.url().endsWith('/auth/refresh-token')) refreshed += 1;
    });
    for (let at = 0; asked < EACH; at += 1) {
      requests.reset();
      await tab.goto(PLACES[at % PLACES.length] ?? '/home');
      await expect(tab.getByRole('main')).toBeVisible();
      await expect(tab.getByText('불러오는 중이에요')).toHaveCount(0);
      // Only one of two tabs is painted, so frames cannot be counted here. A call aborted while it was delayed here may
      // never be reported as finished: the browser's own idleness will do.
      const idle = tab.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined);
      await Promise.race([requests.answered(), idle]);
      await expect(tab).not.toHaveURL(/login|intro/);
    }
    return { asked, refreshed };
  };
  const other = await context.newPage();
  const [first, second] = await Promise.all([browse(page), browse(other)]);

  expect(refused.count).toBeGreaterThan(0);
  expect(first.refreshed + second.refreshed).toBeGreaterThan(0);
  let signedIn = 0;
  for (const tab of [page, other]) {
    await tab.goto('/home');
    await expect(tab.getByRole('heading', { name: child.name })).toBeVisible();
    signedIn += 1;
  }
  figure(
    'two-tabs',
    `${first.asked} and ${second.asked} requests, ${refused.count} refused on the way, ${first.refreshed + second.refreshed} refreshes: ${2 - signedIn} of 2 tabs signed out`,
  );
});

test('a hundred concurrent refreshes of one cookie are all answered, and the session continues', async ({ page }) => {
  await signInOn(page);
  await page.goto('/auth/login');
  const statuses = await page.evaluate(async () => {
    const refresh = () => fetch('/api/auth/refresh-token', { method: 'POST', headers: { 'x-ggp-client': 'web' } });
    const answers = await Promise.all(Array.from({ length: 100 }, refresh));
    return answers.map(({ status }) => status);
  });
  figure('refresh-in-browser', `${statuses.filter((status) => status === 200).length} of ${statuses.length} answered`);
  expect([...new Set(statuses)]).toEqual([200]);
  await page.goto('/home');
  await expect(page).toHaveURL('/home');
});

test('a tab follows the child selected in another tab and shows the offline banner again', async ({
  context,
  page,
}) => {
  const [first, second] = [await newChild(context.request, 20), await newChild(context.request, 30)];
  await signInOn(page, first.child);
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: first.child.name })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/auth/profile/select');
  await other.getByRole('button', { name: new RegExp(`^${second.child.name}`) }).tap();
  await expect(page.getByRole('heading', { name: second.child.name })).toBeVisible();

  await context.setOffline(true);
  const bar = page.getByText('오프라인이에요. 연결되면 자동으로 다시 이어져요.');
  await expect(bar).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: '내 메뉴' })).toBeInViewport({ ratio: 1 });
  await context.setOffline(false);
  await expect(bar).toBeHidden();
  await removeChild(context.request, first);
  await removeChild(context.request, second);
});

test('a tap that meets the code of an earlier build opens the tapped page after one reload', async ({ page }) => {
  await signInOn(page);
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1, name: '홈' })).toBeAttached();
  let reloads = 0;
  // Counted by its request, which comes before those of the code that the document names.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) reloads += 1;
  });
  // As after a deployment: chunks not loaded yet are missing, until the page is loaded again.
  await page.route('**/assets/*account-page-*.js', (route) =>
    reloads > 0 ? route.fallback() : route.fulfill({ status: 404 }),
  );
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '마이' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: '마이' })).toBeVisible();
  await expect(page).toHaveURL('/mypage');
  expect(reloads).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL('/home');
});
