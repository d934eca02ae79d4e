import { readPersistedState } from '@/app/persistence';
import { makeStore } from '@/app/store';
import { enqueueEntry, growthOutbox } from '@/features/mypage/growth/outbox/growth-outbox';
import { newId } from '@/shared/lib/new-id';
import { sessionEnded, sessionExpired, sessionRefreshed } from '@/shared/session/session-events';
import { entry, OUTBOXES, type Store, signIn, until } from '@/testing/outboxes';
import { offline, type Reply, scriptedBackend, tokenFor } from '@/testing/scripted-backend';

type Row = { id: string; owner: string; seq: number };

const isPending = (row?: Row) => row !== undefined && 'refused' in row && row.refused === null;
const closers: (() => void)[] = [];
afterEach(() => {
  while (closers.length > 0) closers.pop()?.();
  jest.restoreAllMocks();
});

describe.each(OUTBOXES)('$name', ({ outbox, key, enter, request, accepted, isSwitch, keepsRefused }) => {
  /** Requests of the group are answered by `reply`, all others of the outbox accepted. */
  function open(replies: Record<string, () => Reply> = {}, owner = 'ann') {
    const script = Object.fromEntries(
      ['one', 'two'].map((group) => [request(group), replies[group] ?? (() => ({ data: accepted }))]),
    );
    const api = scriptedBackend(script);
    const store = makeStore(readPersistedState());
    const disconnect = store.connect();
    closers.push(disconnect, api.restore);
    signIn(store, owner);
    const rows = (): readonly Row[] => outbox.selectAll(store.getState());
    const trouble = () => outbox.selectTrouble(store.getState());
    return {
      store,
      rows,
      trouble,
      count: (group = 'one') => api.count(request(group)),
      enter: (group = 'one', of = owner) => enter(store, of, group),
      isEmpty: () => until(store, () => rows().length === 0),
      isStopped: (why: 'offline' | 'server') => until(store, () => trouble() === why),
    };
  }
  const onDevice = () => Object.keys(localStorage).filter((name) => name.startsWith(`${key}/`));

  test('stores a row within the dispatch and removes it once it is sent', async () => {
    const { enter: add, isEmpty, count } = open();
    add();
    expect(onDevice()).toHaveLength(1);
    await isEmpty();
    expect(onDevice()).toEqual([]);
    expect(count()).toBe(1);
  });

  test('sends pending rows of an earlier page', async () => {
    const first = open({ one: offline });
    first.enter();
    await first.isStopped('offline');
    while (closers.length > 0) closers.pop()?.();
    const { rows, isEmpty } = open();
    expect(rows()).toHaveLength(1);
    await isEmpty();
    expect(onDevice()).toEqual([]);
  });

  test.each([
    ['the network returns', () => window.dispatchEvent(new Event('online'))],
    ['the page becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
    [
      'the token is refreshed',
      ({ dispatch, getState }: Store) =>
        dispatch(sessionRefreshed({ accessToken: tokenFor('ann', 2), epoch: getState().auth.epoch })),
    ],
  ])('sends again when %s', async (_, wake: (store: Store) => unknown) => {
    let isDown = true;
    const { store, enter: add, isStopped, isEmpty } = open({ one: () => (isDown ? offline() : { data: accepted }) });
    add();
    await isStopped('offline');
    isDown = false;
    wake(store);
    await isEmpty();
  });

  test('sends rows of a group in order of entry, though the clock goes back', async () => {
    const { enter: add, rows } = open({ one: offline });
    const now = jest.spyOn(Date, 'now');
    const times = [3000, 2000, 1000];
    for (const at of times) {
      now.mockReturnValue(at);
      add();
    }
    expect(rows().map(({ seq }) => seq)).toEqual(isSwitch ? [3002] : [3000, 3001, 3002]);
  });

  test('sends another group while the server fails for one', async () => {
    const { enter: add, rows, isStopped, count } = open({ one: () => ({ status: 500 }) });
    add('one');
    add('two');
    await isStopped('server');
    expect(rows()).toHaveLength(1);
    expect(count('two')).toBe(1);
  });

  test('neither sends nor drops rows of another account', async () => {
    const { store, enter: add, rows, isStopped, count } = open({ one: offline });
    add();
    await isStopped('offline');
    store.dispatch(sessionExpired({ epoch: store.getState().auth.epoch }));
    signIn(store, 'ben');
    add('two', 'ben');
    await until(store, () => rows().length === 1);
    expect(rows()).toMatchObject([{ owner: 'ann' }]);
    expect(onDevice()).toHaveLength(1);
    const before = count();
    window.dispatchEvent(new Event('online'));
    await Promise.resolve();
    expect(count()).toBe(before);
  });

  test('signing out removes the rows of the account and of no other', async () => {
    const first = open({ one: offline });
    first.enter();
    await first.isStopped('offline');
    first.store.dispatch(sessionExpired({ epoch: first.store.getState().auth.epoch }));
    signIn(first.store, 'ben');
    first.enter('two', 'ben');
    first.store.dispatch(sessionEnded());
    expect(first.rows()).toMatchObject([{ owner: 'ann' }]);
    expect(onDevice()).toEqual([expect.stringContaining('/ann/')]);
  });

  test.each(['FOREIGN_PROFILE', 'CHILD_MOVED'])(
    'gives up only after MAX_AMBIGUOUS_FAILURES refusals that may concern the request (%s)',
    async (code) => {
      const { store, enter: add, trouble, rows, count } = open({ one: () => ({ status: 403, code, message: '' }) });
      const stop = store.subscribe(() => {
        if (trouble() === 'server') queueMicrotask(() => window.dispatchEvent(new Event('online')));
      });
      closers.push(stop);
      add();
      await until(store, () => (keepsRefused ? !isPending(rows()[0]) : rows().length === 0));
      expect(count()).toBe(5);
      expect(onDevice()).toHaveLength(keepsRefused ? 1 : 0);
    },
  );

  test('keeps a row while a new text has to be agreed to, however often it is refused', async () => {
    let refusals = 0;
    const {
      store,
      enter: add,
      trouble,
      isEmpty,
    } = open({
      one: () => {
        if (refusals === 7) return { data: accepted };
        refusals += 1;
        return { status: 403, code: 'TERMS_NOT_AGREED', message: '' };
      },
    });
    const stop = store.subscribe(() => {
      if (trouble() === 'server') queueMicrotask(() => window.dispatchEvent(new Event('online')));
    });
    closers.push(stop);
    add();
    await isEmpty();
    expect(refusals).toBe(7);
  });

  test('does not count failures without an answer as refusals', async () => {
    let index = 0;
    const {
      store,
      enter: add,
      trouble,
      isEmpty,
      count,
    } = open({
      one: () => {
        index += 1;
        if (index <= 6) return offline();
        return index === 7 ? { status: 403, code: 'FOREIGN_PROFILE', message: '' } : { data: accepted };
      },
    });
    const stop = store.subscribe(() => {
      if (trouble() !== null) queueMicrotask(() => window.dispatchEvent(new Event('online')));
    });
    closers.push(stop);
    add();
    await isEmpty();
    expect(count()).toBe(8);
  });

  test('reports a device that cannot store, and sends the row all the same', async () => {
    const { store, enter: add, isEmpty, count } = open();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    add();
    expect(outbox.selectStorable(store.getState())).toBe(false);
    await isEmpty();
    expect(count()).toBe(1);
  });

  test('removes unreadable rows from the device and sends the others', async () => {
    const first = open({ one: offline });
    first.enter();
    while (closers.length > 0) closers.pop()?.();
    localStorage.setItem(`${key}/ann/broken`, '{"id":');
    localStorage.setItem(`${key}/ann/other`, '{"id":7}');
    const { rows, isEmpty } = open();
    expect(rows()).toHaveLength(1);
    await isEmpty();
    expect(onDevice()).toEqual([]);
  });

  test('follows the rows another tab stores and sends', async () => {
    const first = open({ one: offline });
    first.enter();
    const [name = ''] = onDevice();
    const newValue = localStorage.getItem(name);
    while (closers.length > 0) closers.pop()?.();
    localStorage.clear();
    const { rows } = open({ one: offline });
    window.dispatchEvent(new StorageEvent('storage', { key: name, newValue }));
    expect(rows()).toHaveLength(1);
    window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: null }));
    expect(rows()).toEqual([]);
    expect(onDevice()).toEqual([]);
  });
});

test('sends a row again when it changed during its request', async () => {
  const store = makeStore(readPersistedState());
  const api = scriptedBackend({ 'POST /growth/profile/one/entry': () => ({ data: {} }) });
  closers.push(store.connect(), api.restore);
  signIn(store, 'ann');
  const id = newId();
  store.dispatch(enqueueEntry({ owner: 'ann', profileId: 'one', entry: { ...entry, id } }));
  store.dispatch(enqueueEntry({ owner: 'ann', profileId: 'one', entry: { ...entry, id, height_cm: 76 } }));
  await until(store, () => growthOutbox.selectAll(store.getState()).length === 0);
  expect(api.asked.map(({ body }) => JSON.parse(body ?? '{}').height_cm)).toContain(76);
});
