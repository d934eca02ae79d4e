import { type AccessState, isAllowed } from '@contract/profiles/child-roles';
import type { App } from '@server/app';
import type { Database } from '@server/db/database';
import { profiles } from '@server/db/schema';
import { ok } from '@server/http/answers/success-response';
import { createOpenApiDocument, toDocumentPath } from '@server/http/openapi/openapi';
import { figure } from '@server/testing/report-figure';
import { COUNTERS, changedTables, countRowsContaining, readContents, TABLES, watchWrites } from './contents';
import { createSharing, stopSharing } from './create-sharing';
import type { Call, Expectation } from './expectation';
import { EXPECTATIONS } from './expectations';
import { createPeople, type People } from './people';
import type { Person } from './person';
import { rolledBack } from './rolled-back';
import { getRouteName, listRoutes, type Route } from './route-table';
import { type Sender, send } from './send-request';

const CALLERS = [
  'anonymous',
  'owner',
  'other',
  'owner with a foreign child',
  'blocked',
  'leaving',
  'frozen',
  'deleted',
  'admin',
  'guardian',
  'family',
  'invited',
  'removed',
  'stopped',
  'under notice',
  'stopped alone',
] as const;
/** Without an account, with the secrets of a link of the owner's child. */
const LINK_CALLERS = ['clinic link, open', 'carer’s card, open', 'clinic link, ended', 'carer’s card, ended'] as const;
type LinkCaller = (typeof LINK_CALLERS)[number];
type Caller = (typeof CALLERS)[number] | LinkCaller;
type Cell = { route: Route; caller: Caller; what: string; expected: Expectation };

let people: People & Awaited<ReturnType<typeof createSharing>>;
let routes: Route[];
beforeAll(async () => {
  const everyone = await createPeople();
  people = { ...everyone, ...(await createSharing(everyone.t, everyone.owner)) };
  routes = await rolledBack(people.t.deps, async (app) => listRoutes(app));
}, 300_000);
afterAll(() => people.t.close());

const getExpectation = (route: Route): Expectation => EXPECTATIONS[getRouteName(route)] ?? {};

/** The calls of one route: the first, and what is further expected of it. */
function listCases(route: Route): { what: string; expected: Expectation }[] {
  const first = getExpectation(route);
  const further = Object.entries(first.variants ?? {}).map(([what, differs]) => ({
    what: `, ${what}`,
    expected: { ...first, foreignStatuses: undefined, withoutProof: undefined, ...differs },
  }));
  return [{ what: '', expected: first }, ...further];
}

/** The role and the state of the access of who shares the owner's children. */
const SHARERS: Partial<Record<Caller, { role: 'guardian' | 'family'; state: AccessState }>> = {
  guardian: { role: 'guardian', state: 'active' },
  family: { role: 'family', state: 'active' },
  'under notice': { role: 'guardian', state: 'ending' },
};

const isLinkCaller = (caller: Caller): caller is LinkCaller => LINK_CALLERS.some((linkCaller) => linkCaller === caller);
/** The route is one of the page that the link opens. */
const isOwnPage = (caller: Caller, { path }: Route) =>
  isLinkCaller(caller) && path.startsWith(caller.startsWith('clinic') ? '/api/clinic/' : '/api/card/');

/** The secrets of a link wherever a secret may go. */
function toLinkSender(caller: LinkCaller): Sender {
  const { owner } = people;
  const [token, session] = caller.startsWith('clinic')
    ? [owner.clinicToken, owner.clinicSession]
    : [owner.cardToken, owner.cardToken];
  const cookie = `ggp_clinic=${session}; ggp_refreshToken=${token}`;
  return { profileId: owner.child, headers: { authorization: `Bearer ${token}`, cookie } };
}

function getSender(caller: Caller): Sender {
  if (isLinkCaller(caller)) return toLinkSender(caller);
  if (caller === 'anonymous') return {};
  if (caller === 'owner with a foreign child') return { token: people.owner.token, profileId: people.other.child };
  return { token: people[caller].token };
}

/** Every caller sends the owner's ids in path and body, without the owner's proof where there is one. */
function toCall({ route, caller, expected: { call, withoutProof } }: Cell): Call {
  if (withoutProof && !isOwnPage(caller, route)) return withoutProof.call(people.owner, people);
  return call?.(people.owner, people) ?? {};
}

