import { matchRoutes, type RouteObject } from 'react-router-dom';
import { pageRoutes } from './routes';

/** Loads the code of a page when a link to it is pressed: a tap ends, and opens the page, about 100 ms later. */
export function preloadOnPress(routes: RouteObject[] = pageRoutes): void {
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.origin !== location.origin) return;
      // The page loads it again when it is opened, and says what went wrong.
      for (const { route } of matchRoutes(routes, link.pathname) ?? [])
        if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
    },
    { passive: true },
  );
}
