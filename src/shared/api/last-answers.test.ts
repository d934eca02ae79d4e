import { DAY_MS } from '@contract/common/time';
import { checkStoredChildren, forgetAccountsExcept } from '@/app/listeners/forget-accounts';
import { makeStore } from '@/app/store';
import { profileListApi } from '@/domain/profiles/profile-list-api';
import { baseApi } from '@/shared/api/base-api';
import { sessionEnded, sessionStarted } from '@/shared/session/session-events';
import { closeDatabase, openDatabase } from '@/shared/storage/database';
import { selectConnection } from '@/shared/store/connection-slice';
import { installIndexedDb } from '@/testing/install-indexed-db';
import { offline, type Reply, scriptedBackend, tokenFor } from '@/testing/scripted-backend';

installIndexedDb();

const { readNote, readSecret, readPost, readGrowth } = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    readNote: build.query<string, string>({
      query: (name) => `/note/${name}`,
      extraOptions: { readableOffline: true },
    }),
    readPost: build.query<{ isOwn: boolean }, void>({
      query: () => '/post',
      extraOptions: { readableOffline: (data) => (data as { isOwn: boolean }).isOwn },
    }),
    readGrowth: build.query<string, string>({
      query: (id) => `/growth/profile/${id}`,
      extraOptions: { readableOffline: true },
    }),
    readSecret: build.query<string, void>({ query: () => '/secret' }),
  }),
}).endpoints;

const closers: (() => void)[] = [];
afterEach(async () => {
  while (closers.length > 0) closers.pop()?.();
  await (await openDatabase())?.clear('answers');
  await closeDatabase();
  jest.restoreAllMocks();
});

function open(script: Record<string, () => Reply>, account = 'ann', profileId: string | null = null) {
  const backend = scriptedBackend(script);
  const store = makeStore({ profiles: { profileId, ageGroup: null } });
  closers.push(store.connect(), backend.restore);
  store.dispatch(sessionStarted({ accessToken: tokenFor(account), userId: account }));
  return store;
}
const countStored = async () => (await (await openDatabase())?.count('answers')) ?? 0;
const until = async (count: number) => {
  while ((await countStored()) !== count) await new Promise((resolve) => setTimeout(resolve, 1));
};
const close = () => {
  while (closers.length > 0) closers.pop()?.();
};

test('shows the last answer with its time while no new one comes, and says that the server is away', async () => {
  const online = open({ 'GET /note/a': () => ({ data: 'milk' }) });
  await online.dispatch(readNote.initiate('a'));
  await until(1);
  close();
  const away = open({ 'GET /note/a': offline });
  const { data } = await away.dispatch(readNote.initiate('a'));
  expect(data).toBe('milk');
  const [at] = Object.values(away.getState().connection.storedAt);
  expect(at).toBeLessThanOrEqual(Date.now());
  expect(selectConnection(away.getState())).toBe('unanswered');
});

test('the new answer takes the place of the stored one', async () => {
  const online = open({ 'GET /note/a': () => ({ data: 'milk' }) });
  await online.dispatch(readNote.initiate('a'));
  await until(1);
  close();
  let isAway = true;
  const store = open({ 'GET /note/a': () => (isAway ? offline() : { data: 'tea' }) });
  expect((await store.dispatch(readNote.initiate('a'))).data).toBe('milk');
  isAway = false;
  const again = await store.dispatch(readNote.initiate('a', { forceRefetch: true }));
  expect(again.data).toBe('tea');
  expect(store.getState().connection.storedAt).toEqual({});
});

test('an answer is for the account and the child it was given to only', async () => {
  const online = open({ 'GET /note/a': () => ({ data: 'milk' }) }, 'ann', 'one');
  await online.dispatch(readNote.initiate('a'));
  await until(1);
  close();
  for (const [account, child] of [
    ['ben', 'one'],
    ['ann', 'two'],
  ] as const) {
    const store = open({ 'GET /note/a': offline }, account, child);
    expect((await store.dispatch(readNote.initiate('a'))).data).toBeUndefined();
    close();
  }
});

test('stores no answer of an endpoint that does not allow it', async () => {
  const store = open({
    'GET /secret': () => ({ data: 'x' }),
    'GET /post': () => ({ data: { isOwn: false } }),
    'GET /note/a': () => ({ data: 'y' }),
  });
  await store.dispatch(readSecret.initiate());
  await store.dispatch(readPost.initiate());
  await store.dispatch(readNote.initiate('a'));
  await until(1);
  const [stored] = (await (await openDatabase())?.getAll('answers')) ?? [];
  expect(stored?.data).toBe('y');
});

