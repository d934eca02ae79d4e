import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../e2e/support/browser.mjs';
import { demoChild, signInOn } from '../e2e/support/family';
import { startProduct } from '../e2e/support/product-server.mjs';

/**
 * The same navigations with and without the transitions of pages, in Chromium with the CPU throttled four times, by
 * turns. Compared is the longest task of the page's thread in each navigation, the quietest of the rounds: what another
 * process takes from the machine only makes a task longer.
 */
const SLOWER = 4;
const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** From here on a task is a long one (W3C Long Tasks API). */
const LONG_MS = 50;

type Step = { name: string; go: (page: Page) => Promise<void> };

const tab = (name: string, ready: string): Step => ({
  name: `tab ${name}`,
  go: async (page) => {
    await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name }).tap();
    await page.waitForURL(`**${ready}`);
  },
});
const back: Step = { name: 'Back', go: (page) => page.goBack().then(() => undefined) };

const STEPS: readonly Step[] = [
  tab('커뮤니티', '/community/info'),
  {
    name: 'a post (push)',
    go: async (page) => {
      await page.getByRole('main').getByRole('article').locator('h3 a').first().tap();
      await page.getByRole('heading', { level: 2 }).first().waitFor();
    },
  },
  back,
  tab('마이', '/mypage'),
  {
    name: 'settings (push)',
    go: async (page) => {
      await page.getByRole('link', { name: /설정/ }).first().tap();
      await page.waitForURL('**/mypage/setting');
    },
  },
  back,
  tab('홈', '/home'),
];

declare global {
  interface Window {
    /** Lengths of the long tasks since this was emptied, in ms. */
    longTasks: number[];
    /** View transitions begun. */
    transitions: number;
  }
}

/** Watches the pages of a context; without transitions as in a browser that has none. */
async function watch(context: BrowserContext, animated: boolean) {
  await context.addInitScript((on) => {
    window.longTasks = [];
    window.transitions = 0;
    new PerformanceObserver((list) =>
      window.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
    const start = Document.prototype.startViewTransition;
    Object.defineProperty(Document.prototype, 'startViewTransition', {
      value: on
        ? function counted(this: Document, ...given: Parameters<Document['startViewTransition']>) {
            window.transitions += 1;
            return start.apply(this, given);
          }
        : undefined,
    });
  }, animated);
}

/** Until the page has been still for a while: its data, its animation and what it fetches ahead. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(700);
}

/** The longest task of each step, 0 when none was long. */
async function walk(page: Page, cdp: CDPSession): Promise<number[]> {
  const longest: number[] = [];
  for (const { go } of STEPS) {
    await page.evaluate(() => {
      window.longTasks = [];
    });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await go(page);
    await settle(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    longest.push(await page.evaluate(() => Math.max(0, ...window.longTasks)));
  }
  return longest;
}

const executablePath = await findBrowser();
const product = await startProduct();
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
try {
  const open = async (animated: boolean) => {
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
      locale: 'ko-KR',
      timezoneId: 'Asia/Seoul',
    });
    await watch(context, animated);
    const page = await context.newPage();
    await signInOn(page, await demoChild(context));
    await page.goto('/home');
    await settle(page);
    const cdp = await context.newCDPSession(page);
    // chunks and data are fetched, so that both find the same
    await walk(page, cdp);
    return { page, cdp, rounds: [] as number[][] };
  };
  const [animated, plain] = [await open(true), await open(false)];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const each of round % 2 === 0 ? [animated, plain] : [plain, animated])
      each.rounds.push(await walk(each.page, each.cdp));

  const quietest = ({ rounds }: typeof animated, step: number) => Math.min(...rounds.map((round) => round[step] ?? 0));
  const transitions = await animated.page.evaluate(() => window.transitions);
  let added = 0;
  console.log(
    `longest task of a navigation in ms, ${SLOWER}× slower, the quietest of ${ROUNDS} rounds (0: none over ${LONG_MS})`,
  );
  console.log('    with  without');
  for (const [step, { name }] of STEPS.entries()) {
    const [own, other] = [quietest(animated, step), quietest(plain, step)];
    // a task of the page itself may be long in both; what the transition adds may not be long
    const over = own > LONG_MS && own - other > LONG_MS;
    if (over) added += 1;
    console.log(`${own.toFixed(0).padStart(8)} ${other.toFixed(0).padStart(8)}  ${over ? 'OVER ' : ''}${name}`);
  }
  console.log(
    `long tasks over ${LONG_MS} ms added by transitions: ${added} (at most 0); ${transitions} transitions seen`,
  );
  // without a transition there would be nothing to compare
  if (added > 0 || transitions < STEPS.length * ROUNDS) process.exitCode = 1;
} finally {
  await browser.close();
  await product.stop();
}
