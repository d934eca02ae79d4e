import base from './playwright.config';

/** The demo with its API inside the browser; started by run-demo.mjs. */
export default {
  ...base,
  testMatch: '**/demo.check.ts',
  projects: base.projects?.filter(({ name }) => name === 'phone'),
};
