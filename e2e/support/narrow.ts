import type { Page } from '@playwright/test';

/** Texts in boxes narrower than four letters and than their own longest word, as when a column is too narrow for them. */
export const findNarrow = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('no canvas');
    const found: string[] = [];
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const words = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .flatMap((node) => node.textContent?.split(/\s+/) ?? [])
        .filter(Boolean);
      if (words.length === 0 || element.closest('svg') || !element.checkVisibility()) continue;
      const box = element.closest<HTMLElement>(':not(span, b, a, small, strong, em, time)') ?? element;
      const { display, position, clipPath, paddingLeft, paddingRight } = getComputedStyle(
        getComputedStyle(element).display === 'inline' ? box : element,
      );
      if (display === 'contents' || (position === 'absolute' && (box.clientWidth <= 1 || clipPath !== 'none')))
        continue;
      const measured = getComputedStyle(element).display === 'inline' ? box : element;
      const width = measured.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const { font, fontSize } = getComputedStyle(element);
      pen.font = font;
      const longest = Math.max(...words.map((word) => pen.measureText(word).width));
      const least = Math.min(4 * Number.parseFloat(fontSize), longest);
      if (measured.clientWidth > 0 && width + 1 < least)
        found.push(`${Math.round(width)} px for “${words.join(' ').slice(0, 40)}”`);
    }
    return found;
  });

/** The page's fixed last part (`PageShell`'s footer) that ends above the foot of the window on a phone. */
export const findFloatingFooter = (page: Page) =>
  page.evaluate(() => {
    const footer = document.querySelector('main[data-footer] > :last-child');
    if (!footer || window.innerWidth >= 800) return [];
    const { bottom } = footer.getBoundingClientRect();
    return bottom < window.innerHeight - 1 ? [`the footer ends at ${Math.round(bottom)} of ${window.innerHeight}`] : [];
  });
