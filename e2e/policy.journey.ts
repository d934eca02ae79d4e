import { expect } from '@playwright/test';
import { test } from './support/journey';

test('the page policy refuses and reports a style element with rules and a foreign Trusted Types policy', async ({
  browser,
  baseURL,
}) => {
  // not the page of the fixture, in which nothing may be refused
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const reports: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/csp-report') reports.push(request.postDataJSON());
  });
  await page.goto('/auth/login');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const seen = await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { outline: 9px solid red }';
    document.head.append(style);
    const makesPolicy = () => {
      try {
        return Reflect.get(window, 'trustedTypes').createPolicy('another', {}) !== null;
      } catch {
        return false;
      }
    };
    const { outlineStyle } = getComputedStyle(document.body);
    return { hasSheet: style.sheet !== null, outlineStyle, makesPolicy: makesPolicy() };
  });
  expect(seen).toEqual({ hasSheet: false, outlineStyle: 'none', makesPolicy: false });
  await expect
    .poll(() => reports)
    .toMatchObject(
      ['style-src-elem', 'trusted-types'].map((directive) => ({ 'csp-report': { 'effective-directive': directive } })),
    );
  await context.close();
});
