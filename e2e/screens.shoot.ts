import path from 'node:path';
import { test } from '@playwright/test';
import { findScene, openScreen, SCREENS, statesOf } from './support/screens';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const folder = path.resolve(import.meta.dirname, '../.cache/screens');

for (const screen of SCREENS) {
  test(`pictures of ${screen.name}`, async ({ page, context }, { project }) => {
    const scene = await findScene(context);
    for (const state of statesOf(screen)) {
      await openScreen(page, scene, screen, state);
      await page.screenshot({ path: path.join(folder, project.name, `${screen.name}-${state}.png`), fullPage: true });
    }
  });
}

// `npm run screenshots`: the picture in the README.
test('the picture of home for the README', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ko-KR', hasTouch: true });
  const page = await context.newPage();
  const scene = await findScene(context);
  const home = SCREENS.find(({ name }) => name === 'home');
  if (home) await openScreen(page, scene, home, 'filled');
  await page.screenshot({ path: path.resolve(import.meta.dirname, '../docs/images/home.png') });
  await context.close();
});
