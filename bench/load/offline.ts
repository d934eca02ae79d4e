import type { Browser } from '@playwright/test';
import { callApi, demoChild, logIn } from '../../e2e/support/family';
import { type PageToWatch, type Paints, watchPaint } from './watch-paint';

/** A cold start without a network takes at most this share of the page's cold time with one. */
const MOST = 0.5;

export type OfflinePage = { name: string; path: string; card: string };
type Storage = PageToWatch['storage'];
type Times = { cold: number[]; offline: number[] };
export type OfflineTimes = Map<string, Times>;

/** Pages a parent opens in a subway: pages that were read once, and the emergency card, which is there in any case. */
export async function listOfflinePages(browser: Browser, baseURL: string): Promise<OfflinePage[]> {
  const context = await browser.newContext({ baseURL, ignoreHTTPSErrors: true });
  try {
    const child = await demoChild(context);
    const { access_token: token } = await logIn(context.request);
    const attempts = await callApi<{ id: string; completed_at: string | null }[]>(
      context.request,
      'GET',
      `/diagnostic-test/profile/${child.id}/attempt`,
      token,
    );
    const { now } = await callApi<{ now: { id: string }[] }>(
      context.request,
      'GET',
      '/community/article?month=24',
      token,
    );
    const done = attempts.find(({ completed_at }) => completed_at);
    return [
      { name: 'home', path: '/home', card: '#root main li' },
      { name: 'health', path: '/home/health', card: '#root main section h2' },
      { name: 'result', path: `/test/result?attempt=${done?.id}`, card: '#root main h2' },
      { name: 'article', path: `/community/grow/${now[0]?.id}`, card: '#root main h2' },
      { name: 'emergency card', path: '/emergency', card: 'a[href="tel:119"]' },
    ];
  } finally {
    await context.close();
  }
}

/** First cards of one round, cold and without a network. */
export async function measureOffline(
  browser: Browser,
  { origin, storage, pages }: { origin: string; storage: Storage; pages: readonly OfflinePage[] },
  seen: OfflineTimes,
): Promise<void> {
  for (const { name, path, card } of pages) {
    const page = { url: new URL(path, origin).href, storage, tabs: 'nav li', card };
    const times = seen.get(name) ?? { cold: [], offline: [] };
    const getCard = async (watched: Promise<Paints>) => (await watched).card;
    times.cold.push(await getCard(watchPaint(browser, page)));
    times.offline.push(
      await getCard(watchPaint(browser, { ...page, again: new URL('/home', origin).href, offline: true })),
    );
    seen.set(name, times);
  }
}

/** A row of the table and a bound for each page. */
export function toOfflineRows(seen: OfflineTimes, median: (values: readonly number[]) => number) {
  return [...seen].map(([name, times]) => {
    const [cold, offline] = [median(times.cold), median(times.offline)];
    return {
      row: [name, Math.round(cold).toString(), Math.round(offline).toString()],
      bound: { name: `first card of ${name} without a network : with one`, value: offline / cold, most: MOST },
    };
  });
}
