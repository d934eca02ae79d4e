import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { findScene, openScreen, SCREENS, statesOf } from './support/screens';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

// The product's policy lets no foreign script in, and axe is one. Nothing else here goes past the policy.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** Colours on their way from light to dark are neither. */
const settled = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const isEnding = ({ effect, playState }: Animation) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
        return document.getAnimations().filter(isEnding).length;
      }),
    )
    .toBe(0);

async function findings(page: Page) {
  await settled(page);
  await page.addScriptTag({ path: axe });
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run();
    return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' ')})`);
  });
}

for (const screen of SCREENS) {
  test(`axe finds nothing on ${screen.name}`, async ({ page, context }) => {
    const scene = await findScene(context);
    for (const state of statesOf(screen)) {
      await test.step(state, async () => {
        await openScreen(page, scene, screen, state);
        expect(await findings(page), state).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await findings(page), `${state}, dark`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });
      });
    }
  });
}
