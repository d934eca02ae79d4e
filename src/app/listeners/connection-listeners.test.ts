import { MINUTE_MS } from '@contract/common/time';
import { makeStore } from '@/app/store';
import { checkSession } from '@/features/auth/auth-api';
import { baseApi } from '@/shared/api/base-api';
import { selectConnection } from '@/shared/store/connection-slice';
import { never, offline, type Reply, scriptedBackend, tokenFor } from '@/testing/scripted-backend';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    readSign: build.query<unknown, string>({ query: (name) => `/sign/${name}` }),
    writeSign: build.mutation<unknown, void>({ query: () => ({ url: '/sign', method: 'POST' }) }),
    tapSign: build.mutation<unknown, void>({
      query: () => ({ url: '/sign', method: 'PUT' }),
      extraOptions: { instant: true },
    }),
  }),
});
const { readSign, writeSign, tapSign } = api.endpoints;

const RESTING: Reply = { status: 503, code: 'UNAVAILABLE', retryAfter: 5 };
const PERSON: Reply = { data: { id: 'ann', user_id: 'ann', name: '앤', is_first_login: false, unread_notices: 0 } };

let backend: ReturnType<typeof scriptedBackend>;
let disconnect = () => {};

function open(script: Parameters<typeof scriptedBackend>[0], accessToken: string | null = null) {
  backend = scriptedBackend(script);
  const auth = makeStore().getState().auth;
  const store = makeStore({ auth: { ...auth, accessToken } });
  disconnect = store.connect();
  const state = () => selectConnection(store.getState());
  return { ...store, state };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  disconnect();
  backend.restore();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function browserIsOffline() {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
}

test('repeats a query that got 503 UNAVAILABLE, not before the server asked for it', async () => {
  const tab = open({ 'GET /sign/a': (_, index) => (index === 1 ? RESTING : { data: 'ok' }) });
  await tab.dispatch(readSign.initiate('a'));
  expect(tab.state()).toBe('unanswered');
  await pass(4900);
  expect(backend.count('GET /sign/a')).toBe(1);
  await pass(200);
  expect(readSign.select('a')(tab.getState()).data).toBe('ok');
  expect(tab.state()).toBe('ok');
});

test('waits longer before each repeat and stops once the screen has unsubscribed', async () => {
  const tab = open({ 'GET /sign/a': offline });
  const reading = tab.dispatch(readSign.initiate('a'));
  await reading;
  await pass(1300);
  expect(backend.count('GET /sign/a')).toBe(2);
  await pass(900);
  expect(backend.count('GET /sign/a')).toBe(2);
  await pass(1600);
  expect(backend.count('GET /sign/a')).toBe(3);
  reading.unsubscribe();
  await pass(120_000);
  expect(backend.count('GET /sign/a')).toBe(3);
});

test('repeats the session check before the queries on the screen', async () => {
  const tab = open(
    {
      'GET /auth/info': (_, index) => (index === 1 ? RESTING : PERSON),
      'GET /sign/a': (_, index) => (index === 1 ? RESTING : { data: 'a' }),
      'GET /sign/b': (_, index) => (index === 1 ? RESTING : { data: 'b' }),
    },
    tokenFor('ann'),
  );
  await Promise.all(['a', 'b'].map((name) => tab.dispatch(readSign.initiate(name))));
  await pass(5100);
  expect([backend.count('GET /auth/info'), backend.count('GET /sign/a')]).toEqual([1, 1]);
  await pass(5100);
  expect(readSign.select('b')(tab.getState()).data).toBe('b');
  expect(tab.getState().connection).toMatchObject({ unanswered: [], recoveries: 1 });
});

test('clears an unanswered write once the server answers, without repeating it', async () => {
  const tab = open({ 'POST /sign': offline, 'HEAD /': () => ({ data: null }) });
  await tab.dispatch(writeSign.initiate());
  expect(tab.state()).toBe('unanswered');
  await pass(1300);
  expect(tab.state()).toBe('ok');
  expect(backend.count('POST /sign')).toBe(1);
});

test('does not repeat a query that timed out while the server answers other calls', async () => {
  const tab = open({ 'GET /auth/info': () => PERSON, 'GET /sign/slow': never }, tokenFor('ann'));
  void tab.dispatch(readSign.initiate('slow'));
  await pass(15_100);
  expect(tab.state()).toBe('unanswered');
  await pass(120_000);
  expect([backend.count('GET /auth/info'), backend.count('GET /sign/slow')]).toEqual([1, 1]);
  expect(tab.state()).toBe('ok');
});

test('counts an error response as an answer', async () => {
  const tab = open({ 'GET /sign/a': (_, index) => (index === 1 ? offline() : { status: 404, code: 'NOT_FOUND' }) });
  await tab.dispatch(readSign.initiate('a'));
  expect(tab.state()).toBe('unanswered');
  await tab.dispatch(readSign.initiate('a', { forceRefetch: true }));
  expect(tab.state()).toBe('ok');
});

test('stays unanswered while one endpoint is, whatever the others answer', async () => {
  const tab = open(
    { 'GET /auth/info': () => RESTING, 'GET /sign/a': () => ({ data: 'a' }), 'POST /sign': () => ({ data: null }) },
    tokenFor('ann'),
  );
  const states: string[] = [];
  const stopReading = tab.subscribe(() => {
    if (states.at(-1) !== tab.state()) states.push(tab.state());
  });
  await tab.dispatch(checkSession());
  await tab.dispatch(readSign.initiate('a'));
  await tab.dispatch(writeSign.initiate());
  await pass(MINUTE_MS);
  stopReading();
  expect(states).toEqual(['unanswered']);
});

test('retries a second after another call is answered instead of after the whole delay', async () => {
  let isAway = true;
  const tab = open({ 'GET /sign/a': () => (isAway ? offline() : { data: 'a' }), 'POST /sign': () => ({ data: null }) });
  void tab.dispatch(readSign.initiate('a'));
  await pass(20_000);
  isAway = false;
  const before = backend.count('GET /sign/a');
  await tab.dispatch(writeSign.initiate());
  expect(tab.state()).toBe('unanswered');
  await pass(1300);
  expect(backend.count('GET /sign/a')).toBe(before + 1);
  expect(tab.state()).toBe('ok');
});

test('sends nothing while the browser reports offline and repeats queries on its online event', async () => {
  const tab = open({ 'GET /sign/a': (_, index) => (index === 1 ? offline() : { data: 'ok' }) });
  await tab.dispatch(readSign.initiate('a'));
  browserIsOffline();
  expect(tab.state()).toBe('offline');
  await pass(MINUTE_MS);
  expect(backend.count('GET /sign/a')).toBe(1);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(readSign.select('a')(tab.getState()).data).toBe('ok');
  expect(tab.state()).toBe('ok');
});

test('shows a toast instead of sending an optimistic write while the browser is offline', async () => {
  const tab = open({});
  browserIsOffline();
  await tab.dispatch(tapSign.initiate());
  expect(backend.asked).toEqual([]);
  expect(tab.getState().toast.map(({ kind, message }) => `${kind}: ${message}`)).toEqual([
    'error: 인터넷 연결을 확인하고 다시 시도해 주세요.',
  ]);
});
