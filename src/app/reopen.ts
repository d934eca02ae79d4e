import type { createBrowserRouter, To } from 'react-router-dom';
import { openNewVersion } from '@/shared/lib/open-new-version';

type Router = ReturnType<typeof createBrowserRouter>;
type Options = Exclude<Parameters<Router['navigate']>[1], undefined>;

/**
 * Tracks the pending navigation while its code is loading, so that a reload meanwhile opens its target and not the
 * current page. The router changes the address only afterwards.
 * @returns reloads the page
 */
export function watchPending(router: Router, load: () => unknown = openNewVersion): () => void {
  const navigate = router.navigate.bind(router);
  let replace = false;
  router.navigate = (to: number | To | null, options?: Options) => {
    replace = options?.replace === true;
    return typeof to === 'number' ? navigate(to) : navigate(to, options);
  };

  return () => {
    const { location } = router.state.navigation;
    const path = location && `${location.pathname}${location.search}${location.hash}`;
    const { pathname, search, hash } = window.location;
    // After Back or Forward the address is already the restored one.
    if (location && path !== `${pathname}${search}${hash}`) {
      const idx = Number((window.history.state as { idx?: unknown } | null)?.idx ?? 0);
      // As the router writes it itself.
      const entry = { usr: location.state as unknown, key: location.key, idx: replace ? idx : idx + 1 };
      if (replace) window.history.replaceState(entry, '', path);
      else window.history.pushState(entry, '', path);
    }
    void load();
  };
}
