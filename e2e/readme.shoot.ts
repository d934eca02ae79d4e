import path from 'node:path';
import { test } from './support/journey';
import { SCREENS } from './support/screens/all-screens';

// `npm run screenshots`
test('takes the picture of home for the README', async ({ screenTab: { page, open } }) => {
  const home = SCREENS.find(({ name }) => name === 'home');
  if (!home) throw new Error('There is no screen named home');
  await open(home, 'filled');
  await page.screenshot({ path: path.resolve(import.meta.dirname, '../docs/images/home.png'), scale: 'css' });
});
