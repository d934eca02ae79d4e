import path from 'node:path';
import type { Page } from '@playwright/test';
import { finishAnimations } from './page-activity';

/** `<width>-<light|dark>/<screen>-<state>.png`, and beside them `sheets/` with the contact sheets. */
export const PICTURES = path.resolve(import.meta.dirname, '../../.cache/screens');

/** Height of a window of that width: a phone's, or a tablet's upright and across. */
export const heightFor = (width: number) => (width < 800 ? 844 : width < 1000 ? 1180 : 820);

/** Parts that come after the page, such as a drawing of its own file, appear within this time. */
const QUIET_MS = 350;

/** Resolves when nothing was added to the page for a while. */
export const isQuiet = (page: Page) =>
  page.evaluate(
    (quiet) =>
      new Promise<void>((resolve) => {
        const done = () => {
          changes.disconnect();
          resolve();
        };
        let timer = setTimeout(done, quiet);
        const changes = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, quiet);
        });
        changes.observe(document.body, { childList: true, subtree: true });
      }),
    QUIET_MS,
  );

/** The page as it is, from its top in full length or with the sheet over it, at one width in both colour schemes. */
export async function takePictures(page: Page, name: string, width: number) {
  await page.setViewportSize({ width, height: heightFor(width) });
  const fullPage = (await page.locator('[role="dialog"], [role="menu"]').count()) === 0;
  if (fullPage) await page.evaluate(() => window.scrollTo(0, 0));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await finishAnimations(page);
    await page.screenshot({ path: path.join(PICTURES, `${width}-${colorScheme}`, `${name}.png`), fullPage });
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
