import { chromium } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../e2e/support/browser.mjs';
import { demoChild, signInOn } from '../e2e/support/family';
import { BUDGET_BYTES, HOPS, watchFirstLoad } from '../e2e/support/first-load';
import { startProduct } from '../e2e/support/product-server.mjs';

/** Prints what JavaScript /home fetches until its lists show, brotli, chunk by chunk. */
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8);

const executablePath = await findBrowser();
const product = await startProduct();
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
try {
  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await signInOn(page, await demoChild(context));
  const { scripts, brotli, hops, requests } = await watchFirstLoad(page);

  console.log('  brotli      raw  KB');
  for (const script of scripts) console.log(`${kilobytes(script.brotli)} ${kilobytes(script.bytes)}  ${script.name}`);
  console.log(`\nrequests in ${hops} hops (at most ${HOPS})`);
  for (const { hop, path } of requests.filter(({ path }) => !path.endsWith('.js'))) console.log(`  ${hop}  ${path}`);
  console.log(
    `\nFirst-load JavaScript of /home: ${(brotli / 1000).toFixed(1)} KB brotli (budget ${BUDGET_BYTES / 1000} KB)`,
  );
  if (brotli >= BUDGET_BYTES || hops > HOPS) process.exitCode = 1;
} finally {
  await browser.close();
  await product.stop();
}
