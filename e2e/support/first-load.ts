import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

type Script = { name: string; bytes: number; brotli: number; sent: number };
type Loaded = { path: string; begun: number; ended: number; hop: number };
export type FirstLoad = { scripts: Script[]; brotli: number; requests: Loaded[]; hops: number };

/** The first load of /home may take so many bytes of JavaScript, brotli. */
export const BUDGET_BYTES = 235_000;
export const HOPS = 3;
/** A page may fetch so many scripts before its content shows. */
export const SCRIPTS = 14;
/** Added to every request, so that sequential requests show in the time. */
const LATENCY_MS = 250;

type Seen = { url: string; at: number; begun: number; ended?: number; sent: number };

/** Opens /home and watches every request until its lists show. The page is signed in, and has loaded nothing yet. */
export const watchFirstLoad = (page: Page): Promise<FirstLoad> =>
  watchLoad(page, '/home', async () => {
    const popular = page.getByRole('region', { name: '인기 글' }).getByRole('listitem');
    const tests = page.getByRole('region', { name: '발달 체크' }).getByRole('listitem');
    const plays = page.getByRole('region', { name: '오늘의 놀이' }).getByRole('listitem');
    await Promise.all([popular, tests, plays].map((list) => list.first().waitFor()));
    return undefined;
  });

declare global {
  interface Window {
    /** When the content was in the page, in seconds since 1970. */
    shownAt?: number;
  }
}

/** Opens a path and watches its requests until `selector` shows: what has not ended by then was not needed for it. */
export async function watchContent(page: Page, path: string, selector: string): Promise<FirstLoad> {
  const content = `#root ${selector}`;
  await page.addInitScript((wanted) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector(wanted)) return;
      window.shownAt = Date.now() / 1000;
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  }, content);
  return watchLoad(page, path, async () => {
    await page.locator(content).first().waitFor();
    return await page.evaluate(() => window.shownAt);
  });
}

/** @param shown resolves when the content is visible, to the time from which on it was in the page where that is known */
async function watchLoad(page: Page, path: string, shown: () => Promise<number | undefined>): Promise<FirstLoad> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: false });
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const seen = new Map<string, Seen>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
    seen.set(requestId, { url: request.url, at: wallTime, begun: timestamp, sent: 0 });
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = seen.get(requestId);
    if (request) Object.assign(request, { ended: timestamp, sent: encodedDataLength });
  });

  await page.goto(path, { waitUntil: 'commit' });
  const shownAt = (await shown()) ?? Number.POSITIVE_INFINITY;
  // Requests that had not ended by then were not needed: effects of the content begin in the same millisecond.
  const until = [...seen].filter(([, { ended, at, begun }]) => ended !== undefined && at + ended - begun <= shownAt);

  const requests = toHops(
    until.map(([, request]) => request).filter(({ url }) => isNeeded(new URL(url).pathname) && url.startsWith('http')),
  );
  const scripts: Script[] = [];
  for (const [requestId, { url, sent }] of until) {
    if (!url.endsWith('.js')) continue;
    const { body, base64Encoded } = await cdp.send('Network.getResponseBody', { requestId });
    const bytes = Buffer.from(body, base64Encoded ? 'base64' : 'utf8');
    const name = new URL(url).pathname.replace('/assets/', '');
    scripts.push({ name, bytes: bytes.length, brotli: brotliCompressSync(bytes).length, sent });
  }
  scripts.sort((a, b) => b.brotli - a.brotli);
  await cdp.detach();
  return {
    scripts,
    brotli: scripts.reduce((sum, { brotli }) => sum + brotli, 0),
    requests,
    hops: Math.max(...requests.map(({ hop }) => hop)),
  };
}

/** The page, its code and its data; a picture keeps no list waiting. */
const isNeeded = (path: string) => path.endsWith('.js') || path.startsWith('/api/') || !path.includes('.');

/** A request that began after another had ended may have waited for it: one hop more. */
function toHops(requests: Seen[]): Loaded[] {
  const loaded: Loaded[] = [];
  for (const { url, begun, ended = Number.POSITIVE_INFINITY } of requests.sort((a, b) => a.begun - b.begun)) {
    const before = loaded.filter((other) => other.ended <= begun).map(({ hop }) => hop);
    loaded.push({ path: new URL(url).pathname, begun, ended, hop: 1 + Math.max(0, ...before) });
  }
  return loaded;
}
