const LONGEST_MS = 5000;

/**
 * Reloads the page in the newest version: where a service worker has stored an older one, a newer worker takes over
 * first, or the reload would open the old page again.
 */
export async function openNewVersion(reload = () => window.location.reload()): Promise<void> {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  const registration = await workers?.getRegistration();
  await registration?.update().catch(() => undefined);
  const newer = registration?.waiting ?? registration?.installing;
  if (workers && newer) {
    const takenOver = new Promise((resolve) => {
      workers.addEventListener('controllerchange', resolve, { once: true });
      setTimeout(resolve, LONGEST_MS);
    });
    // src/service-worker/messages.ts
    newer.postMessage({ kind: 'activate' });
    await takenOver;
  }
  reload();
}
