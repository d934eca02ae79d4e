import path from 'node:path';
import { defineConfig } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '..');
const report = `${process.env.REPORT_NAME ?? 'e2e'}.json`;

/** Started by run.mjs, which finds the browser and starts the product. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: path.join(root, 'test-results'),
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: path.join(root, '.cache/reports', report) }]],
  use: {
    baseURL: process.env.BASE_URL,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: (process.env.CHROMIUM_ARGS ?? '').split(' ').filter(Boolean),
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    { name: 'tablet', use: { viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true } },
  ],
});
