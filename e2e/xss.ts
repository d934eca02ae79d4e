import { chromium } from '@playwright/test';
import { figure } from '../server/testing/report-figure';
import { BROWSER_ARGS, findBrowser } from './support/browser.mjs';
import { ensureBuilt } from './support/server-process.mjs';
import { openCareless, openPages } from './xss/open';
import { payloads } from './xss/payloads';
import { submitPayloads } from './xss/submit-payloads';
import { startHost } from './xss/test-host';

/**
 * Stored scripts in a real Chromium: every payload typed into every field, then opened with neither guard (they must run,
 * or the check sees nothing), with the sanitiser alone, and with the policy of our pages alone.
 * `--samples`: the project's own list instead of the whole collection, and fewer of the posts on their own page.
 */
const onlyOwn = process.argv.includes('--samples');
const id = onlyOwn ? 'xss-samples' : 'xss';
const amount = onlyOwn ? 'few' : 'many';
await ensureBuilt();
const host = await startHost();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
try {
  const all = payloads(onlyOwn);
  const submitted = await submitPayloads(host, all);
  const fields = Object.entries(submitted.tally).map(([field, { taken }]) => `${field} ${taken}`);
  figure(`${id}-fields`, `${all.length} payloads typed; kept by ${fields.join(', ')}; all others refused`);

  const neither = await openCareless(browser, host, { sanitiser: false, policy: false });
  const sanitiser = await openCareless(browser, host, { sanitiser: true, policy: false });
  const policy = await openCareless(browser, host, { sanitiser: false, policy: true });
  figure(
    id,
    `${host.careless.length} payloads on a page that writes them out as they are: ${neither.length} executed with neither guard, ` +
      `${sanitiser.length} with the sanitiser alone, ${policy.length} with the policy alone`,
  );
  const pages = {
    sanitiser: await openPages(browser, host, submitted, { sanitiser: true, policy: false }, amount),
    policy: await openPages(browser, host, submitted, { sanitiser: false, policy: true }, amount),
  };
  figure(
    `${id}-pages`,
    `${pages.sanitiser.opened} pages of the product: ${pages.sanitiser.executed.length} executed with the sanitiser alone, ` +
      `${pages.policy.executed.length} of ${pages.policy.opened} with the policy alone; Trusted Types ${pages.policy.refused ? 'refuse' : 'DO NOT REFUSE'} a string as HTML`,
  );
  const through = [...sanitiser, ...policy, ...pages.sanitiser.executed, ...pages.policy.executed];
  if (through.length > 0) console.error(`Executed: ${through.slice(0, 20).join(', ')}`);
  const missing = [...pages.sanitiser.missing, ...pages.policy.missing];
  if (missing.length > 0) console.error(`Not shown, so not proven: ${missing.slice(0, 20).join(', ')}`);
  const sees = neither.length >= host.careless.length / 2;
  if (!sees) console.error('The check itself does not see what runs.');
  if (through.length > 0 || missing.length > 0 || !sees || !pages.policy.refused) process.exitCode = 1;
} finally {
  await browser.close();
  await host.stop();
}
