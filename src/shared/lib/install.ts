import { useSyncExternalStore } from 'react';

/** The event by which Chromium lets a page ask; not in TypeScript's DOM. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let event: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();
const setEvent = (next: InstallPromptEvent | null) => {
  event = next;
  for (const listener of listeners) listener();
};

/** From the start of the page: the event comes once, and the browser's own bar would come before a good moment. */
export function followInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (offered) => {
    offered.preventDefault();
    setEvent(offered as InstallPromptEvent);
  });
  window.addEventListener('appinstalled', () => setEvent(null));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Shows the browser's own question. */
const ask = async () => {
  const asked = event;
  // It can be asked once.
  setEvent(null);
  await asked?.prompt();
};

/** Asks the browser to install the product; null where it cannot be asked. */
export const useInstallPrompt = (): (() => Promise<void>) | null =>
  useSyncExternalStore(subscribe, () => event) === null ? null : ask;

/** True if the page was opened from the home screen. */
export const isInstalled = (): boolean =>
  window.matchMedia?.('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** iPhone and iPad, where only the person can add a page to the home screen. */
export const isAppleMobile = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
