import { type BrowserContext, expect, type Page } from '@playwright/test';
import { callApi, demoChild, newChild, removeChild, signInOn } from './support/family';
import { test } from './support/journey';
import { startReleases } from './support/releases';
import { fireOnWorker, openOnce } from './support/service-worker';
import { listStored, waitStored } from './support/stored-answers';

test.use({ serviceWorkers: 'allow' });

const popular = (page: Page) => page.getByRole('region', { name: '인기 글' }).getByRole('listitem').first();

/** A new page in the place of the old ones, without a network. */
async function coldStart(context: BrowserContext, path: string) {
  for (const page of context.pages()) await page.close();
  await context.setOffline(true);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test('opens home, vaccinations, a result, an article and the emergency card without a network, after they were read once', async ({
  page: first,
  context,
}) => {
  const child = await demoChild(context);
  const token = await signInOn(first, child);
  const attempts = await callApi<{ id: string; completed_at: string | null }[]>(
    first.request,
    'GET',
    `/diagnostic-test/profile/${child.id}/attempt`,
    token,
  );
  const result = `/test/result?attempt=${attempts.find(({ completed_at }) => completed_at)?.id}`;
  await openOnce(first);
  await first.goto('/home/health');
  await first.locator('#root main section h2').first().waitFor();
  await waitStored(first, '/health-windows/');
  await first.goto(result);
  await first.locator('#root main h2').first().waitFor();
  await waitStored(first, '/result');
  const { now } = await callApi<{ now: { id: string; title: string }[] }>(
    first.request,
    'GET',
    '/community/article?month=24',
    token,
  );
  const [read] = now;
  const article = `/community/grow/${read?.id}`;
  const title = read?.title ?? '';
  await first.goto(article);
  await first.getByRole('heading', { name: title }).waitFor();
  await waitStored(first, '/auth/info', '/today/', '/health-windows/', '/result', read?.id ?? '');

  const page = await coldStart(context, '/home');
  await popular(page).waitFor();
  await expect(page.getByText(/^오프라인이에요\. 오늘 오[전후] \d+:\d\d에 받은 내용이에요\.$/)).toBeVisible();
  await expect(page.getByRole('region', { name: '오늘의 놀이' }).getByRole('listitem').first()).toBeVisible();
  const again = await coldStart(context, '/home/health');
  await again.locator('#root main section h2').first().waitFor();
  const third = await coldStart(context, result);
  await third.locator('#root main h2').first().waitFor();
  const fourth = await coldStart(context, article);
  await expect(fourth.getByRole('heading', { name: title })).toBeVisible();
  const card = await coldStart(context, '/emergency');
  await expect(card.getByRole('link', { name: /119/ }).first()).toBeVisible();

  // the network returns: the answers are new again
  const last = await coldStart(context, '/home');
  await popular(last).waitFor();
  await context.setOffline(false);
  await expect(last.getByText('오프라인이에요.')).toHaveCount(0);
});

test('the stored page keeps its policy, and no answer of the API is in a cache of the worker', async ({
  page,
  context,
}) => {
  await signInOn(page, await demoChild(context));
  await openOnce(page);
  const policies = await page.evaluate(async () => {
    const live = await fetch('/', { cache: 'no-store' });
    const stored = await caches.match('/index.html', { ignoreSearch: true });
    return [live, stored].map((answer) => answer?.headers.get('content-security-policy'));
  });
  expect(policies[0]).toContain("script-src 'self'");
  expect(policies[1]).toBe(policies[0]);
  // Navigations that the worker leaves to the server, and one of the client's own. Each has a page of its own: Chromium
  // shows its error page for a 404 without a body, later, and that would interrupt the next navigation of the same page.
  for (const path of ['/article', '/share/none', '/unsubscribe/none', '/.well-known/assetlinks.json', '/api/docs']) {
    const opened = await context.newPage();
    const answered = opened.waitForResponse((response) => new URL(response.url()).pathname === path);
    await opened.goto(path).catch(() => undefined);
    expect((await answered).fromServiceWorker(), path).toBe(false);
    await opened.close();
  }
  expect((await page.goto('/home/health'))?.fromServiceWorker()).toBe(true);
  const { cached } = await listStored(page);
  expect(
    cached.filter((path) => /^\/(api|share|article|unsubscribe|calendar|\.well-known|metrics)/.test(path)),
  ).toEqual([]);
  expect(cached.length).toBeGreaterThan(20);
});

test('signing out leaves nothing of the account on the device', async ({ page, context }) => {
  const child = await demoChild(context);
  await signInOn(page, child);
  await openOnce(page);
  await waitStored(page, '/auth/info', child.id);
  await page.goto('/mypage/setting');
  await page.getByRole('button', { name: '로그아웃', exact: true }).click();
  await page.waitForURL(/\/intro$/);
  await expect.poll(async () => (await listStored(page)).keys).toEqual([]);
  const { cached, items } = await listStored(page);
  expect(cached.filter((path) => path.startsWith('/uploads/'))).toEqual([]);
  const account = JSON.stringify(items);
  expect(account).not.toContain(child.id);
  expect(account).not.toContain('accessToken');
  expect(account).not.toContain(child.name);
});

test('a sign-out without a network says that it is pending, also after a reload, and is sent once there is one', async ({
  page,
  context,
}) => {
  await signInOn(page, await demoChild(context));
  await openOnce(page);
  const refresh = () =>
    page.evaluate(async () => {
      const headers = { 'x-ggp-client': 'web' };
      return (await fetch('/api/auth/refresh-token', { method: 'POST', headers })).status;
    });
  expect(await refresh()).toBe(200);
  await page.goto('/mypage/setting');
  const signOut = page.getByRole('button', { name: '로그아웃', exact: true });
  await signOut.waitFor();
  await context.setOffline(true);
  await signOut.click();
  const pending = page.getByText('연결되면 서버에서도 로그아웃해요.');
  await expect(pending).toBeVisible();
  await page.reload();
  await expect(pending).toBeVisible();
  await context.setOffline(false);
  await expect(pending).toHaveCount(0);
  expect(await refresh()).toBe(401);
});

/** Closes a page without a network, and waits until the worker no longer sees it. */
async function closeOffline(page: Page) {
  const [worker] = page.context().serviceWorkers();
  // The emulation ends before the document does, which would then send its rows itself.
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  });
  await page.close();
  const countPages = 'clients.matchAll({ type: "window", includeUncontrolled: true }).then(({ length }) => length)';
  await expect.poll(() => worker?.evaluate<number>(countPages)).toBe(0);
}

