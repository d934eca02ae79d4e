import { expect, type Page } from '@playwright/test';
import { findViolations } from './support/axe';
import { findClipped } from './support/clipped-texts';
import { test } from './support/journey';
import { finishAnimations } from './support/page-activity';
import { listStates, type ScreenState } from './support/screen';
import type { ScreenTab } from './support/screen-tab';
import { SCREENS } from './support/screens/all-screens';

/**
 * Every state of every screen, loaded once for all its checks: axe in the light scheme, the rules that depend on colours
 * in the dark one, and clipped texts at 320 px and at twice the text size.
 * Screens whose layout differs on a tablet (`tablet` in support/screens says how) are checked there in portrait and in landscape.
 */
const SMALL = { width: 320, height: 640 };

const setTextSize = (page: Page, percent: string) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, percent);

async function expectUnclipped(page: Page, what: string) {
  await finishAnimations(page);
  await expect.soft.poll(() => findClipped(page), `clipped: ${what}`).toEqual([]);
}

/** Polled, because a frame of a change of colours or of late content is no state of the screen. */
const expectAccessible = (tab: ScreenTab, rules: 'all' | 'colours', what: string) =>
  expect.soft.poll(() => findViolations(tab, rules), `axe: ${what}`).toEqual([]);

async function checkOnPhone(tab: ScreenTab, what: string, state: ScreenState) {
  const { page } = tab;
  await expectAccessible(tab, 'all', what);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(tab, 'colours', `${what}, dark`);
  await page.emulateMedia({ colorScheme: 'light' });
  if (state !== 'filled') return;
  const full = page.viewportSize();
  await page.setViewportSize(SMALL);
  await expectUnclipped(page, `${what}, 320 px`);
  if (full) await page.setViewportSize(full);
  await setTextSize(page, '200%');
  await expectUnclipped(page, `${what}, 200 % text`);
}

async function checkOnTablet(tab: ScreenTab, what: string, state: ScreenState) {
  const { page } = tab;
  await expectAccessible(tab, 'all', what);
  if (state !== 'filled') return;
  await setTextSize(page, '200%');
  await expectUnclipped(page, `${what}, 200 % text`);
  await setTextSize(page, '');
}

for (const screen of SCREENS) {
  const tag = screen.tablet ? '@tablet' : [];
  test(
    `${screen.name} has no axe violations and no clipped texts in any state`,
    { tag },
    async ({ screenTab, viewport }, { project }) => {
      const { page } = screenTab;
      for (const state of listStates(screen)) {
        const what = `${screen.name}, ${state}`;
        await test.step(what, async () => {
          await screenTab.open(screen, state);
          if (project.name === 'phone') return checkOnPhone(screenTab, what, state);
          await checkOnTablet(screenTab, `${what}, portrait`, state);
          if (viewport) await page.setViewportSize({ width: viewport.height, height: viewport.width });
          await checkOnTablet(screenTab, `${what}, landscape`, state);
        });
      }
      expect(screenTab.takeRefused(), 'refused by the page policy').toEqual([]);
    },
  );
}
