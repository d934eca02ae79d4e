import { matchRoutes, type RouteObject } from 'react-router-dom';
import { afterPaint } from '@/shared/lib/after-paint';
import { pageRoutes } from './routes';

const load = async (lazy: () => Promise<unknown>) => {
  // What shows the press comes first: evaluating the code is a task of its own.
  await afterPaint();
  // The page loads it again when it is opened, and says what went wrong.
  await lazy().catch(() => undefined);
};

/** Loads the code of a page when a link to it is pressed: a tap ends, and opens the page, about 100 ms later. */
export function preloadOnPress(routes: RouteObject[] = pageRoutes): void {
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.origin !== location.origin) return;
      for (const { route } of matchRoutes(routes, link.pathname) ?? [])
        if (typeof route.lazy === 'function') void load(route.lazy);
    },
    { passive: true },
  );
}
