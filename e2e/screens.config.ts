import base from './playwright.config';

/** `npm run screens`: the checks of every screen state, each with a picture to look at in .cache/screens. */
export default {
  ...base,
  testMatch: ['**/screens.journey.ts', '**/readme.shoot.ts'],
  use: { ...base.use, pictures: true },
};