test('a refused call shows no stored answer', async () => {
  const online = open({ 'GET /note/a': () => ({ data: 'milk' }) });
  await online.dispatch(readNote.initiate('a'));
  await until(1);
  close();
  const store = open({ 'GET /note/a': () => ({ status: 403 }) });
  expect((await store.dispatch(readNote.initiate('a'))).data).toBeUndefined();
});

test('nothing is left once the session has ended, also of answers that are just being stored', async () => {
  const store = open({ 'GET /note/a': () => ({ data: 'milk' }), 'GET /note/b': () => ({ data: 'tea' }) });
  await store.dispatch(readNote.initiate('a'));
  await until(1);
  await store.dispatch(readNote.initiate('b'));
  store.dispatch(sessionEnded());
  await until(0);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await countStored()).toBe(0);
});

test('nothing is left of one account once another one is signed in', async () => {
  const store = open({ 'GET /note/a': () => ({ data: 'milk' }) });
  await store.dispatch(readNote.initiate('a'));
  await until(1);
  store.dispatch(sessionStarted({ accessToken: tokenFor('ben'), userId: 'ben' }));
  await until(0);
});

test('what was refused since is not shown again without a network', async () => {
  let refused = false;
  const online = open({ 'GET /note/a': () => (refused ? { status: 403 } : { data: 'milk' }) });
  await online.dispatch(readNote.initiate('a'));
  await until(1);
  refused = true;
  await online.dispatch(readNote.initiate('a', { forceRefetch: true }));
  await until(0);
});

test('after seven days without an answer of the server nothing stored is shown, and the next start removes it', async () => {
  const online = open({ 'GET /note/a': () => ({ data: 'milk' }) });
  await online.dispatch(readNote.initiate('a'));
  await until(1);
  close();
  const now = Date.now();
  const readAfter = async (days: number) => {
    jest.spyOn(Date, 'now').mockReturnValue(now + days * DAY_MS);
    const store = open({ 'GET /note/a': offline });
    const { data } = await store.dispatch(readNote.initiate('a'));
    close();
    return data;
  };
  expect([await readAfter(6), await readAfter(7.1)]).toEqual(['milk', undefined]);
  await forgetAccountsExcept('ann');
  expect(await countStored()).toBe(0);
});

test('an answer of yesterday keeps what was received earlier', async () => {
  const note = { a: () => ({ data: 'milk' }), b: () => ({ data: 'tea' }) };
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now - 20 * DAY_MS);
  const online = open({ 'GET /note/a': note.a, 'GET /note/b': note.b });
  await online.dispatch(readNote.initiate('a'));
  await until(1);
  clock.mockReturnValue(now - DAY_MS);
  await online.dispatch(readNote.initiate('b'));
  await until(2);
  close();
  clock.mockReturnValue(now);
  await forgetAccountsExcept('ann');
  const away = open({ 'GET /note/a': offline });
  expect((await away.dispatch(readNote.initiate('a'))).data).toBe('milk');
});

test('what is stored about a child that the account does not see any more goes with the next contact', async () => {
  const [own, left] = ['019ab000-0000-7000-8000-00000000000a', '019ab000-0000-7000-8000-00000000000b'];
  const toChild = (id: string) => ({ id, name: '하린', birth_date: '20250101' });
  let children = [own, left].map(toChild);
  const script = {
    'GET /profile': () => ({ data: children }),
    [`GET /growth/profile/${own}`]: () => ({ data: '80cm' }),
    [`GET /growth/profile/${left}`]: () => ({ data: '90cm' }),
    'GET /note/a': () => ({ data: 'milk' }),
  };
  // The child that is left was selected, and its name is in a list that was received then.
  const before = open(script, 'ann', left);
  await before.dispatch(profileListApi.endpoints.listProfiles.initiate());
  for (const id of [own, left]) await before.dispatch(readGrowth.initiate(id));
  await before.dispatch(readNote.initiate('a'));
  await until(4);
  close();
  children = [toChild(own)];
  const store = open(script, 'ann', own);
  await store.dispatch(readGrowth.initiate(own));
  await until(5);
  await checkStoredChildren(store);
  await until(2);
  const keys = (await (await openDatabase())?.getAllKeys('answers')) ?? [];
  expect(keys.join()).not.toContain(left);
  expect(keys.map((key) => JSON.parse(key)[3])).toEqual(expect.arrayContaining(['/profile', `/growth/profile/${own}`]));
});
