import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { PICTURE_CACHE } from './messages';

const MOST_PICTURES = 200;

/** Sessions that ended while the worker ran: what was asked for in an earlier one is not stored. */
let ended = 0;

/** Without the signature, which is another one every hour; the width stays. */
const withoutSignature = (address: string) => {
  const url = new URL(address);
  url.searchParams.delete('s');
  return url.href;
};

async function removeOldest(): Promise<void> {
  const cache = await caches.open(PICTURE_CACHE);
  const stored = await cache.keys();
  const excess = stored.slice(0, Math.max(0, stored.length - MOST_PICTURES));
  await Promise.all(excess.map((request) => cache.delete(request)));
}

/** Uploaded pictures of this origin, by their path. */
export function servePictures(): void {
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin && request.destination === 'image' && url.pathname.startsWith('/uploads/'),
    new CacheFirst({
      cacheName: PICTURE_CACHE,
      plugins: [
        {
          requestWillFetch: ({ request, state }) => {
            if (state) state.session = ended;
            return Promise.resolve(request);
          },
          cacheKeyWillBeUsed: ({ request }) => Promise.resolve(withoutSignature(request.url)),
          cacheWillUpdate: ({ response, state }) =>
            Promise.resolve(response.status === 200 && state?.session === ended ? response : null),
          cacheDidUpdate: removeOldest,
        },
      ],
    }),
  );
}

export async function forgetPictures(): Promise<void> {
  ended += 1;
  await caches.delete(PICTURE_CACHE);
}
