import { expect, type Page, test } from '@playwright/test';
import { findScene, openScreen, SCREENS } from './support/screens';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Texts that do not fit where they stand, and whether the page itself is wider than the screen. */
const clipped = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    /** What can be swiped sideways to the element. */
    const swiped = (element: Element): Element | null => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return null;
      return /auto|scroll/.test(getComputedStyle(parent).overflowX) ? parent : swiped(parent);
    };
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} px wide`);
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const { overflowX, overflowY, position, clipPath, webkitLineClamp } = getComputedStyle(element);
      const words = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const forReadersOnly = position === 'absolute' && (element.clientWidth <= 1 || clipPath !== 'none');
      // A preview that ends in an ellipsis after so many lines is meant to.
      const preview = webkitLineClamp !== 'none';
      if (!words || forReadersOnly || preview || !element.checkVisibility()) continue;
      const cutAcross = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const cutBelow = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
      const { left, right } = element.getBoundingClientRect();
      const scrolls = element.closest('[style*="overflow"], ul, [role="tablist"]') ?? swiped(element);
      const outside = !scrolls && (left < -1 || right > root.clientWidth + 1);
      if (cutAcross || cutBelow || outside) found.push(element.outerHTML.slice(0, 160));
    }
    return found;
  });

for (const screen of SCREENS) {
  test(`at 320 px and with text twice as large nothing of ${screen.name} is cut off`, async ({ page, context }, {
    project,
  }) => {
    const scene = await findScene(context);
    await openScreen(page, scene, screen, 'filled');
    if (project.name === 'phone') {
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => clipped(page), '320 px').toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect.poll(() => clipped(page), '200 % text').toEqual([]);
  });
}
