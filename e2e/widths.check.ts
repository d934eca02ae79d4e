import { expect } from '@playwright/test';
import { findClipped } from './support/clipped-texts';
import { test } from './support/journey';
import { chartWidths, findBeyond, findFloatingFooter, findNarrow } from './support/narrow-texts';
import { finishAnimations } from './support/page-activity';
import { heightFor, takePictures } from './support/pictures';
import { ALL_SCREENS } from './support/screens/all-screens';

/**
 * Every screen, loaded once, at the widths of phones, foldables and tablets upright and across: no text in a column too
 * narrow for it, nothing beyond its column, no footer in the middle of a short page, no chart narrower than on a phone.
 * Run by hand: the default run has 390, 820 and 1180. `PICTURES=1` adds the pictures of each width to `npm run screens`'.
 */
const WIDTHS = [320, 390, 600, 768, 800, 820, 834, 912, 1024, 1180, 1440];
const PHONE = 390;

for (const screen of ALL_SCREENS) {
  test(`${screen.name} fits at every width`, async ({ screenTab }) => {
    const { page } = screenTab;
    await screenTab.open(screen, 'filled');
    const onPhone = await chartWidths(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: heightFor(width) });
      await finishAnimations(page);
      const found = [
        ...(await findNarrow(page)),
        ...(await findClipped(page)),
        ...(await findBeyond(page)),
        ...(await findFloatingFooter(page)),
      ];
      expect.soft(found, `${screen.name} at ${width} px`).toEqual([]);
      const narrower = (await chartWidths(page)).filter((chart, at) => chart < (onPhone[at] ?? 0));
      if (width > PHONE) expect.soft(narrower, `charts of ${screen.name} at ${width} px, in px`).toEqual([]);
      if (process.env.PICTURES) await takePictures(page, `${screen.name}-filled`, width);
    }
  });
}
