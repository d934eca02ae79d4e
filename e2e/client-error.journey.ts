import { expect } from '@playwright/test';
import { ADMIN, signInOn } from './support/family';
import { test } from './support/journey';

test('an error thrown in a page is listed for the staff with source file and line', async ({ page }) => {
  await signInOn(page, undefined, ADMIN);
  // A part of the browser that a screen needs and that fails: the feed watches the size of its rows.
  await page.addInitScript(() => {
    window.ResizeObserver = class extends window.ResizeObserver {
      constructor(callback: ResizeObserverCallback) {
        super(callback);
        throw new TypeError('planted');
      }
    };
  });
  const reported = page.waitForResponse((answer) => answer.url().endsWith('/client-error'), { timeout: 20_000 });
  await page.goto('/community/info/list');
  const report = await reported;
  expect(report.status()).toBe(204);
  expect(report.request().postData()).not.toContain('planted');

  await page.goto('/admin/client-error');
  await expect(page.getByRole('heading', { name: /^TypeError · \/community/ })).toBeVisible();
  await expect(page.getByText(/src\/[\w/.-]+\.tsx?:\d+:\d+/).first()).toBeVisible();
  await expect(page.getByText(/^지금 버전 \d+\.\d+\.\d+\+[0-9a-f]{12} \(\d{4}-\d{2}-\d{2}\)$/)).toBeVisible();
});
