import base from './playwright.config';

/** `npm run screens`: a picture of every screen state, and contact sheets of them, to look at in .cache/screens. */
export default {
  ...base,
  testMatch: ['**/pictures.shoot.ts', '**/readme.shoot.ts'],
  projects: (base.projects ?? []).filter(({ name }) => name === 'phone'),
  globalTeardown: './support/contact-sheets.ts',
};
