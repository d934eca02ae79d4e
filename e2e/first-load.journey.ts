import { expect } from '@playwright/test';
import { demoChild, signInOn } from './support/family';
import { BUDGET_BYTES, HOPS, watchFirstLoad } from './support/first-load';
import { test } from './support/journey';

test('the first load of /home stays within its budgets of bytes and sequential requests', async ({ page, context }) => {
  await signInOn(page, await demoChild(context));
  const { brotli, hops, requests } = await watchFirstLoad(page);
  expect(brotli).toBeLessThan(BUDGET_BYTES);
  expect(hops, JSON.stringify(requests, null, 1)).toBeLessThanOrEqual(HOPS);
});
