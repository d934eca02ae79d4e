import path from 'node:path';
import { defineConfig } from '@playwright/test';
import type { WorkerOptions } from './support/journey';

const root = path.resolve(import.meta.dirname, '..');
const report = `${process.env.REPORT_NAME ?? 'e2e'}.json`;
const { BASE_URL, MAILS } = process.env;
const touch = { hasTouch: true, isMobile: true };

/** Started by run.mjs, which finds the browser and prepares the product's data. */
export default defineConfig<object, WorkerOptions>({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: path.join(root, 'test-results'),
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Only for the trace: a test that passes on its retry still counts as failed (.ci/sum.mjs).
  retries: process.env.CI ? 1 : 0,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [
    [process.stdout.isTTY ? 'line' : 'dot'],
    ['json', { outputFile: path.join(root, '.cache/reports', report) }],
  ],
  use: {
    baseURL: BASE_URL,
    runningProduct: BASE_URL && MAILS ? { url: BASE_URL, mails: MAILS } : null,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // A worker's requests are not seen by page.route; offline.journey.ts has it.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: (process.env.CHROMIUM_ARGS ?? '').split(' ').filter(Boolean),
    },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@landscape/,
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, ...touch },
    },
    // Only what is laid out or used differently there.
    { name: 'tablet', grep: /@tablet|@landscape/, use: { viewport: { width: 820, height: 1180 }, ...touch } },
  ],
});
