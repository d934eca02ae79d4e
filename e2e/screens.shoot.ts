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
