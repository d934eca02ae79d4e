import { spawn } from 'node:child_process';
import path from 'node:path';
import { BROWSER_ARGS, findBrowser } from './browser.mjs';
import { startProduct } from './product-server.mjs';

/**
 * The journeys in a real browser, against the built product on a fresh database.
 * Arguments go to Playwright: `npm run e2e -- --project phone --grep "back"`.
 */
const root = path.resolve(import.meta.dirname, '..');
const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');

let product;
try {
  const browser = await findBrowser();
  product = await startProduct();
  const child = spawn(
    process.execPath,
    [playwright, 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        BASE_URL: product.url,
        MAILS: product.mails,
        CHROMIUM_PATH: browser,
        CHROMIUM_ARGS: BROWSER_ARGS.join(' '),
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
