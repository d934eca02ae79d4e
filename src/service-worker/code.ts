import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { workerBuild } from './build-values';

const CODE_CACHE = 'ggp-code';

/** Hashed files that are not fetched at the installation: from the cache once they have been used. */
export function serveCode(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    new CacheFirst({
      cacheName: CODE_CACHE,
      plugins: [{ cacheWillUpdate: ({ response }) => Promise.resolve(response.status === 200 ? response : null) }],
    }),
  );
}

/** Fetches the code of the other routes, one file after another. */
export async function fetchOtherCode(): Promise<void> {
  const cache = await caches.open(CODE_CACHE);
  for (const url of workerBuild.otherCode) if (!(await cache.match(url))) await cache.add(url);
}

/** Removes files of earlier releases; a page that is still open has them from the server. */
export async function removeOldCode(): Promise<void> {
  const cache = await caches.open(CODE_CACHE);
  const current = new Set(workerBuild.otherCode);
  for (const request of await cache.keys())
    if (!current.has(new URL(request.url).pathname)) await cache.delete(request);
}
