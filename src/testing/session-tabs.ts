import type { User } from '@contract/auth/auth.responses';
import { readPersistedState } from '@/app/persistence';
import { makeStore } from '@/app/store';
import { baseApi } from '@/shared/api/base-api';
import { dropEarlyAnswers } from '@/shared/api/early-answers';
import { type Reply, scriptedBackend, tokenFor } from './scripted-backend';

const api = baseApi.injectEndpoints({
  // Test files of one Jest worker share baseApi, and each loads this module.
  overrideExisting: true,
  endpoints: (build) => ({
    readThing: build.query<unknown, string>({ query: (name) => `/thing/${name}` }),
    searchThings: build.query<unknown, void>({ query: () => ({ url: 'search', method: 'POST', body: {} }) }),
    writeThing: build.mutation<unknown, void>({ query: () => ({ url: '/thing', method: 'POST', body: { a: 1 } }) }),
    quietThing: build.mutation<unknown, void>({
      query: () => ({ url: '/thing', method: 'POST' }),
      extraOptions: { suppressErrorToast: true },
    }),
    shortThing: build.query<unknown, void>({ query: () => '/short', extraOptions: { timeout: 300 } }),
  }),
});
export const { readThing, searchThings, writeThing, quietThing, shortThing } = api.endpoints;

export const OLD = tokenFor('ann', 1);
export const NEW = tokenFor('ann', 2);
export const BEN = tokenFor('ben', 3);
export const REFRESH = 'POST /auth/refresh-token';
export const refreshed = (token = NEW): Reply => ({ data: { access_token: token } });
export const refused401: Reply = { status: 401, code: 'SESSION_EXPIRED', message: '로그인한 지 오래되었어요.' };
/** As the server judges: only `token` counts. */
export const onlyFor =
  (token: string, data: unknown = 'ok') =>
  ({ token: sent }: { token: string | null }): Reply =>
    sent === token ? { data } : refused401;

export const user: User = {
  id: 'ben',
  user_id: 'ben',
  name: '벤',
  role: 'parent',
  is_first_login: false,
  grow_learning_password: false,
  selected_profile: null,
  consents_due: [],
  unread_notices: 0,
};

let current: ReturnType<typeof scriptedBackend> | undefined;
let closers: (() => void)[] = [];

const scripted = () => {
  if (!current) throw new Error('script() was not called in this test');
  return current;
};
/** The calls that the script of the current test has answered. */
export const backend = {
  get asked() {
    return scripted().asked;
  },
  count: (call: string) => scripted().count(call),
};

export function script(answers: Parameters<typeof scriptedBackend>[0]) {
  current = scriptedBackend(answers);
}

/** A tab that opens with the current storage. */
export function openTab() {
  const store = makeStore(readPersistedState());
  const disconnect = store.connect();
  closers.push(disconnect);
  return {
    ...store,
    close: disconnect,
    read: (name = 'a') => store.dispatch(readThing.initiate(name, { forceRefetch: true })),
    session: () => store.getState().auth,
    toasts: () => store.getState().toast.map(({ kind, message }) => `${kind}: ${message}`),
  };
}

export function signedIn(token = OLD) {
  localStorage.setItem('ggp_accessToken', token);
  localStorage.setItem('ggp_refreshToken', '1');
}

/** Fake timers before each test of the file; its stores, backend and locks are removed after it. */
export function setUpSessionTabs() {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  afterEach(() => {
    jest.restoreAllMocks();
    for (const close of closers) close();
    closers = [];
    current?.restore();
    current = undefined;
    dropEarlyAnswers();
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'locks');
  });
}

export const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

/** The browser's lock manager, as far as one exclusive lock needs it; `held`: another tab holds it for ever. */
export function installLocks({ held = false } = {}) {
  let tail: Promise<unknown> = held ? new Promise(() => undefined) : Promise.resolve();
  const request = (_: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) => {
    const run = Promise.race([
      tail,
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
      }),
    ]).then(work);
    tail = run.catch(() => undefined);
    return run;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}
