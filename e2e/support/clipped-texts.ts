import type { Page } from '@playwright/test';

/** Texts that do not fit into their element or the window, and whether the page itself is wider than the window. */
export const findClipped = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    /** Ancestor that can be swiped sideways to the element. */
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
