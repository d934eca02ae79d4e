import { registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';

const EMERGENCY = '/emergency';
const EMERGENCY_CACHE = 'ggp-emergency';

/** The emergency card opens at once whatever the connection, and is renewed behind the screen. */
export function serveEmergencyCard(): void {
  registerRoute(
    ({ url, request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && url.pathname === EMERGENCY,
    new StaleWhileRevalidate({ cacheName: EMERGENCY_CACHE }),
  );
}

export async function fetchEmergencyCard(): Promise<void> {
  await (await caches.open(EMERGENCY_CACHE)).add(EMERGENCY);
}
