import { useEffect, useState } from 'react';
import { type LazyRouteFunction, type RouteObject, useLocation } from 'react-router-dom';
import { FullScreenSpinner } from '@/shared/ui/feedback/full-screen-spinner';
import { loadChunk } from '@/shared/ui/load-chunk';

type Loaded = Awaited<ReturnType<LazyRouteFunction<RouteObject>>>;

/** True for the key of the history's first entry. */
function createFirstKey() {
  let first: string | undefined;
  return (key: string) => {
    first ??= key;
    return first === key;
  };
}

type LateProps = { load: () => Promise<Loaded>; error: unknown; isFirst: ReturnType<typeof createFirstKey> };

/**
 * A page whose code could not be loaded. The router caches the result of `lazy`, a failure too, so it is given this
 * component, which loads the code again each time the page is opened later.
 */
function LateRoute({ load, error, isFirst }: LateProps) {
  const { key } = useLocation();
  // It has been waited for already.
  if (isFirst(key)) throw error;
  return <ReloadedRoute load={load} />;
}

function ReloadedRoute({ load }: { load: () => Promise<Loaded> }) {
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
export function wrapLazyRoutes(routes: RouteObject[], reload: () => void): RouteObject[] {
  return routes.map((route): RouteObject => {
    const { lazy } = route;
    const timed =
      typeof lazy === 'function'
        ? {
            ...route,
            lazy: () => {
              const load = () => loadChunk(() => lazy(), { reload });
              return load().catch((error: unknown) => ({
                element: <LateRoute load={load} error={error} isFirst={createFirstKey()} />,
              }));
            },
          }
        : route;
    return timed.index || !timed.children ? timed : { ...timed, children: wrapLazyRoutes(timed.children, reload) };
  });
}
