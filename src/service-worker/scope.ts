/** Used parts of the service worker's global scope: TypeScript's types of pages and of workers exclude one another. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface WorkerMessageEvent extends WorkerEvent {
  data: unknown;
}
interface WorkerSyncEvent extends WorkerEvent {
  tag: string;
}
interface WorkerPushEvent extends WorkerEvent {
  data: { json(): unknown } | null;
}
interface WorkerNotificationEvent extends WorkerEvent {
  notification: Notification;
}
interface WorkerSubscriptionEvent extends WorkerEvent {
  oldSubscription: PushSubscription | null;
  newSubscription: PushSubscription | null;
}
interface WorkerEvents {
  install: WorkerEvent;
  activate: WorkerEvent;
  message: WorkerMessageEvent;
  sync: WorkerSyncEvent;
  push: WorkerPushEvent;
  pushsubscriptionchange: WorkerSubscriptionEvent;
  notificationclick: WorkerNotificationEvent;
}
interface WorkerClient {
  readonly url: string;
  readonly focused: boolean;
  focus(): Promise<unknown>;
  postMessage(message: unknown, transfer: Transferable[]): void;
}
interface WorkerScope {
  addEventListener<Name extends keyof WorkerEvents>(name: Name, handle: (event: WorkerEvents[Name]) => void): void;
  skipWaiting(): Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly WorkerClient[]>;
    openWindow(url: string): Promise<WorkerClient | null>;
  };
  /** Version of the page with this installation's settings and headers; the server writes it before the built file. */
  readonly PAGE_REVISION?: string;
}

export const scope = globalThis as unknown as WorkerScope;
