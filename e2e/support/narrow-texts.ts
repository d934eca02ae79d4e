import type { Page } from '@playwright/test';

/** Texts in boxes narrower than four letters and than their own longest word, as when a column is too narrow for them. */
export const findNarrow = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const forReadersOnly = (element: Element | null): boolean => {
      if (!element) return false;
      const { position, clipPath } = getComputedStyle(element);
      const hidden = position === 'absolute' && (element.clientWidth <= 1 || clipPath !== 'none');
      return hidden || forReadersOnly(element.parentElement);
    };
    /** As drawn, with letter spacing and figures of one width; a broken word is as wide as its parts together. */
    const widthOfLongestWord = (node: Node) => {
      const range = document.createRange();
      const words = [...(node.textContent ?? '').matchAll(/\S+/g)].map(({ index, 0: word }) => {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return [...range.getClientRects()].reduce((sum, { width }) => sum + width, 0);
      });
      return Math.max(...words);
    };
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const texts = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (texts.length === 0 || element.closest('svg') || !element.checkVisibility()) continue;
      const { display, fontSize } = getComputedStyle(element);
      if (display === 'contents') continue;
      const box =
        display === 'inline' ? element.closest<HTMLElement>(':not(span, b, a, small, strong, em, time)') : element;
      if (!box?.clientWidth) continue;
      const { paddingLeft, paddingRight } = getComputedStyle(box);
      const width = box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const letters = 4 * Number.parseFloat(fontSize);
      if (width + 1 >= letters || forReadersOnly(element)) continue;
      if (width + 1 < Math.max(...texts.map(widthOfLongestWord)))
        found.push(`${Math.round(width)} px for “${element.textContent?.trim().slice(0, 40)}”`);
    }
    return found;
  });

/** Texts that reach beyond the side of the box they are in, where it neither scrolls nor cuts. */
export const findBeyond = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('main *, [role="dialog"] *')) {
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const parent = element.parentElement;
      if (!hasText || !parent || element.closest('svg') || !element.checkVisibility()) continue;
      const { position, display } = getComputedStyle(element);
      const { display: around, overflowX } = getComputedStyle(parent);
      if (position === 'absolute' || position === 'fixed' || display === 'inline' || around === 'contents') continue;
      if (/auto|scroll|hidden|clip/.test(overflowX)) continue;
      const { left, right } = element.getBoundingClientRect();
      const box = parent.getBoundingClientRect();
      if (box.width > 1 && (left < box.left - 1 || right > box.right + 1))
        found.push(
          `${Math.round(Math.max(box.left - left, right - box.right))} px beyond: “${element.textContent?.trim().slice(0, 40)}”`,
        );
    }
    return found;
  });

/** The widths in px of the page's charts: drawings with words in them. */
export const chartWidths = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main svg:has(text)')]
      .filter((chart) => chart.checkVisibility())
      .map((chart) => Math.round(chart.getBoundingClientRect().width)),
  );

/** The page's fixed last part (`PageShell`'s footer) that ends above the foot of the window on a phone. */
export const findFloatingFooter = (page: Page) =>
  page.evaluate(() => {
    const footer = document.querySelector('main[data-footer] > :last-child');
    if (!footer || window.innerWidth >= 800) return [];
    const { bottom } = footer.getBoundingClientRect();
    return bottom < window.innerHeight - 1 ? [`the footer ends at ${Math.round(bottom)} of ${window.innerHeight}`] : [];
  });
