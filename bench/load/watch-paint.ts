import path from 'node:path';
import type { Browser, BrowserContextOptions } from '@playwright/test';

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
}

/** Opens a page in a browser that has nothing of it, on a slow phone, until it is idle. */
export async function watchPaint(browser: Browser, { url, storage, tabs, card }: PageToWatch): Promise<Paints> {
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
    const page = await context.newPage();
    await page.addInitScript(`window.watchFor = ${JSON.stringify({ tabs, card })};`);
    await page.addInitScript({ path: RECORDER });
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BYTES_A_SECOND,
      uploadThroughput: BYTES_A_SECOND,
    });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    await page.waitForFunction(() => (window as unknown as { watched: Watched }).watched.card !== null, undefined, {
      timeout: 120_000,
    });
    await page.waitForLoadState('networkidle', { timeout: 120_000 });
    return await page.evaluate(() => {
      const { watched } = window as unknown as { watched: Watched };
      const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      return { ...watched, fcp, frame: watched.frame ?? 0, card: watched.card ?? 0 };
    });
  } finally {
    await context.close();
  }
}
