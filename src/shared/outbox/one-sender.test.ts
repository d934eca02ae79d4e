import { readPersistedState } from '@/app/persistence';
import { makeStore } from '@/app/store';
import { OUTBOXES, type Store, signIn } from '@/testing/outboxes';
import { later, offline, type Reply, scriptedBackend } from '@/testing/scripted-backend';
import { installLocks } from '@/testing/session-tabs';

let close: (() => void)[] = [];
let backend: ReturnType<typeof scriptedBackend> | undefined;
const openTab = (): Store => {
  const store = makeStore(readPersistedState());
  close.push(store.connect());
  signIn(store, 'ann');
  return store;
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const end of close) end();
  close = [];
  backend?.restore();
  localStorage.clear();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

/** The storage event that the other tabs get for what is stored now. */
const tellOthers = () => {
  for (const key of Object.keys(localStorage))
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
};

describe.each(OUTBOXES)('$name', ({ key, enter, request, accepted, outbox }) => {
  const isEmpty = (tab: Store) => outbox.selectAll(tab.getState()).length === 0;

  test.each([
    ['answered', 0],
    ['answered after 3 s', 3000],
  ])('sends a row of three tabs once when it is %s', async (_, ms) => {
    installLocks();
    backend = scriptedBackend({ [request('g')]: () => later(ms, { data: accepted }) });
    const tabs = [openTab(), openTab(), openTab()] as const;
    enter(tabs[0], 'ann', 'g');
    tellOthers();
    await jest.advanceTimersByTimeAsync(15_000);
    expect(backend.count(request('g'))).toBe(1);
    expect(tabs.map(isEmpty)).toEqual([true, true, true]);
    expect(Object.keys(localStorage).filter((stored) => stored.startsWith(key))).toEqual([]);
  });

  test('one of three tabs tries again after a break', async () => {
    installLocks();
    let isThere = false;
    backend = scriptedBackend({ [request('g')]: (): Reply => (isThere ? { data: accepted } : offline()) });
    const tabs = [openTab(), openTab(), openTab()] as const;
    enter(tabs[0], 'ann', 'g');
    tellOthers();
    await jest.advanceTimersByTimeAsync(5000);
    const tries = backend.count(request('g'));
    isThere = true;
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(15_000);
    expect(backend.count(request('g'))).toBe(tries + 1);
    expect(tries).toBeLessThanOrEqual(4);
    expect(tabs.map(isEmpty)).toEqual([true, true, true]);
  });

  test('a tab that is closed leaves its rows to another one', async () => {
    installLocks();
    let isThere = false;
    backend = scriptedBackend({ [request('g')]: (): Reply => (isThere ? { data: accepted } : offline()) });
    const first = openTab();
    const second = openTab();
    enter(first, 'ann', 'g');
    tellOthers();
    await jest.advanceTimersByTimeAsync(2000);
    close[0]?.();
    isThere = true;
    await jest.advanceTimersByTimeAsync(70_000);
    expect(isEmpty(second)).toBe(true);
  });
});
