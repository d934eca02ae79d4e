import path from 'node:path';
import { expect } from '@playwright/test';
import { findClipped } from './support/clipped';
import { test } from './support/journey';
import { findFloatingFooter, findNarrow } from './support/narrow';
import { SCREENS } from './support/screens/all-screens';
import { finishAnimations } from './support/settle';

/**
 * Every screen, loaded once, at the widths of phones, foldables and tablets upright and across: no text in a column too
 * narrow for it, nothing beyond its column, no footer in the middle of a short page. Run by hand: the default run has
 * 390, 820 and 1180. `PICTURES=1` saves a picture of each width in .cache/widths.
 */
const WIDTHS = [320, 390, 600, 768, 800, 820, 834, 912, 1024, 1180, 1440];
const folder = path.resolve(import.meta.dirname, '../.cache/widths');

for (const screen of SCREENS) {
  test(`${screen.name} fits at every width`, async ({ screenTab }) => {
    const { page } = screenTab;
    await screenTab.open(screen, 'filled');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width < 800 ? 844 : 1180 });
      await finishAnimations(page);
      const found = [...(await findNarrow(page)), ...(await findClipped(page)), ...(await findFloatingFooter(page))];
      expect.soft(found, `${screen.name} at ${width} px`).toEqual([]);
      if (process.env.PICTURES)
        await page.screenshot({ path: path.join(folder, screen.name, `${width}.png`), fullPage: true });
    }
  });
}
