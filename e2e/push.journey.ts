import { type BrowserContext, expect, type Page } from '@playwright/test';
import { demoChild, signInOn } from './support/family';
import { test } from './support/journey';
import { fireOnWorker, openOnce } from './support/service-worker';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

const PUSH = {
  title: '이번 주 편지가 왔어요',
  body: '이번 주 편지에서 함께 볼 이야기를 확인해 보세요.',
  path: '/home/letter',
  badge: 2,
};

/** Chromium without a window has no push service of its maker's to subscribe at: the answer of one. */
const stubSubscription = (page: Page) =>
  page.addInitScript(() => {
    const subscription = {
      unsubscribe: () => Promise.resolve(true),
      toJSON: () => ({
        endpoint: 'https://fcm.googleapis.com/fcm/send/journey',
        keys: {
          p256dh: 'BOKcbnzkqOrUXfyl6-SRojmv4pGU94L5UAF8tkkOCAJlRvpYyCUe9TeP9Nbq_GhYTZb9smCO1tE4BzkjcuXKv9M',
          auth: 'b'.repeat(22),
        },
      }),
    };
    PushManager.prototype.subscribe = () => Promise.resolve(subscription as unknown as PushSubscription);
    PushManager.prototype.getSubscription = () => Promise.resolve(subscription as unknown as PushSubscription);
  });

const listShown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** The protocol delivers pushes and clicks nothing: the worker gets the event, with the notification that is shown. */
async function tapShown(context: BrowserContext) {
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async () => {
    const scope = globalThis as unknown as EventTarget & { registration: ServiceWorkerRegistration };
    const [notification] = await scope.registration.getNotifications();
    let work: Promise<unknown> = Promise.resolve();
    const waitUntil = (given: Promise<unknown>) => {
      work = given;
    };
    scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
    // A window is focused after a real tap only.
    await work.catch(() => undefined);
  });
}

test('a browser subscribes in the settings, shows what is pushed and opens its place in the open page', async ({
  page,
  context,
  product,
}) => {
  await stubSubscription(page);
  await signInOn(page, await demoChild(context));
  await openOnce(page);
  await page.goto('/mypage/setting#notifications');
  await page.getByRole('button', { name: '이 브라우저에서 푸시 받기' }).click();
  await expect(page.getByText('이 브라우저에서 푸시를 받고 있어요.')).toBeVisible();

  await fireOnWorker(page, product.url, async ({ cdp, origin, registrationId }) => {
    for (const badge of [1, 2]) {
      const data = JSON.stringify({ ...PUSH, badge });
      await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    }
  });
  // A second one about the same place takes the place of the first.
  const { title, body, path } = PUSH;
  await expect.poll(() => listShown(page)).toEqual([{ title, body, tag: path }]);

  await page.evaluate(() => Object.assign(window, { wasOpen: true }));
  await tapShown(context);
  await expect(page).toHaveURL(/\/home\/letter/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'wasOpen' in window)).toBe(true);
  await expect.poll(() => listShown(page)).toEqual([]);

  await page.goto('/mypage/setting#notifications');
  await page.getByRole('button', { name: '이 브라우저에서 받지 않기' }).click();
  await expect(page.getByRole('button', { name: '이 브라우저에서 푸시 받기' })).toBeVisible();
});
