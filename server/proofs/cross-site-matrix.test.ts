import { CLIENT_HEADER } from '@contract/common/envelope';
import type { App } from '@server/app';
import type { Database } from '@server/db/database';
import { notificationChoices } from '@server/db/schema';
import { ok } from '@server/http/answers/success-response';
import { changesState } from '@server/http/protection/cross-site';
import { figure } from '@server/testing/report-figure';
import { COUNTERS, readContents, watchChanges } from './contents';
import type { Call } from './expectation';
import { EXPECTATIONS, getCaller } from './expectations';
import { createPeople, type People } from './people';
import { rolledBack } from './rolled-back';
import { getRouteName, listRoutes, type Route } from './route-table';
import { send } from './send-request';

const ORIGINS = { no: '', own: 'http://localhost', foreign: 'https://evil.example', null: 'null' };
const SITES = ['', 'same-origin', 'same-site', 'cross-site', 'none'];
const BODIES = ['empty', 'json', 'form', 'text', 'multipart'] as const;
type Headers = Record<string, string>;

/** Header sets of our own page; only these may pass. */
const isOwn = (origin: string, site: string) =>
  ['', ORIGINS.own].includes(origin) && ['', 'same-origin', 'none'].includes(site);

/** Every likeness of a foreign page: all without the mark that it cannot add, and with it those whose origin does not fit. */
const FOREIGN: Headers[] = Object.values(ORIGINS).flatMap((origin) =>
  SITES.flatMap((site): Headers[] => [
    { origin, 'sec-fetch-site': site, [CLIENT_HEADER]: '' },
    ...(isOwn(origin, site) ? [] : [{ origin, 'sec-fetch-site': site }]),
  ]),
);
const OWN: Headers[] = Object.values(ORIGINS).flatMap((origin) =>
  SITES.filter((site) => isOwn(origin, site)).map((site) => ({ origin, 'sec-fetch-site': site })),
);

/** The right call in each way a page can send a body. */
function sendings({ body, ...call }: Call): { call: Call; headers: Headers }[] {
  const fields = body instanceof FormData || body === undefined ? [] : Object.entries(body as object);
  const multipart = new FormData();
  for (const [name, value] of body instanceof FormData ? body : fields) multipart.set(name, value as string);
  const of: Record<(typeof BODIES)[number], { body: unknown; type: string }> = {
    empty: { body: undefined, type: '' },
    json: { body: JSON.stringify(Object.fromEntries(fields)), type: 'application/json' },
    form: {
      body: String(new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))),
      type: 'application/x-www-form-urlencoded',
    },
    text: { body: JSON.stringify(Object.fromEntries(fields)), type: 'text/plain' },
    multipart: { body: multipart, type: '' },
  };
  return BODIES.map((kind) => ({ call: { ...call, body: of[kind].body }, headers: { 'content-type': of[kind].type } }));
}

/** A GET has no body, even if it writes. */
const sendingsTo = ({ method }: Route, call: Call) => sendings(call).slice(0, method === 'GET' ? 1 : undefined);

let people: People;
let untouched: Awaited<ReturnType<typeof readContents>> | undefined;
beforeAll(async () => {
  people = await createPeople();
}, 300_000);
afterAll(() => people.t.close());

/** Sends every likeness to one route, then the right call, all of which is undone. */
async function attack(route: Route, addRoute?: (app: App, db: Database) => void) {
  const { owner, t } = people;
  const { token } = getCaller(getRouteName(route), people);
  const { call: toCall, unsignedCall } = EXPECTATIONS[getRouteName(route)] ?? {};
  const call = toCall?.(owner, people) ?? {};
  // As a browser would: with the cookie, and even with the token that no foreign page can know; but not with an address
  // that is the proof itself.
  const sent: Call = unsignedCall?.(owner, people) ?? { ...call, cookie: call.cookie ?? owner.cookie };
  const attacks = FOREIGN.flatMap((from) =>
    sendingsTo(route, sent).map(({ call, headers }) => ({ call, headers: { ...headers, ...from } })),
  );
  const work = async (app: App, db: Database) => {
    addRoute?.(app, db);
    // The same before every route, because every attack is undone.
    untouched ??= await readContents(db);
    const getChanged = await watchChanges(db, untouched);
    const passed: string[] = [];
    for (const { call, headers } of attacks) {
      const answer = await send(app, route, call, { token, headers });
      const { code } = unsignedCall ? {} : ((await answer.json()) as { code?: string });
      // Misses are limited.
      const isRefused = unsignedCall
        ? [404, 429].includes(answer.status)
        : answer.status === 403 && code === 'CROSS_SITE';
      if (!isRefused) passed.push(`${getRouteName(route)} ${JSON.stringify(headers)}: ${answer.status} ${code}`);
    }
    const foreign = (await getChanged()).filter((table) => !unsignedCall || !COUNTERS.includes(table));
    for (const headers of OWN) {
      const answer = await send(app, route, call, { token, headers });
      const { code } = answer.status === 403 ? ((await answer.json()) as { code?: string }) : {};
      if (code === 'CROSS_SITE') passed.push(`${getRouteName(route)} refused our own page: ${JSON.stringify(headers)}`);
    }
    const own = await getChanged();
    return { route: getRouteName(route), requests: attacks.length, passed, foreign, own };
  };
  return rolledBack(t.deps, work);
}

test('no request of a foreign page to a state-changing route changes anything', async () => {
  const routes = listRoutes(people.t.app).filter(({ changes }) => changes);
  const seen = [];
  for (const route of routes) seen.push(await attack(route));

  const requests = seen.reduce((sum, item) => sum + item.requests, 0);
  const changed = seen.filter(({ foreign }) => foreign.length > 0);
  const passed = seen.flatMap((item) => item.passed);
  const moved = seen.filter(({ own }) => own.length > 0);
  figure(
    'cross-site',
    `${requests} requests to ${routes.length} state-changing routes: ${changed.length} state changes, ${passed.length} not refused (our own page changes something by ${moved.length} of them)`,
  );
  expect(passed.slice(0, 5)).toEqual([]);
  expect(changed).toEqual([]);
  // The attacks are worth something only where the very same call from our own page does something.
  const idle = seen.filter(({ route, own }) => own.length === 0 && !EXPECTATIONS[route]?.readsOnly);
  expect(idle.map(({ route }) => route)).toEqual([]);
}, 600_000);

describe('a GET that changes something', () => {
  const path = '/api/admin/stroke/planted_insert';
  const addRoute = (app: App, db: Database) =>
    void app.get(path, changesState(people.t.deps), async (c) => {
      const row = {
        accountId: people.owner.accountId,
        kind: 'planted',
        channel: 'app' as const,
        enabled: true,
        updatedAt: new Date(0),
      };
      await db.insert(notificationChoices).values(row).onConflictDoNothing();
      return ok(c, null);
    });

  test('is in the matrix by its declaration, and refuses foreign pages', async () => {
    const findFaulty = async (app: App, db: Database) => {
      addRoute(app, db);
      return listRoutes(app).find((item) => item.path === path);
    };
    const route = await rolledBack(people.t.deps, findFaulty);
    expect(route).toEqual({ method: 'GET', path, changes: true });
    expect(await attack({ method: 'GET', path, changes: true }, addRoute)).toEqual({
      route: `GET ${path}`,
      requests: FOREIGN.length,
      passed: [],
      foreign: [],
      own: ['notification_choices'],
    });
  });

  test('declares it wherever it is named *_insert', () => {
    const silent = listRoutes(people.t.app).filter((route) => route.path.endsWith('_insert') && !route.changes);
    expect(silent).toEqual([]);
  });
});