/** The statuses a caller may be answered; any other lets somebody through or refuses the owner. */
function allowed({ route, caller, what, expected }: Cell): number[] {
  const { isPublic, withoutProof, role, child, status = 200, foreignStatuses, moderated, blocked } = expected;
  if (isOwnPage(caller, route)) return caller.endsWith('ended') ? [410] : [status];
  if (withoutProof) return [withoutProof.status];
  if (isPublic) return [status];
  if (isLinkCaller(caller)) return [401];
  if (['anonymous', 'leaving', 'frozen', 'deleted'].includes(caller)) return [401];
  if (role !== undefined && caller !== role) return [403];
  if (caller === 'owner') return [status];
  if (caller === 'owner with a foreign child') return [child ? 403 : status];
  if (caller === 'admin' && moderated) return [getExpectation(route).status ?? 200];
  if (caller === 'blocked' && blocked !== undefined) return [blocked];
  const sharer = SHARERS[caller];
  if (sharer) {
    const capability = route.capability ?? expected.capability;
    if (capability && sharer.state === 'ending' && !isAllowed(sharer.role, capability, sharer.state)) return [403];
    const shared = expected.shared?.[sharer.role];
    if (shared) return [shared];
    if (capability) return [isAllowed(sharer.role, capability) ? status : 403];
  }
  return foreignStatuses ?? (what === '' ? OWN_STATUS[getRouteName(route)] : undefined) ?? [status];
}

const NOT_READING: readonly Caller[] = ['anonymous', 'blocked', 'leaving', 'frozen', 'deleted', ...LINK_CALLERS];

/** True if the caller may read the owner's words and names in the answer. */
function mayRead({ caller, expected: { visibleToAll, byAddress, moderated } }: Cell): boolean {
  if (byAddress || (moderated && caller === 'admin')) return true;
  return visibleToAll === true && !NOT_READING.includes(caller);
}

/** True if the caller may use the route with the owner's children, or with one of them. */
function isShared({ route, caller, expected }: Cell): boolean {
  if (isLinkCaller(caller)) return isOwnPage(caller, route) && !caller.endsWith('ended');
  const sharer = SHARERS[caller];
  if (!sharer) return false;
  const capability = route.capability ?? expected.capability;
  return (
    expected.showsShared === true || (capability !== undefined && isAllowed(sharer.role, capability, sharer.state))
  );
}

/** True if the owner's own rows may show what the caller did: counts, cases, notices, and rows of a shared child. */
const mayReact = (cell: Cell) =>
  cell.expected.reacts === true || (cell.expected.moderated === true && cell.caller === 'admin') || isShared(cell);

/** Statuses for those without a guardian password, or without anything to unblock, about their own account. */
const OWN_STATUS: Record<string, number[]> = {
  'POST /api/mypage/guardian-password': [201, 409],
  'PUT /api/mypage/guardian-password': [200, 409],
  'POST /api/mypage/guardian-password/verify': [200, 409],
  'POST /api/mypage/block': [200, 400],
};

/** The person whose data must not be in the answer and whose rows must stay: the owner, or for the owner the other. */
const getVictim = (caller: Caller): Person =>
  caller === 'owner' || caller === 'owner with a foreign child' ? people.other : people.owner;

const listAccountSecrets = (person: Person) => [person.accountId, person.loginId, person.email, person.sessionId];
const listSecrets = (person: Person) => [
  ...listAccountSecrets(person),
  person.mark,
  person.photo,
  person.child,
  person.done,
  person.openAttempt,
];

const WATCHED = TABLES.filter((name) => !COUNTERS.includes(name));

const state = async (db: Database, secrets: string[], tables: readonly string[]) => ({
  rows: await countRowsContaining(db, secrets, tables),
  contents: await readContents(db, tables),
});
const untouched = new Map<Person, Awaited<ReturnType<typeof state>>>();

/** One cell in a transaction without earlier writes. `getWritten` returns what was written in it. */
async function look(app: App, db: Database, cell: Cell, getWritten: () => Promise<string[]>) {
  const { route, caller, what } = cell;
  const victim = getVictim(caller);
  const call = toCall(cell);
  const sent = JSON.stringify(call);
  const secrets = listSecrets(victim);
  // The same before every cell, because every cell is undone.
  const before = untouched.get(victim) ?? (await state(db, secrets, WATCHED));
  untouched.set(victim, before);
  const answer = await send(app, route, call, getSender(caller));
  const body = Buffer.from(await answer.arrayBuffer()).toString('utf8');
  const writtenByAll = await getWritten();
  // What staff read of others is noted in their log (staff-actions.test.ts).
  const isNoted = (name: string) => name === 'staff_actions' && caller === 'admin' && !route.changes;
  const written = writtenByAll.filter((name) => WATCHED.includes(name) && !isNoted(name));
  const after = await state(db, secrets, written);
  const rowsBefore = before.rows.filter((row) => written.includes(row.slice(0, row.indexOf(':'))));
  const hidden = isShared(cell) ? listAccountSecrets(victim) : secrets;
  const seen = {
    cell: `${getRouteName(route)}${what} by ${caller}`,
    status: answer.status,
    allowed: allowed(cell),
    speaksOfReading: route.method !== 'GET' && answer.status === 403 && /조회|볼 수 없|보이지 않/.test(body),
    leaked: mayRead(cell) ? [] : hidden.filter((secret) => body.includes(secret) && !sent.includes(secret)),
    victimChanged: !mayReact(cell) && JSON.stringify(rowsBefore) !== JSON.stringify(after.rows),
    changed: changedTables(before.contents, after.contents),
  };
  return { seen, wrote: writtenByAll.length > 0 };
}

