import { useEffect, useState } from 'react';
import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import { FullScreenSpinner } from '@/shared/ui/full-screen-spinner';
import { loadChunk } from '@/shared/ui/load-chunk';

type Loaded = Awaited<ReturnType<LazyRouteFunction<RouteObject>>>;

/**
 * A page whose code could not be loaded. The router caches the result of `lazy`, a failure too, so it is given this
 * component, which loads the code again each time the page is opened.
 */
function LateRoute({ load }: { load: () => Promise<Loaded> }) {
  const [answer, setAnswer] = useState<{ loaded: Loaded } | { error: unknown } | null>(null);
  useEffect(() => {
    let over = false;
    load().then(
      (loaded) => !over && setAnswer({ loaded }),
      (error: unknown) => !over && setAnswer({ error }),
    );
    return () => {
      over = true;
    };
  }, [load]);
  if (answer === null) return <FullScreenSpinner inside />;
  if ('error' in answer) throw answer.error;
  const { Component, element } = answer.loaded;
  return Component ? <Component /> : element;
}

/**
 * Wraps every lazy route of a table with the timeout, and the reload after a deploy.
 * @param reload reloads the page at the requested location
 */
export function lazily(routes: RouteObject[], reload: () => void): RouteObject[] {
  return routes.map((route): RouteObject => {
    const { lazy } = route;
    const timed =
      typeof lazy === 'function'
        ? {
            ...route,
            lazy: () => {
              const load = () => loadChunk(() => lazy(), { reload });
              return load().catch(() => ({ element: <LateRoute load={load} /> }));
            },
          }
        : route;
    return timed.index || !timed.children ? timed : { ...timed, children: lazily(timed.children, reload) };
  });
}
