import { readPersistedState } from '@/app/persistence';
import { makeStore } from '@/app/store';
import { sessionEnded } from '@/shared/session/session-events';
import { openDatabase } from '@/shared/storage/database';
import { installIndexedDb } from '@/testing/install-indexed-db';
import { entry, OUTBOXES, signIn, until } from '@/testing/outboxes';
import { offline, type Reply, scriptedBackend } from '@/testing/scripted-backend';
import { loadRows, settleRows } from './row-database';

installIndexedDb();

const closers: (() => void)[] = [];
const close = () => {
  while (closers.length > 0) closers.pop()?.();
};
afterEach(async () => {
  close();
  await settleRows();
  await (await openDatabase())?.clear('rows');
  localStorage.clear();
  // The page's cache of the rows stays for the next file, too.
  await loadRows();
});

const listKeys = async () => ((await (await openDatabase())?.getAllKeys('rows')) ?? []).map(String);
const listNoted = () => Object.keys(localStorage).filter((key) => key.includes('/ann/'));

describe.each(OUTBOXES)('$name', ({ outbox, key, enter, request, accepted }) => {
  /** A page that starts: rows of the device, then the store. */
  async function open(reply: () => Reply) {
    await loadRows();
    const api = scriptedBackend({ [request('one')]: reply });
    const store = makeStore(readPersistedState());
    closers.push(store.connect(), api.restore);
    signIn(store, 'ann');
    return { store, api, rows: () => outbox.selectAll(store.getState()) };
  }

  test('notes a row within the tap, moves it to the database and sends it from the next page', async () => {
    const first = await open(offline);
    enter(first.store, 'ann', 'one');
    expect(listNoted()).toHaveLength(1);
    await settleRows();
    expect(listNoted()).toEqual([]);
    expect(await listKeys()).toEqual([expect.stringMatching(new RegExp(`^${key}/ann/`))]);
    close();
    const next = await open(() => ({ data: accepted }));
    await until(next.store, () => next.rows().length === 0);
    await settleRows();
    expect([await listKeys(), listNoted()]).toEqual([[], []]);
    expect(next.api.count(request('one'))).toBe(1);
  });

  test('moves the rows that an interrupted move left in localStorage', async () => {
    const first = await open(offline);
    enter(first.store, 'ann', 'one');
    const [name = ''] = listNoted();
    const text = localStorage.getItem(name) ?? '';
    await settleRows();
    close();
    await (await openDatabase())?.clear('rows');
    localStorage.setItem(name, text);
    const next = await open(offline);
    expect(next.rows()).toHaveLength(1);
    await settleRows();
    expect([await listKeys(), listNoted()]).toEqual([[name], []]);
  });

  test('a removal that was interrupted is not undone by the database', async () => {
    const first = await open(offline);
    enter(first.store, 'ann', 'one');
    await settleRows();
    const [name = ''] = await listKeys();
    close();
    localStorage.setItem(name, 'null');
    const next = await open(offline);
    expect(next.rows()).toEqual([]);
    await settleRows();
    expect([await listKeys(), listNoted()]).toEqual([[], []]);
  });

  test('another tab that moves a row does not count as having sent it', async () => {
    const { store, rows } = await open(offline);
    enter(store, 'ann', 'one');
    const [name = ''] = listNoted();
    window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: null }));
    expect(rows()).toHaveLength(1);
    window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: 'null' }));
    expect(rows()).toEqual([]);
  });

  test('signing out empties the database', async () => {
    const { store } = await open(offline);
    enter(store, 'ann', 'one');
    await settleRows();
    store.dispatch(sessionEnded());
    await settleRows();
    expect([await listKeys(), listNoted()]).toEqual([[], []]);
  });

  test('a row has the very request that a page sends', async () => {
    const { store, api } = await open(offline);
    enter(store, 'ann', 'one');
    await settleRows();
    const isWrite = ({ method, path }: { method: string; path: string }) => request('one') === `${method} ${path}`;
    await until(store, () => api.asked.some(isWrite));
    const asked = api.asked.find(isWrite);
    const [stored] = (await (await openDatabase())?.getAll('rows')) ?? [];
    const { method, url, body = {} } = stored?.sendable?.request ?? {};
    expect(`${method} ${url}`).toBe(`${asked?.method} ${asked?.path}`);
    const sent = JSON.parse(asked?.body ?? '{}') as Record<string, unknown>;
    expect(body).toEqual(sent);
  });
});

test('a refused growth entry is not sent in the background', async () => {
  const [, growth] = OUTBOXES;
  await loadRows();
  const api = scriptedBackend({
    'POST /growth/profile/one/entry': () => ({ status: 400, code: 'INVALID', message: entry.place }),
  });
  const store = makeStore(readPersistedState());
  closers.push(store.connect(), api.restore);
  signIn(store, 'ann');
  growth?.enter(store, 'ann', 'one');
  await until(
    store,
    () => growth?.outbox.selectAll(store.getState()).some((row) => 'refused' in row && row.refused !== null) ?? false,
  );
  await settleRows();
  const [stored] = (await (await openDatabase())?.getAll('rows')) ?? [];
  expect(stored?.sendable).toBeNull();
});
