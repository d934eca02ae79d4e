import { setImmediate } from 'node:timers';
import { figure } from '@server/testing/report-figure';
import { seededRandom } from '@server/testing/seeded-random';
import { readPersistedState } from '@/app/persistence';
import { makeStore } from '@/app/store';
import { authApi } from '@/features/auth/auth-api';
import { signOut } from '@/shared/session/sign-out';
import { tokenSubject } from '@/shared/session/token-subject';
import { later, scriptedBackend, tokenFor } from '@/testing/scripted-backend';
import { LATE, sessionServer } from '@/testing/session-server';
import { baseApi } from './base-api';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    readStorm: build.query<string, string>({ query: (name) => `/thing${name}` }),
    writeStorm: build.mutation<null, string>({
      query: (from) => ({ url: '/thing', method: 'POST', body: { from } }),
      extraOptions: { suppressErrorToast: true },
    }),
  }),
});
const { readStorm, writeStorm } = api.endpoints;

const REFRESH = 'POST /auth/refresh-token';
const SEED = Number(process.env.STORM_SEED ?? 20260310);

let close: (() => void)[] = [];
function openTab() {
  const store = makeStore(readPersistedState());
  close.push(store.connect());
  return store;
}
function remember(token: string) {
  localStorage.setItem('ggp_accessToken', token);
  localStorage.setItem('ggp_refreshToken', '1');
}
function letGo() {
  for (const end of close) end();
  close = [];
  localStorage.clear();
  sessionStorage.clear();
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  letGo();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test.each([0, 50, 500, 2000])('200 parallel 401s over %i ms are served with one refresh', async (spread) => {
  const { below } = seededRandom(SEED + spread);
  const [old, fresh] = [tokenFor('ann', 1), tokenFor('ann', 2)];
  remember(old);
  const names = Array.from({ length: 200 }, (_, index) => `/n${index}`);
  // The first and the last of them lie the whole spread apart.
  const lateness = new Map(names.map((name, index) => [name, index < 2 ? index * spread : below(spread + 1)]));
  const backend = scriptedBackend({
    [REFRESH]: () => later(300, { data: { access_token: fresh } }),
    ...Object.fromEntries(
      names.map((name) => [
        `GET /thing${name}`,
        ({ token }: { token: string | null }) =>
          token === fresh ? { data: name } : later(lateness.get(name) ?? 0, LATE),
      ]),
    ),
  });
  const tab = openTab();
  const reading = Promise.all(names.map((name) => tab.dispatch(readStorm.initiate(name))));
  await jest.advanceTimersByTimeAsync(spread + 1000);
  const answers = await reading;
  backend.restore();

  const right = answers.filter(({ data, originalArgs }) => data === originalArgs).length;
  const mostTries = Math.max(...names.map((name) => backend.count(`GET /thing${name}`)));
  figure(
    `session-401s-${spread}ms`,
    `${backend.count(REFRESH)} refresh, ${right} of 200 answered, at most ${mostTries} tries each`,
  );
  expect(backend.count(REFRESH)).toBe(1);
  expect(right).toBe(200);
  expect(mostTries).toBe(2);
});

type End = 'nobody' | 'ben';
const EVENTS = [
  'log-out',
  'log-in of another',
  'log-out, log-in of another',
  'log-out elsewhere',
  'log-in elsewhere',
] as const;

/** Advances the fake timers one by one until the work is done, and ten seconds more. */
async function passTime<T>(work: Promise<T>): Promise<T> {
  let done = false;
  void work.then(() => {
    done = true;
  });
  const settled = () => new Promise((go) => setImmediate(go));
  await settled();
  for (let over = Number.POSITIVE_INFINITY; Date.now() < over && jest.getTimerCount() > 0; await settled()) {
    jest.advanceTimersToNextTimer();
    if (done) over = Math.min(over, Date.now() + 10_000);
  }
  return work;
}

/** One tab whose token has run out, reads and writes under way, and something that ends or changes the session meanwhile. */
async function oneStorm(seed: number) {
  const { below, pick } = seededRandom(seed);
  const server = sessionServer(() => below(400));
  remember(server.signedIn('ann'));
  const things = Array.from({ length: 6 }, (_, index) => `/n${index}`);
  const backend = scriptedBackend({
    ...server.script,
    ...Object.fromEntries(things.map((name) => [`GET /thing${name}`, server.script['GET /thing']])),
  });
  const tab = openTab();
  const wait = (ms: number) => later(below(ms), {});

  const asking = things.map(async (name, index) => {
    await wait(200);
    const began = tokenSubject(tab.getState().auth.accessToken);
    if (index % 3 === 0) {
      await tab.dispatch(writeStorm.initiate(began ?? 'nobody'));
      return [began, undefined];
    }
    return [began, (await tab.dispatch(readStorm.initiate(name))).data];
  });

  const logOut = () => tab.dispatch(signOut());
  const logIn = () => tab.dispatch(authApi.endpoints.login.initiate({ user_id: 'ben', password: 'x' }));
  const elsewhere = async (account: End) => {
    const token = server.elsewhere(account === 'ben' ? account : null);
    if (token) remember(token);
    else localStorage.clear();
    // The other tab's word arrives when the browser gets round to it.
    await wait(100);
    window.dispatchEvent(new StorageEvent('storage', { key: 'ggp_accessToken' }));
  };
  const event = pick(EVENTS);
  const end: End = event.startsWith('log-out') && !event.endsWith('another') ? 'nobody' : 'ben';
  const happening = (async () => {
    await server.firstRefresh;
    await wait(500);
    const during = server.isRefreshing();
    if (event === 'log-out' || event === 'log-out, log-in of another') logOut();
    if (event === 'log-in of another' || event === 'log-out, log-in of another') await logIn();
    if (event.endsWith('elsewhere')) await elsewhere(end);
    return during;
  })();
  const [during, ...answers] = await passTime(Promise.all([happening, ...asking]));
  backend.restore();

  const { auth, api: cache } = tab.getState();
  const cached = Object.values(cache.queries).map((query) => query?.data);
  const now = {
    tab: tokenSubject(auth.accessToken),
    stored: tokenSubject(localStorage.getItem('ggp_accessToken')),
    remembered: auth.hasRefresh || localStorage.getItem('ggp_refreshToken') !== null,
    cookie: server.getCookie(),
  };
  letGo();
  const alive =
    now.tab === 'ann' || now.stored === 'ann' || now.cookie === 'ann' || (end === 'nobody' && now.remembered);
  const crossed =
    server.writes.some(({ from, by }) => from !== by) ||
    cached.includes('of ann') ||
    answers.some(([began, data]) => data !== undefined && data !== `of ${began}`) ||
    (end === 'ben' && (now.tab !== 'ben' || now.stored !== 'ben' || now.cookie !== 'ben'));
  return { seed, event, end, now, resurrected: alive, crossed, during };
}

test('1,000 random changes of session during a refresh restore no ended session and mix no accounts', async () => {
  const storms: Awaited<ReturnType<typeof oneStorm>>[] = [];
  const during = () => storms.filter((storm) => storm.during).length;
  // Some come just after the refresh was answered: they count for nothing but have to be right all the same.
  for (let index = 0; during() < 1000; index += 1) storms.push(await oneStorm(SEED + index));
  const [resurrected, crossed] = [storms.filter((s) => s.resurrected), storms.filter((s) => s.crossed)];
  figure(
    'session-epoch',
    `seed ${SEED}: ${during()} during a refresh and ${storms.length - during()} just after one, ${resurrected.length} resurrected, ${crossed.length} crossed`,
  );
  expect(resurrected.slice(0, 3)).toEqual([]);
  expect(crossed.slice(0, 3)).toEqual([]);
}, 120_000);
