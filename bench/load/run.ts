import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../../e2e/support/browser.mjs';
import { demoChild, findPopularPost, signInOn } from '../../e2e/support/family';
import { HOPS, watchContent, watchFirstLoad } from '../../e2e/support/first-load';
import { startProduct } from '../../e2e/support/product-server.mjs';
import { toTable, writeSection } from '../results';
import { median } from '../statistics';
import { startFloor } from './floor';
import { startFront } from './http2-proxy';
import { listOfflinePages, measureOffline, type OfflineTimes, toOfflineRows } from './offline';
import { type Paints, SLOWER, watchPaint } from './watch-paint';

/**
 * First loads on a slow phone: /home and five deep links against the floor, an app of the same packages with one list.
 * The same pages and the emergency card without a network, after they were read once. Rounds are interleaved; the median of `ROUNDS` (5) counts. Fails where a ratio is over its bound.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** The row of a second visit to home. */
const AGAIN = 'home again';

// A service worker is not registered over the front's own certificate otherwise.
const WORKER_ARGS = ['--ignore-certificate-errors'];

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;
type Linked = { name: string; path: string; card: string };

const medians = (all: readonly Paints[]): Paints => {
  const of = (pick: (paints: Paints) => number) => median(all.map(pick));
  return {
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    frame: of(({ frame }) => frame),
    card: of(({ card }) => card),
    blocked: of(({ blocked }) => blocked),
    shift: of(({ shift }) => shift),
  };
};

/** Signs in once, and lists the deep links to the demo's own data. */
async function prepare(browser: Browser, url: string) {
  const context = await browser.newContext({ baseURL: url, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const token = await signInOn(page, await demoChild(context));
  const post = await findPopularPost(page.request, token);
  const links: Linked[] = [
    { name: 'board', path: '/community/info/board', card: '#root main article' },
    { name: 'post', path: `/community/post/${post.id}`, card: '#root main article' },
    { name: 'checks', path: '/test', card: '#root main li' },
    { name: 'analysis', path: '/mypage/analysis/total', card: '#root main section h2' },
    { name: 'health', path: '/home/health', card: '#root main li' },
  ];
  const storage = await context.storageState();
  await context.close();
  return { links, storage };
}

/** Scripts and requests one after another of a first load, without a slow processor. */
async function countRequests(browser: Browser, baseURL: string, storageState: Storage, { path, card }: Linked) {
  const context = await browser.newContext({ baseURL, storageState, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    const load = path === '/home' ? watchFirstLoad(page) : watchContent(page, path, card.replace('#root ', ''));
    const { brotli, requests, hops } = await load;
    const scripts = requests.filter((each) => each.path.endsWith('.js') && each.hop < HOPS).length;
    return { brotli, hops, scripts };
  } finally {
    await context.close();
  }
}
type Counted = Awaited<ReturnType<typeof countRequests>>;

type Bound = { name: string; value: number; most: number };

async function measure(browser: Browser) {
  const floor = await startFloor();
  const product = await startProduct();
  const fronts = { floor: await startFront(floor.url), product: await startFront(product.url) };
  try {
    const { links, storage } = await prepare(browser, fronts.product.url);
    const all: Linked[] = [{ name: 'home', path: '/home', card: '#root main li' }, ...links];
    const seen = new Map<string, Paints[]>(['floor', ...all.map(({ name }) => name), AGAIN].map((name) => [name, []]));
    const offline: OfflineTimes = new Map();
    const offlinePages = await listOfflinePages(browser, fronts.product.url);
    for (let round = 0; round < ROUNDS; round += 1) {
      seen.get('floor')?.push(await watchPaint(browser, { url: fronts.floor.url, tabs: 'nav a', card: 'main h2' }));
      for (const { name, path, card } of all) {
        const url = new URL(path, fronts.product.url).href;
        seen.get(name)?.push(await watchPaint(browser, { url, storage, tabs: 'nav li', card }));
      }
      const home = { url: new URL('/home', fronts.product.url).href, card: '#root main li' };
      seen.get(AGAIN)?.push(await watchPaint(browser, { ...home, storage, tabs: 'nav li', again: true }));
      await measureOffline(browser, { origin: fronts.product.url, storage, pages: offlinePages }, offline);
    }
    const counted = new Map<string, Counted>();
    for (const link of all) counted.set(link.name, await countRequests(browser, fronts.product.url, storage, link));
    const paints = new Map([...seen].map(([name, each]) => [name, medians(each)]));
    return { floor: floor.size, paints, counted, links, offline: toOfflineRows(offline, median) };
  } finally {
    for (const { stop } of Object.values(fronts)) stop();
    floor.stop();
    await product.stop();
  }
}

const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_ARGS, ...WORKER_ARGS] });
try {
  const { floor, paints, counted, links, offline } = await measure(browser);
  const base = paints.get('floor');
  const home = paints.get('home');
  if (!base || !home) throw new Error('nothing was measured');
  // Nought: the page has no tabs, or the browser names no largest paint after the shell's.
  const ms = (value: number) => (value > 0 ? Math.round(value).toString() : '–');
  const rows = [...paints].map(([name, { fcp, frame, card, lcp, blocked, shift }]) => {
    const requests = counted.get(name);
    return [
      name,
      name === AGAIN ? '–' : ((requests?.brotli ?? floor) / 1000).toFixed(1),
      ...[fcp, frame, card, lcp, blocked].map(ms),
      shift.toFixed(3),
      name === AGAIN ? '–' : String(requests?.hops ?? 3),
      name === AGAIN ? '–' : String(requests?.scripts ?? 1),
    ];
  });
  const bounds: Bound[] = [
    { name: 'first paint of /home : floor', value: home.fcp / base.fcp, most: 0.5 },
    { name: 'first card of /home : floor', value: home.card / base.card, most: 1 },
    { name: 'layout shift of /home', value: home.shift, most: 0.02 },
    {
      name: 'first card of a second visit : the first visit',
      value: (paints.get(AGAIN)?.card ?? 0) / home.card,
      most: 0.5,
    },
    ...offline.map(({ bound }) => bound),
    ...links.map(({ name }) => ({
      name: `first card of ${name} : floor`,
      value: (paints.get(name)?.card ?? 0) / base.card,
      most: 1.05,
    })),
  ];
  const missed = bounds.filter(({ value, most }) => value > most);
  const columns = [
    'page',
    'JS KB br',
    'FCP ms',
    'frame ms',
    'first card ms',
    'LCP ms',
    'TBT ms',
    'CLS',
    'hops',
    'scripts',
  ];
  writeSection(
    'npm run bench -- load',
    [
      `First loads at 390 × 844, slow 4G (562 ms, 1.47 Mbit/s), processor ${SLOWER}× slower, HTTP/2, median of ${ROUNDS} interleaved rounds.`,
      toTable([columns, ...rows]),
      toTable([['page read once', 'first card ms', 'without a network ms'], ...offline.map(({ row }) => row)]),
      toTable([
        ['ratio', 'measured', 'at most', ''],
        ...bounds.map(({ name, value, most }) => [name, value.toFixed(2), String(most), value > most ? 'over' : '']),
      ]),
    ].join('\n\n'),
  );
  if (missed.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
}
