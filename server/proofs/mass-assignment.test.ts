import type { App } from '@server/app';
import type { Database } from '@server/db/database';
import { queryRows } from '@server/db/query-rows';
import { accounts } from '@server/db/schema';
import { ok } from '@server/http/answers/success-response';
import { figure } from '@server/testing/report-figure';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { watchWrites } from './contents';
import type { Call } from './expectation';
import { EXPECTATIONS, getCaller } from './expectations';
import { createPeople, type People } from './people';
import { rolledBack } from './rolled-back';
import { getRouteName, listRoutes, type Route } from './route-table';
import { send } from './send-request';

jest.setTimeout(300_000);

let people: People;
beforeAll(async () => {
  people = await createPeople();
});
afterAll(() => people.t.close());

/** Columns and flags that no form may set, with values that would do harm. */
const extraFields = ({ other }: People): Record<string, unknown> => ({
  ...{ accountId: other.accountId, account_id: other.accountId, userId: other.accountId, ownerId: other.accountId },
  ...{ authorId: other.accountId, author_id: other.accountId, redeemedBy: other.accountId, profileId: other.child },
  ...{ role: 'admin', isAdmin: true, is_admin: true, isExpert: true, isFirstLogin: true },
  ...{ points: 999_999, amount: 999_999, balance: 999_999, remaining: 999_999, likeCount: 999_999, swept: 3 },
  ...{ listed: false, deletedAt: '2001-02-03T04:05:06.000Z', createdAt: '2001-02-03T04:05:06.000Z', notified: true },
  ...{ passwordHash: 'test:planted', nicknameSkeleton: 'planted', leavingAt: '2001-02-03T04:05:06.000Z' },
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The body with the fields added to it and to each entry of its lists; its own fields stay. */
function withExtra(body: unknown, extra: Record<string, unknown>): unknown {
  if (body instanceof FormData) {
    const form = new FormData();
    for (const [name, value] of [...Object.entries(extra), ...body]) form.set(name, value as string);
    return form;
  }
  if (body === undefined) return extra;
  if (!isRecord(body)) return body;
  const lists = Object.entries(body).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map((entry: unknown) => (isRecord(entry) ? { ...extra, ...entry } : entry)) : value,
  ]);
  return { ...extra, ...Object.fromEntries(lists) };
}

const RANDOM =
  /\b(?:[0-9a-f]{2}\/[0-9a-f]{32}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{32,64})\b/g;

/** The rows of all tables that a call wrote to, without what is random in them. */
async function readWritten(route: Route, call: Call, addRoute?: (app: App, db: Database) => void) {
  const { token } = getCaller(getRouteName(route), people);
  const known = new Set([people.other.accountId, people.other.child]);
  return rolledBack(people.t.deps, async (app, db) => {
    addRoute?.(app, db);
    const getWritten = await watchWrites(db);
    const { status } = await send(app, route, call, EXPECTATIONS[getRouteName(route)]?.isPublic ? {} : { token });
    const rows: string[] = [];
    for (const name of await getWritten()) {
      const query = sql`select ${name} || ': ' || t::text as row from ${sql.identifier(name)} t`;
      const found = await queryRows(db, query, v.object({ row: v.string() }));
      rows.push(...found.map(({ row }) => row.replace(RANDOM, (id) => (known.has(id) ? id : '*'))));
    }
    return { status, rows: rows.toSorted() };
  });
}

/** A multipart form takes eight parts, so it is sent several times. */
function toBodies(body: unknown, extra: Record<string, unknown>): Record<string, unknown>[] {
  if (!(body instanceof FormData)) return [extra];
  const fields = Object.entries(extra);
  const bodies: Record<string, unknown>[] = [];
  while (fields.length > 0) bodies.push(Object.fromEntries(fields.splice(0, 5)));
  return bodies;
}

async function compare(route: Route, addRoute?: (app: App, db: Database) => void) {
  const call = EXPECTATIONS[getRouteName(route)]?.call?.(people.owner, people) ?? {};
  const extra = extraFields(people);
  const plain = await readWritten(route, call, addRoute);
  const written: string[] = [];
  const statuses = new Set<number>();
  for (const fields of toBodies(call.body, extra)) {
    const added = await readWritten(route, { ...call, body: withExtra(call.body, fields) }, addRoute);
    statuses.add(added.status);
    written.push(...added.rows.filter((row) => !plain.rows.includes(row)));
  }
  return { route: getRouteName(route), plain: plain.status, added: [...statuses], written };
}

test('no writing route stores fields its form does not have', async () => {
  const routes = listRoutes(people.t.app).filter(({ changes, method }) => changes && method !== 'GET');
  const seen: Awaited<ReturnType<typeof compare>>[] = [];
  for (const route of routes) seen.push(await compare(route));
  const written = seen.filter((item) => item.written.length > 0);
  const fields = Object.keys(extraFields(people)).length;
  figure(
    'mass-assignment',
    `${fields} extra fields × ${routes.length} writing routes: ${written.length} routes kept any`,
  );
  expect(written).toEqual([]);
  expect(seen.filter(({ plain, added }) => added.some((status) => status !== plain))).toEqual([]);
});

test('detects a route that stores whatever it receives', async () => {
  const addRoute = (app: App, db: Database) =>
    void app.post('/api/planted', async (c) => {
      const { role } = (await c.req.json()) as { role?: 'admin' };
      await db.update(accounts).set({ isFirstLogin: false, ...(role && { role }) });
      return ok(c, null);
    });
  const seen = await compare({ method: 'POST', path: '/api/planted', changes: true }, addRoute);
  expect(seen.written.length).toBeGreaterThan(0);
});
