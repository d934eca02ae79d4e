import { HOUR_MS } from '@contract/common/time';
import { onPageShown } from '@/shared/lib/page-visibility';
import { newVersionFound } from '@/shared/store/connection-slice';
import type { AppStore } from '../store';

/** Offers a newer version once it is installed, and looks for one when the page is shown again after an hour. */
export function followVersions(registration: ServiceWorkerRegistration, { dispatch }: AppStore): void {
  const offerWaiting = () => {
    // Without a controller it is the first version of this device.
    if (registration.waiting && navigator.serviceWorker.controller) dispatch(newVersionFound());
  };
  offerWaiting();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offerWaiting);
  });
  let lookedAt = Date.now();
  const lookAgain = () => {
    if (Date.now() - lookedAt < HOUR_MS) return;
    lookedAt = Date.now();
    registration.update().catch(() => undefined);
  };
  onPageShown(lookAgain, new AbortController().signal);
}
