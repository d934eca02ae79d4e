/**
 * State of pushes in a browser: 'unsupported' where it has none (an iPhone before the product is on its home screen).
 */
export type BrowserPushState = 'unsupported' | 'ask' | 'granted' | 'denied';

export function browserPushState(): BrowserPushState {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'unsupported';
  return Notification.permission === 'default' ? 'ask' : Notification.permission;
}

/** A subscription as `PUT device/push-token` takes it. */
export type WebSubscription = { platform: 'web'; token: string; p256dh: string; auth: string };

/**
 * Asks for the permission, which needs a tap, and subscribes. Null: the person or the browser refused.
 * @param publicKey VAPID, base64url
 */
export async function subscribeBrowser(publicKey: string): Promise<WebSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscribe = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const subscription = await subscribe().catch(async () => {
    // One with another key of the server's is in the way.
    const former = await pushManager.getSubscription();
    await former?.unsubscribe();
    return former ? subscribe() : null;
  });
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (!endpoint || !keys?.p256dh || !keys.auth) return null;
  return { platform: 'web', token: endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

/** Ends the subscription of this browser. False: the browser could not. */
export async function unsubscribeBrowser(): Promise<boolean> {
  if (browserPushState() === 'unsupported') return true;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? subscription.unsubscribe().catch(() => false) : true;
}
