import base from './playwright.config';

/** The demo with its API inside the browser; started by run-demo.mjs. */
export default {
  ...base,
  testMatch: '**/demo.check.ts',
  // Its API runs behind a service worker.
  use: { ...base.use, serviceWorkers: 'allow' as const },
  projects: base.projects?.filter(({ name }) => name === 'phone'),
};
