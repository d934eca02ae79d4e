import { afterPaint } from '@/shared/lib/after-paint';
import { findPage, type Page } from './start/find-page';

const loadAfterPaint = async (load: () => Promise<unknown>) => {
  // The pressed state shows first: evaluating the code is a task of its own.
  await afterPaint();
  // The page loads it again when it is opened, and says what went wrong.
  await load().catch(() => undefined);
};

/** Loads the code of a page when a link to it is pressed: a tap ends, and opens the page, about 100 ms later. */
export function preloadOnPress(pages?: readonly Page[]): void {
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.origin !== location.origin) return;
      for (const load of findPage(link.pathname, pages)?.loads ?? []) void loadAfterPaint(load);
    },
    { passive: true },
  );
}
