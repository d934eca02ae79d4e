import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

/** Slow 4G and a phone of a quarter of this machine's speed. */
const LATENCY_MS = 562;
const BYTES_A_SECOND = 1_470_000 / 8;
export const SLOWER = 4;
/** Runs in the page as it is: a function of this file would refer to helpers of the compiler. */
const RECORDER = path.join(import.meta.dirname, 'in-page.mjs');

/** Times in ms since the navigation. */
export interface Paints {
  fcp: number;
  lcp: number;
  /** Header, five tabs and a skeleton show. */
  frame: number;
  /** The first card with words of the server shows. */
  card: number;
  /** Of the tasks over 50 ms, what is over 50 ms (Total Blocking Time), until the page is idle. */
  blocked: number;
  shift: number;
}

interface Watched {
  lcp: number;
  blocked: number;
  shift: number;
  frame: number | null;
  card: number | null;
}

export interface PageToWatch {
  url: string;
  storage?: BrowserContextOptions['storageState'];
  /** Selectors of what counts as the five tabs and as a card. */
  tabs: string;
  card: string;
  /**
   * After a first visit of this page, or of another one and then of this one, whose service worker is installed; the
   * connection is slow for the page's own calls.
   */
  again?: boolean | string;
  /** Without a network, after those visits. */
  offline?: boolean;
}

/** Answers are stored when the page is idle, at the latest after two seconds. */
const STORED_MS = 2500;
const SHOWN_MS = 120_000;

/** The browser starts a renderer for the bars of a new window, which on two cores delays what is opened meanwhile. */
const WINDOW_MS = 3000;

/** @throws with `failure` after two minutes */
async function within(shown: Promise<void>, failure: string) {
  const over = new AbortController();
  const late = setTimeout(SHOWN_MS, undefined, { signal: over.signal }).then(() => Promise.reject(new Error(failure)));
  try {
    await Promise.race([shown, late]);
  } finally {
    over.abort();
  }
}

/** A first visit at full speed, until the service worker has the page. */
async function visitOnce(context: BrowserContext, url: string, card: string) {
  const page = await context.newPage();
  await page.goto(url);
  await page.locator(card).first().waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.waitForTimeout(STORED_MS);
  await page.close();
}

/** Opens a page on a slow phone, until it is idle; in a browser that has nothing of it unless it is opened `again`. */
export async function watchPaint(
  browser: Browser,
  { url, storage, tabs, card, again, offline = false }: PageToWatch,
): Promise<Paints> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    ignoreHTTPSErrors: true,
    ...(storage && { storageState: storage }),
  });
  try {
    if (typeof again === 'string') await visitOnce(context, again, '#root main li');
    if (again) await visitOnce(context, url, card);
    await context.setOffline(offline);
    const page = await context.newPage();
    await page.addInitScript(`window.watchFor = ${JSON.stringify({ tabs, card })};`);
    await page.addInitScript({ path: RECORDER });
    const cdp = await context.newCDPSession(page);
    await page.waitForTimeout(WINDOW_MS);
    // Playwright's own ways of waiting compile 330 KB of its code in the slow page while it starts.
    const shown = new Promise<void>((resolve) => cdp.once('Runtime.bindingCalled', () => resolve()));
    await cdp.send('Runtime.enable');
    await cdp.send('Runtime.addBinding', { name: 'cardShown' });
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', {
      offline,
      latency: LATENCY_MS,
      downloadThroughput: BYTES_A_SECOND,
      uploadThroughput: BYTES_A_SECOND,
    });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(url, { waitUntil: 'load', timeout: SHOWN_MS });
    await within(shown, `no card of ${url}`);
    // Without a network the page asks again and again.
    if (!offline) await page.waitForLoadState('networkidle', { timeout: SHOWN_MS });
    return await page.evaluate(() => {
      const { watched } = window as unknown as { watched: Watched };
      const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      return { ...watched, fcp, frame: watched.frame ?? 0, card: watched.card ?? 0 };
    });
  } finally {
    await context.close();
  }
}
