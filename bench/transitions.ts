import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../e2e/support/browser.mjs';
import { demoChild, signInOn } from '../e2e/support/family';
import { startProduct } from '../e2e/support/product-server.mjs';
import { longestTasks, recordTrace } from './frames';

/**
 * The same navigations with and without the transitions of pages, in Chromium with the CPU throttled four times, by
 * turns. Compared is the longest task of the page's thread in each navigation by the time it really ran, the quietest
 * of the rounds.
 */
const SLOWER = 4;
const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** From here on a task is a long one (W3C Long Tasks API). */
const LONG_MS = 50;
/** The animation is over by then. */
const STEP_MS = 700;
const BEGUN = 'step-begun';
const OVER = 'step-over';

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
  tab('커뮤니티', '/community/trip'),
  {
    name: 'a place (push)',
    go: async (page) => {
      await page.getByRole('main').getByRole('article').locator('h2 a').first().tap();
      await page.waitForURL('**/community/trip/place-*');
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

/** As in a browser without view transitions. */
const withoutTransitions = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'startViewTransition', { value: undefined });
  });

/** The longest task of each step in ms. */
async function walk(page: Page, cdp: CDPSession): Promise<number[]> {
  const mark = (name: string) => page.evaluate((text) => void performance.mark(text), name);
  const events = await recordTrace(cdp, async () => {
    for (const { go } of STEPS) {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      await mark(BEGUN);
      await go(page);
      await page.waitForTimeout(STEP_MS);
      await mark(OVER);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.waitForLoadState('networkidle');
    }
  });
  return longestTasks(events, BEGUN, OVER);
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
    if (!animated) await withoutTransitions(context);
    const page = await context.newPage();
    await signInOn(page, await demoChild(context));
    await page.goto('/home');
    await page.waitForLoadState('networkidle');
    // the code of the transitions comes after the first page
    await page.waitForTimeout(2000);
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
  const kind = await animated.page.evaluate(() => document.documentElement.dataset.transition);
  let added = 0;
  console.log(`longest task of a navigation, ms, ${SLOWER}× slower, the quietest of ${ROUNDS} rounds`);
  console.log('    with  without');
  for (const [step, { name }] of STEPS.entries()) {
    const [own, other] = [quietest(animated, step), quietest(plain, step)];
    const isAdded = own > LONG_MS && other <= LONG_MS;
    if (isAdded) added += 1;
    console.log(`${own.toFixed(1).padStart(8)} ${other.toFixed(1).padStart(8)}  ${isAdded ? 'OVER ' : ''}${name}`);
  }
  console.log(`navigations with a task over ${LONG_MS} ms only with the transition: ${added} (at most 0)`);
  // without transitions there would be nothing to compare
  if (added > 0 || kind === undefined) process.exitCode = 1;
} finally {
  await browser.close();
  await product.stop();
}
