import { servePushes } from '@/service-worker/push';
import { openPushed } from './open-pushed';

const openWindow = jest.fn(async () => null);
const navigate = jest.fn(async () => undefined);
const focus = jest.fn(async () => undefined);
const workers = new EventTarget();
let windows: object[];

class Channel {
  port1: { onmessage?: () => void } = {};
  port2 = { postMessage: () => this.port1.onmessage?.() };
}
/** The open page as the worker sees it. */
const page = {
  focused: true,
  focus,
  postMessage: (data: unknown, ports: unknown) =>
    workers.dispatchEvent(Object.assign(new Event('message'), { data, ports })),
};

beforeAll(() => {
  Object.assign(globalThis, { MessageChannel: Channel, clients: { matchAll: async () => windows, openWindow } });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers });
  servePushes();
  openPushed({ navigate });
});
beforeEach(() => jest.clearAllMocks());
afterAll(() => {
  for (const name of ['MessageChannel', 'clients']) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

async function tap(path: string) {
  let work: Promise<unknown> = Promise.resolve();
  const notification = { close: () => undefined, data: { path } };
  const waitUntil = (given: Promise<unknown>) => {
    work = given;
  };
  globalThis.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
  await work;
}

test('a tapped push opens in the page that is open, by its router', async () => {
  windows = [page];
  await tap('/home/letter');
  expect(navigate.mock.calls).toEqual([['/home/letter']]);
  expect(focus).toHaveBeenCalledTimes(1);
  expect(openWindow).not.toHaveBeenCalled();
});

test('a tapped push opens a window when no page is open', async () => {
  windows = [];
  await tap('/home/letter');
  expect(openWindow.mock.calls).toEqual([['http://localhost/home/letter']]);
  expect(navigate).not.toHaveBeenCalled();
});
