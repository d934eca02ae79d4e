import { test as base, expect } from '@playwright/test';
import { watchRefused } from './policy-violations';
import { startProduct } from './product-server.mjs';
import { createScreenTab, type ScreenTab } from './screen-tab';

type Product = { url: string; mails: string };

export type WorkerOptions = {
  /** A product that was started before, as on PostgreSQL; otherwise each worker starts one. */
  runningProduct: Product | null;
};

/** Base of journeys: a product and its data for each worker, so that workers do not share accounts. */
export const test = base.extend<object, WorkerOptions & { product: Product; screenTab: ScreenTab }>({
  runningProduct: [null, { option: true, scope: 'worker' }],
  product: [
    async ({ runningProduct }, use) => {
      if (runningProduct) return use(runningProduct);
      const product = await startProduct();
      process.env.MAILS = product.mails;
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
  context: async ({ context }, use) => {
    const refused = watchRefused(context);
    await use(context);
    expect(refused, 'refused by the page policy').toEqual([]);
  },
  screenTab: [
    async ({ browser, product }, use, { project }) => {
      // Checks see no difference between densities; drawing at twice the density takes four times the pixels.
      const tab = await createScreenTab(browser, { ...project.use, deviceScaleFactor: 1, baseURL: product.url });
      await use(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
});
