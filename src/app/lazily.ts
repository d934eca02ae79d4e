import type { RouteObject } from 'react-router-dom';
import { loadChunk } from '@/shared/lib/load-chunk';

/** Gives every lazy route of a table the time limit, and the reload after a deploy. */
export function lazily(routes: RouteObject[]): RouteObject[] {
  return routes.map((route): RouteObject => {
    const { lazy } = route;
    const timed = typeof lazy === 'function' ? { ...route, lazy: () => loadChunk(() => lazy()) } : route;
    return timed.index || !timed.children ? timed : { ...timed, children: lazily(timed.children) };
  });
}
