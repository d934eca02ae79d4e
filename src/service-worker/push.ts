import type { PageMessage } from './messages';
import { scope } from './scope';

const ANSWER_MS = 1000;

/** Push of the server (server/deps.ts): fixed sentences by kind, without names. */
type Push = { title: string; body: string; path: string; badge: number };

const isPush = (data: unknown): data is Push =>
  typeof data === 'object' && data !== null && 'title' in data && 'path' in data && String(data.path).startsWith('/');

/** Badges, where the browser has them (not among the types of a worker). */
const { setAppBadge } = navigator as { setAppBadge?: (count: number) => Promise<void> };

async function show(push: Push): Promise<void> {
  const { title, body, path, badge } = push;
  // One of the same place takes the place of the former.
  const options = { body, tag: path, icon: '/icon-192.png', data: { path }, lang: 'ko' };
  await Promise.all([
    scope.registration.showNotification(title, options),
    setAppBadge?.call(navigator, badge).catch(() => undefined),
  ]);
}

/** True if the page goes there itself, without a reload; false for a page of another kind or that does not answer. */
const askPage = (client: Awaited<ReturnType<typeof scope.clients.matchAll>>[number], path: string) =>
  new Promise<boolean>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const silent = setTimeout(() => resolve(false), ANSWER_MS);
    port1.onmessage = () => {
      clearTimeout(silent);
      resolve(true);
    };
    client.postMessage({ kind: 'open', path } satisfies PageMessage, [port2]);
  });

/** In the window that is open, or in a new one. The page itself asks who is not signed in. */
async function open(path: string): Promise<void> {
  const address = new URL(path, location.origin);
  if (address.origin !== location.origin) return;
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ focused }) => focused) ?? windows[0];
  if (shown && (await askPage(shown, path))) await shown.focus();
  else await scope.clients.openWindow(address.href);
}

/** The browser replaced or ended the subscription: the server gets the new one at the next start of a page. */
async function renew(former: PushSubscription | null, renewed: PushSubscription | null): Promise<void> {
  const applicationServerKey = former?.options.applicationServerKey;
  if (renewed || !applicationServerKey) return;
  await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** Shows what is pushed, opens what is tapped, and keeps the subscription. */
export function servePushes(): void {
  scope.addEventListener('push', (event) => {
    const data: unknown = event.data?.json();
    if (isPush(data)) event.waitUntil(show(data));
  });
  scope.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renew(event.oldSubscription, event.newSubscription));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const data: unknown = event.notification.data;
    if (isPush({ title: '', ...(data as object) })) event.waitUntil(open((data as Push).path));
  });
}
