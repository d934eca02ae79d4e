import type { CDPSession, Page } from '@playwright/test';

/** Opens home and waits until the worker controls the page. */
export async function openOnce(page: Page): Promise<void> {
  await page.goto('/home');
  await page.getByRole('region', { name: '인기 글' }).getByRole('listitem').first().waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

type Registration = { cdp: CDPSession; origin: string; registrationId: string };

/** Has the browser fire an event of the worker, by its debugging protocol. */
export async function fireOnWorker(page: Page, url: string, fire: (worker: Registration) => Promise<void>) {
  const { origin } = new URL(url);
  const cdp = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await fire({ cdp, origin, registrationId: await registration });
  await cdp.detach();
}
