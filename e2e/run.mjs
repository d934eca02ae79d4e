import { spawn } from 'node:child_process';
import path from 'node:path';
import { BROWSER_ARGS, findBrowser } from './support/browser.mjs';
import { prepareDemoData } from './support/demo-data.mjs';
import { startProduct } from './support/product-server.mjs';
import { ensureBuilt } from './support/server-process.mjs';

/**
 * The journeys in a real browser, against the built product: each worker starts its own from the prepared data. With
 * DATABASE_URL there is one database, so one product and one worker.
 * Arguments go to Playwright: `npm run e2e -- --project phone --grep "back"`.
 */
/** No page is open for long enough to win back what optimising its scripts costs. */
const WITHOUT_OPTIMISER = '--js-flags=--no-opt,--no-maglev';
const root = path.resolve(import.meta.dirname, '..');
const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');

let product;
try {
  const browser = await findBrowser();
  await ensureBuilt();
  if (process.env.DATABASE_URL) product = await startProduct();
  else await prepareDemoData();
  const child = spawn(
    process.execPath,
    [
      ...[playwright, 'test', '--config', 'e2e/playwright.config.ts'],
      ...(product ? ['--workers', '1'] : []),
      ...process.argv.slice(2),
    ],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        ...(product && { BASE_URL: product.url, MAILS: product.mails }),
        CHROMIUM_PATH: browser,
        CHROMIUM_ARGS: [...BROWSER_ARGS, WITHOUT_OPTIMISER].join(' '),
      },
    },
  );
  process.exitCode = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await product?.stop();
}
