import { WORKER_URL } from '@/service-worker/messages';
import type { AppStore } from '../store';
import { followVersions } from './follow-versions';
import { isUnmetered } from './is-unmetered';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

/** The address as a page with Trusted Types demands it: by a policy that the page's own policy names and that allows this address only. */
function toScriptUrl(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return WORKER_URL;
  const policy = trustedTypes.createPolicy('ServiceWorkerAddress', {
    createScriptURL: (address) => {
      if (address !== WORKER_URL) throw new TypeError('No other script');
      return address;
    },
  });
  return policy.createScriptURL(WORKER_URL);
}

/** Registers the service worker, where the browser has them. */
export async function registerWorker(store: AppStore): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register(toScriptUrl(), { updateViaCache: 'none' });
  followVersions(registration, store);
  const { active } = await navigator.serviceWorker.ready;
  if (isUnmetered()) active?.postMessage({ kind: 'fetchOtherCode' });
}
