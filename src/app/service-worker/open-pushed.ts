import { isPageMessage } from '@/service-worker/messages';
import type { AppRouter } from '../app';

/** Opens what was tapped in a push by the router: nothing that was typed is lost to a reload. */
export function openPushed(router: Pick<AppRouter, 'navigate'>): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    if (!isPageMessage(data) || !/^\/(?!\/)/.test(data.path)) return;
    ports[0]?.postMessage('opened');
    void router.navigate(data.path);
  });
}