/** Looks at cells one after another; those that write nothing share a transaction, which costs more than most calls. */
async function readEach(cells: readonly Cell[], addRoute?: (app: App, db: Database) => void) {
  const seen: ({ route: Route } & Awaited<ReturnType<typeof look>>['seen'])[] = [];
  const work = async (app: App, db: Database) => {
    addRoute?.(app, db);
    const getWritten = await watchWrites(db);
    for (const cell of cells.slice(seen.length)) {
      const looked = await look(app, db, cell, getWritten);
      seen.push({ route: cell.route, ...looked.seen });
      // A failed query aborts the whole transaction.
      if (looked.wrote || looked.seen.status >= 500) return;
    }
  };
  while (seen.length < cells.length) await rolledBack(people.t.deps, work);
  return seen;
}

test('every route has an expectation, and every expectation a route', () => {
  expect(Object.keys(EXPECTATIONS).sort()).toEqual(routes.map(getRouteName).sort());
});

test('the OpenAPI document asks for an access token wherever a caller without one is refused', async () => {
  const { paths } = await createOpenApiDocument(people.t.app);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, { security: object[] }>).map(([method, { security }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      asksForToken: security.some((item) => 'accessToken' in item),
    })),
  );
  const named = new Map(
    routes.map((route) => [`${route.method} ${toDocumentPath(route.path)}`, getExpectation(route)]),
  );
  const expected = operations.map(({ name }) => ({ name, asksForToken: named.get(name)?.isPublic !== true }));
  expect(operations).toEqual(expected);
});

test("routes × callers: no answer shows and no call changes another account's data", async () => {
  const cells = routes.flatMap((route) =>
    listCases(route).flatMap((item) => CALLERS.map((caller): Cell => ({ route, caller, ...item }))),
  );
  const byLink = routes.flatMap((route) =>
    LINK_CALLERS.map((caller): Cell => ({ route, caller, what: '', expected: getExpectation(route) })),
  );
  // A stop of sharing ends every link.
  const isAfterStop = ({ caller }: Cell) => caller === 'stopped' || caller.endsWith('ended');
  const all = [...cells, ...byLink];
  const seen = await readEach(all.filter((cell) => !isAfterStop(cell)));
  await stopSharing(people.t, people.owner);
  untouched.clear();
  seen.push(...(await readEach(all.filter(isAfterStop))));

  const leaks = seen.filter(({ leaked }) => leaked.length > 0);
  const harmed = seen.filter(({ victimChanged }) => victimChanged);
  const wrong = seen.filter(({ status, allowed: right }) => !right.includes(status));
  const misworded = seen.filter(({ speaksOfReading }) => speaksOfReading).map(({ cell }) => cell);
  // A GET that changes something without saying so is guarded by nothing.
  const secretly = seen.filter(({ route, changed }) => !route.changes && changed.length > 0);
  figure(
    'authorisation',
    `${routes.length} of ${routes.length} routes, ${cells.length / CALLERS.length} calls × ${CALLERS.length} callers and ${routes.length} × ${LINK_CALLERS.length} with a link = ${seen.length} cells: ${leaks.length} leaks, ${harmed.length} foreign changes, ${wrong.length} wrong answers, ${secretly.length} reads that write`,
  );
  const brief = ({ cell, status, allowed: right, leaked, changed }: (typeof seen)[number]) => ({
    cell,
    status,
    right,
    leaked,
    changed,
  });
  expect(leaks.map(brief)).toEqual([]);
  expect(harmed.map(brief)).toEqual([]);
  expect(wrong.map(brief)).toEqual([]);
  expect(misworded).toEqual([]);
  expect(secretly.map(brief)).toEqual([]);
}, 600_000);

describe('detection of faults by the matrix', () => {
  const readFaultyRoute = async (addRoute: (app: App, db: Database) => void) => {
    const route = { method: 'GET', path: '/api/planted', changes: false };
    const [seen] = await readEach([{ route, caller: 'other', what: '', expected: {} }], addRoute);
    return seen;
  };

  test('it sees a route that shows everybody’s children', async () => {
    const addRoute = (app: App, db: Database) =>
      void app.get('/api/planted', async (c) => ok(c, await db.select().from(profiles)));
    const seen = await readFaultyRoute(addRoute);
    expect(seen?.leaked).toEqual(expect.arrayContaining([people.owner.mark, people.owner.child]));
  });

  test('it sees a read that writes, and into whose rows', async () => {
    const addRoute = (app: App, db: Database) =>
      void app.get('/api/planted', async (c) => {
        await db.update(profiles).set({ name: '바뀐 이름' });
        return ok(c, null);
      });
    const seen = await readFaultyRoute(addRoute);
    expect(seen).toMatchObject({ leaked: [], victimChanged: true, changed: ['profiles'] });
  });

  test('it reads the posts that are shown to everybody', async () => {
    const route = routes.find(({ path }) => path.endsWith('/counsel/popular'));
    const answer = await send(people.t.app, route as Route, { query: '?range=today' }, { token: people.other.token });
    expect(await answer.text()).toContain(people.owner.mark);
  });
});
