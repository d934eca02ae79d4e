import path from 'node:path';
import { test } from './support/journey';
import { SCREENS } from './support/screens/all-screens';

// `npm run screens -- --project phone --grep "README|manifest"`
test('takes the picture of home for the README', async ({ screenTab: { page, open } }) => {
  const home = SCREENS.find(({ name }) => name === 'home');
  if (!home) throw new Error('There is no screen named home');
  await open(home, 'filled');
  await page.screenshot({ path: path.resolve(import.meta.dirname, '../docs/images/home.png'), scale: 'css' });
});

// public/manifest.webmanifest names them.
test('takes the pictures of the manifest', async ({ screenTab: { page, open } }) => {
  const pictures = [
    { file: 'home', screen: 'home', width: 390, height: 844 },
    { file: 'growth', screen: 'analysis-development', width: 390, height: 844 },
    { file: 'home-wide', screen: 'home', width: 1180, height: 820 },
  ];
  for (const { file, screen, width, height } of pictures) {
    const found = SCREENS.find(({ name }) => name === screen);
    if (!found) throw new Error(`There is no screen named ${screen}`);
    await open(found, 'filled');
    // Opening a screen sets the project's size.
    await page.setViewportSize({ width, height });
    await page.waitForFunction((wide) => window.innerWidth === wide && document.fonts.status === 'loaded', width);
    await page.screenshot({
      path: path.resolve(import.meta.dirname, `../public/screenshots/${file}.png`),
      scale: 'css',
    });
  }
});
