import { STAFF_ACTIONS } from '@contract/accounts/staff-actions';
import { HOUR_MS } from '@contract/common/time';
import type { App } from '@server/app';
import type { Database } from '@server/db/database';
import { contests, faqs, staffActions } from '@server/db/schema';
import { ok } from '@server/http/reply';
import { getTableColumns } from 'drizzle-orm';
import { watchWrites } from './contents';
import { EXPECTATIONS } from './expectations';
import { createPeople, type People } from './people';
import { rolledBack } from './rolled-back';
import { getRouteName, listRoutes, type Route } from './route-table';
import { send } from './send';

jest.setTimeout(300_000);

let people: People;
beforeAll(async () => {
  people = await createPeople();
});
afterAll(() => people.t.close());

/** They take a form by POST, and answer what it would do. */
const PREVIEWS = ['POST /api/admin/announcement/audience', 'POST /api/admin/content/:kind/preview'];

/** By its path, or because the authorisation matrix expects that everybody else is refused. */
const isStaffRoute = (route: Route) =>
  /^\/api\/(?:admin|moderation)\//.test(route.path) || EXPECTATIONS[getRouteName(route)]?.role !== undefined;

/** The results of a contest can be announced only once its votes are in. */
const closeContest = (db: Database) =>
  db
    .update(contests)
    .set({ closesAt: new Date(people.t.clock.now - HOUR_MS), resultsAt: new Date(people.t.clock.now) });

/** An administrator's right call: its answer, the tables that it wrote to and the lines that it added to the log. */
async function act(route: Route, addRoute?: (app: App, db: Database) => void) {
  const name = getRouteName(route);
  const call = EXPECTATIONS[name]?.call?.(people.owner, people) ?? {};
  return rolledBack(
    people.t.deps,
    async (app, db) => {
      addRoute?.(app, db);
      if (name === 'POST /api/moderation/contest/:id/announce') await closeContest(db);
      const known = new Set((await db.select().from(staffActions)).map(({ id }) => id));
      const getWritten = await watchWrites(db);
      const { ok: done } = await send(app, route, call, { token: people.admin.token });
      const lines = (await db.select().from(staffActions)).filter(({ id }) => !known.has(id));
      return { name, done, written: await getWritten(), lines };
    },
    { ownApp: addRoute !== undefined },
  );
}

test("every route of staff's that changes something adds one line to their log: who, what, on which id", async () => {
  const routes = listRoutes(people.t.app).filter((route) => isStaffRoute(route) && route.changes);
  const seen: Awaited<ReturnType<typeof act>>[] = [];
  for (const route of routes) seen.push(await act(route));
  expect(seen.filter(({ done }) => !done)).toEqual([]);

  const changing = seen.filter(({ name }) => !PREVIEWS.includes(name));
  expect(changing.filter(({ lines }) => lines.length !== 1)).toEqual([]);
  const lines = changing.flatMap((one) => one.lines);
  expect(lines.filter(({ actorId }) => actorId !== people.admin.accountId)).toEqual([]);
  // Ids and keys of the content: no space, and nothing of what was typed.
  expect(lines.filter(({ subjectId }) => !/^[\w./:-]{1,80}$/.test(subjectId))).toEqual([]);
  const known = new Set<string>(STAFF_ACTIONS.map(({ action, subject }) => `${action} ${subject}`));
  expect(lines.filter(({ action, subjectKind }) => !known.has(`${action} ${subjectKind}`))).toEqual([]);

  const previews = seen.filter(({ name }) => PREVIEWS.includes(name));
  expect(previews).toMatchObject(PREVIEWS.map(() => ({ written: [], lines: [] })));
});

test('the log has no column for a text', () => {
  expect(Object.keys(getTableColumns(staffActions)).toSorted()).toEqual(
    ['id', 'actorId', 'action', 'subjectKind', 'subjectId', 'at'].toSorted(),
  );
});

test("detects a new route of staff's that changes something and adds no line", async () => {
  const planted = { method: 'POST', path: '/api/admin/planted', changes: true };
  const addRoute = (app: App, db: Database) =>
    void app.post(planted.path, async (c) => {
      await db.delete(faqs);
      return ok(c, null);
    });
  const seen = await act(planted, addRoute);
  expect(isStaffRoute(planted)).toBe(true);
  expect(seen).toMatchObject({ done: true, written: ['faqs'], lines: [] });
});
