import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { watchRequests } from '../support/page-activity';

const MARK = 'executed:';

/** A browser that records every payload that runs. Requests to other hosts get a reporting script or are aborted. */
export async function watch(browser: Browser, baseURL: string) {
  const context: BrowserContext = await browser.newContext({
    baseURL,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  await context.addInitScript({ path: path.resolve(import.meta.dirname, 'in-page.mjs') });
  await context.route(
    (url) => url.origin !== baseURL,
    (route) =>
      route.request().resourceType() === 'script'
        ? route.fulfill({ contentType: 'text/javascript', body: 'alert("from elsewhere")' })
        : route.abort(),
  );
  const executed = new Set<string>();
  const hear = (page: Page) =>
    page.on('console', (message) => {
      if (message.text().startsWith(MARK)) executed.add(message.text().slice(MARK.length));
    });
  const page = await context.newPage();
  const requests = watchRequests(page);
  hear(page);
  context.on('page', (other) => {
    hear(other);
    void other.close().catch(() => undefined);
  });
  /** Payloads that ran since the last call. */
  const heard = () => {
    const found = [...executed];
    executed.clear();
    return found;
  };
  /**
   * Triggers whatever could run on the page, and waits for the resulting requests. Returns the number of elements with
   * a handler or a script URL.
   */
  const poke = async () => {
    const poked = await page.evaluate<number>('pokeAll()');
    await requests.settled();
    return poked;
  };
  return { page, heard, poke, close: () => context.close() };
}
