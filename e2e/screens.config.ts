import base from './playwright.config';

/** `npm run screens`: pictures of every finished screen in its states, to look at, in .cache/screens. */
export default { ...base, testMatch: '**/screens.shoot.ts', reporter: [['list']] };
