import { expect, type Locator, type Page } from '@playwright/test';
import { newChild, removeChild, signInOn } from './support/family';
import { test } from './support/journey';

/** Counts the taps from home until an act is done, and the taps for which one scrolls first. */
class Taps {
  taps = 0;
  scrolls = 0;

  constructor(readonly page: Page) {}

  async tap(target: Locator) {
    await expect(target).toBeVisible();
    const isReached = await target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      return at !== null && (element.contains(at) || at.contains(element));
    });
    if (!isReached) this.scrolls += 1;
    await target.tap();
    this.taps += 1;
  }
}

type Act = {
  name: string;
  months: number;
  /** At most so many. */
  taps: number;
  scrolls: number;
  run: (count: Taps) => Promise<void>;
};

/** The commonest acts of a parent whose child is chosen, from home; `npm run prove -- taps` prints the figures. */
const ACTS: Act[] = [
  {
    name: 'a measurement',
    months: 14,
    taps: 2,
    scrolls: 0,
    run: async (count) => {
      const { page } = count;
      await count.tap(page.getByRole('link', { name: '키·몸무게 적기' }));
      // Focused at once: typing needs no tap.
      await expect(page.getByRole('dialog').getByLabel('키', { exact: true })).toBeFocused();
      await page.keyboard.type('77.5');
      await count.tap(page.getByRole('button', { name: '저장하기' }));
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  },
  {
    name: 'a vaccination',
    months: 14,
    taps: 1,
    scrolls: 0,
    run: async (count) => {
      const today = count.page.getByRole('region', { name: '지금 받을 접종·검진' });
      await count.tap(today.getByRole('button', { name: /받았어요$/ }).first());
      await expect(today.getByText(/오늘 받았다고 표시했어요$/)).toBeVisible();
    },
  },
  {
    name: 'a play that was played',
    months: 14,
    taps: 1,
    scrolls: 1,
    run: async (count) => {
      const plays = count.page.getByRole('region', { name: '오늘의 놀이' });
      await count.tap(plays.getByRole('button', { name: /했어요$/ }).first());
      await expect(plays).toContainText('1/3');
    },
  },
  {
    name: 'the first question of a check',
    months: 14,
    taps: 2,
    scrolls: 0,
    run: async (count) => {
      const { page } = count;
      await count.tap(page.getByRole('link', { name: '시작하기' }));
      await count.tap(page.getByRole('button', { name: '시작하기' }));
      await expect(page.getByRole('button', { name: /^해요/ })).toBeVisible();
    },
  },
];

for (const { name, months, taps, scrolls, run } of ACTS) {
  test(`${name} takes at most ${taps} taps and ${scrolls} scrolls from home`, async ({ page, context }) => {
    const given = await newChild(context.request, months);
    await signInOn(page, given.child);
    await page.goto('/home');
    const count = new Taps(page);
    try {
      await run(count);
      console.log(`${name}: ${count.taps} taps, ${count.scrolls} scrolls`);
      expect(count.taps).toBeLessThanOrEqual(taps);
      expect(count.scrolls).toBeLessThanOrEqual(scrolls);
    } finally {
      await removeChild(context.request, given);
    }
  });
}
