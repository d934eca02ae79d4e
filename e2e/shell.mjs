import { chromium } from '@playwright/test';
import { endingSignal } from '../server/ending.mjs';
import { BROWSER_ARGS, findBrowser } from './support/browser.mjs';
import { startProduct } from './support/product-server.mjs';
import { enterShell, PHONE, SHELL_AGENT } from './support/simulated-shell.mjs';

/**
 * Opens the product in Chromium inside a simulated native shell, phone-sized, and says which calls reach the shell:
 * `npm run shell`, or `npm run shell -- http://localhost:5173/learn` for one that runs already.
 */
const hasScreen = process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
const named = process.argv[2];
/** Installed before anything is started, so that an early end finds all of it. */
const signal = endingSignal();

let product;
let browser;
try {
  console.log('브라우저를 찾는 중이에요… / looking for a browser…');
  const executablePath = await findBrowser();
  signal.throwIfAborted();
  if (!named) {
    console.log(
      '제품을 준비하는 중이에요. 처음에는 1분쯤 걸려요… / preparing the product; the first time takes about a minute…',
    );
    product = await startProduct({}, signal);
  }
  signal.throwIfAborted();
  browser = await chromium.launch({
    executablePath,
    headless: !hasScreen,
    // Ended below, after the page and before the product.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: hasScreen ? ['--no-first-run', `--window-size=${PHONE.width + 40},${PHONE.height + 120}`] : BROWSER_ARGS,
  });
  signal.throwIfAborted();
  const context = await browser.newContext({
    viewport: PHONE,
    userAgent: SHELL_AGENT,
    hasTouch: true,
    isMobile: true,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
  });
  await enterShell(context, {
    frame: true,
    onCall: (name, payload) => console.log(`shell ← ${name} ${JSON.stringify(payload)}`),
  });
  const page = await context.newPage();
  await page.goto(named ?? product.url);
  console.log(`The product is open inside a simulated shell: ${page.url()}`);
  if (product) console.log('체험 계정 / demo account: demo / ssukssuk2026!');
  if (hasScreen) console.log('Close the window, or press Ctrl+C, to end.');
  else {
    const picture = '.cache/shell.png';
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: picture });
    console.log(`There is no display, so the browser stays unseen; what it shows is in ${picture}. Ctrl+C ends.`);
  }
  await new Promise((resolve) => {
    page.once('close', resolve);
    browser.once('disconnected', resolve);
    signal.addEventListener('abort', resolve);
    if (signal.aborted) resolve();
  });
} catch (error) {
  if (!signal.aborted) {
    console.error(error.message);
    process.exitCode = 1;
  }
} finally {
  await browser?.close().catch(() => undefined);
  await product?.stop();
}