/** The sync event, which the browser fires by itself once there is a network. */
const fireSync = (page: Page, url: string) =>
  fireOnWorker(page, url, async ({ cdp, ...worker }) => {
    await cdp.send('ServiceWorker.dispatchSyncEvent', { ...worker, tag: 'outbox', lastChance: false });
  });

test('sends what was entered without a network once, by the worker, after the page was closed', async ({
  page,
  context,
  product,
}) => {
  const { child, token } = await newChild(context.request, 20);
  const listDone = () =>
    callApi<{ done: boolean }[]>(context.request, 'GET', `/play-plan/profile/${child.id}/done`, token);
  try {
    await signInOn(page, child);
    await openOnce(page);
    const done = page.getByRole('button', { name: / 했어요$/ }).first();
    await done.waitFor();
    // Code that the page still fetches would be missing.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await done.click();
    await waitStored(page, 'ggp_v1_playMark/');
    const empty = await context.newPage();
    await closeOffline(page);
    await context.setOffline(false);
    await fireSync(empty, product.url);
    await expect.poll(listDone).toHaveLength(1);

    await empty.goto('/icon.svg');
    await expect
      .poll(async () => (await listStored(empty)).keys.filter((key) => key.startsWith('ggp_v1_playMark/')))
      .toEqual([]);
    expect(await listDone()).toHaveLength(1);
  } finally {
    await context.setOffline(false);
    await removeChild(context.request, { child, token });
  }
});

test('offers a newer version in a sentence, and not over what is being typed', async ({ browser, product }) => {
  const releases = await startReleases(product.url);
  const context = await browser.newContext({ baseURL: releases.url, locale: 'ko-KR', serviceWorkers: 'allow' });
  try {
    const page = await context.newPage();
    await signInOn(page, await demoChild(context));
    await openOnce(page);
    await page.goto('/mypage/inquire/write');
    const field = page.getByRole('textbox').first();
    await field.fill('아이가 밤에 자주 깨요');
    releases.publish();
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      while (!registration?.waiting) await new Promise((resolve) => setTimeout(resolve, 20));
    });
    const offer = page.getByRole('button', { name: '새로 열기' });
    await expect(offer).toHaveCount(0);
    await expect(field).toHaveValue('아이가 밤에 자주 깨요');

    await page.goto('/home');
    await offer.click();
    await page.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state === 'activated' && !registration.waiting;
    });
    await popular(page).waitFor();
    await expect(offer).toHaveCount(0);
  } finally {
    await context.close();
    releases.stop();
  }
});
