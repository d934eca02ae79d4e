/** Tag of the sync event in which the service worker sends what waits. */
export const OUTBOX_SYNC = 'outbox';

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/** Has the service worker send the rows once there is a network and no page is open, where the browser can. */
export async function requestBackgroundSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = (await navigator.serviceWorker.getRegistration()) as SyncRegistration | undefined;
  // Refused where the person has switched it off.
  await registration?.sync?.register(OUTBOX_SYNC).catch(() => undefined);
}
