import base from './playwright.config';

/** `npm run prove -- widths`: every screen at eleven widths. */
export default {
  ...base,
  testMatch: ['**/widths.check.ts'],
  projects: (base.projects ?? []).filter(({ name }) => name === 'phone'),
  ...(process.env.PICTURES && { globalTeardown: './support/contact-sheets.ts' }),
};
