import type { Database } from '@server/db/database';
import { queryRows } from '@server/db/query-rows';
import { createOpenApiDocument, toDocumentPath } from '@server/http/openapi/openapi';
import { figure } from '@server/testing/report-figure';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { readContents, watchChanges, watchWrites } from './contents';
import { EXPECTATIONS, getCaller } from './expectations';
import { SECOND_WRITERS, type SecondWriter } from './expectations/second-writers';
import { createPeople, type People } from './people';
import { rolledBack } from './rolled-back';
import { getRouteName, listRoutes, type Route } from './route-table';
import { send } from './send-request';

jest.setTimeout(300_000);

let people: People;
let routes: Route[];
beforeAll(async () => {
  people = await createPeople();
  routes = listRoutes(people.t.app).filter(({ method }) => method === 'PUT' || method === 'PATCH');
});
afterAll(() => people.t.close());

const envelope = v.object({ code: v.optional(v.string()), data: v.optional(v.unknown()) });
const record = v.record(v.string(), v.unknown());
const isRecord = (value: unknown) => v.is(record, value);

type Fields = Record<string, unknown>;

const getCall = (route: Route) => EXPECTATIONS[getRouteName(route)]?.call?.(people.owner, people) ?? {};
const getBody = (route: Route): Fields => {
  const { body } = getCall(route);
  return v.is(record, body) ? body : {};
};

/** A sender of the route's right call with another body. */
function createSender(app: Parameters<typeof send>[0], route: Route) {
  const { token } = getCaller(getRouteName(route), people);
  return async (body: Fields | undefined) => {
    const answer = await send(app, route, { ...getCall(route), ...(body && { body }) }, { token });
    return { status: answer.status, ...v.parse(envelope, await answer.json()) };
  };
}

const listRoutesOfKind = <Kind extends SecondWriter['kind']>(kind: Kind) =>
  routes.flatMap((route) => {
    const writer = SECOND_WRITERS[getRouteName(route)];
    return writer?.kind === kind ? [{ route, writer: writer as Extract<SecondWriter, { kind: Kind }> }] : [];
  });

test('every PUT and PATCH says what becomes of its second writer', () => {
  expect(Object.keys(SECOND_WRITERS).sort()).toEqual(routes.map(getRouteName).sort());
  const count = (kind: SecondWriter['kind']) => listRoutesOfKind(kind).length;
  figure(
    'second-writer',
    `${routes.length} PUT and PATCH: ${count('version')} by version, ${count('merge')} by field, ${count('last')} one value`,
  );
});

test('a change from an older state is refused and changes nothing', async () => {
  const wrong: unknown[] = [];
  for (const { route, writer } of listRoutesOfKind('version'))
    await rolledBack(people.t.deps, async (app, db) => {
      const write = createSender(app, route);
      const first = await write({ ...getBody(route), ...writer.first });
      const getChanged = await watchChanges(db, await readContents(db));
      const second = await write({ ...getBody(route), ...writer.second });
      const changed = await getChanged();
      if (first.status !== 200 || second.status !== 409 || second.code !== 'CONFLICT' || changed.length > 0)
        wrong.push({ route: getRouteName(route), first: first.status, second: second.status, changed });
    });
  expect(wrong).toEqual([]);
});

test('of two changes of different fields both stand', async () => {
  const wrong: unknown[] = [];
  for (const { route, writer } of listRoutesOfKind('merge'))
    await rolledBack(people.t.deps, async (app, db) => {
      const write = createSender(app, route);
      await write({ ...writer.always, ...writer.first });
      const once = await readRows(db, () => write({ ...writer.always, ...writer.second }));
      // Had the second undone the first, the first would change the row again.
      const again = await readRows(db, () => write({ ...writer.always, ...writer.first }));
      const same = again.rows.every((row) => once.rows.includes(row));
      if (once.status !== 200 || again.status !== 200 || !same) wrong.push({ route: getRouteName(route), once, again });
    });
  expect(wrong).toEqual([]);
});

test('of one value no later act is refused', async () => {
  const wrong: unknown[] = [];
  for (const { route, writer } of listRoutesOfKind('last'))
    await rolledBack(people.t.deps, async (app) => {
      const write = createSender(app, route);
      const first = await write(undefined);
      if (!writer.second) return;
      const second = await write({ ...getBody(route), ...writer.second, ...newId(route) });
      if (second.status !== first.status)
        wrong.push({ route: getRouteName(route), first: first.status, second: second.status });
    });
  expect(wrong).toEqual([]);
});

/** Another act has an id of its own. */
const newId = (route: Route): Fields => ('id' in getBody(route) ? { id: crypto.randomUUID() } : {});

/** Consents and confirmations are part of the act, not of the row. */
const NO_FIELDS = ['consent', 'confirmed', 'version', 'revision'];

test('an absent optional field changes nothing of a row that has a version or merges', async () => {
  const { paths } = await createOpenApiDocument(people.t.app);
  const documents = v.parse(v.record(v.string(), v.record(v.string(), v.unknown())), paths);
  const wrong: unknown[] = [];
  let tried = 0;
  for (const { route } of [...listRoutesOfKind('version'), ...listRoutesOfKind('merge')]) {
    const optional = listOptional(documents[toDocumentPath(route.path)]?.[route.method.toLowerCase()]);
    for (const field of optional.filter((name) => !NO_FIELDS.includes(name)))
      await rolledBack(people.t.deps, async (app, db) => {
        const write = createSender(app, route);
        const full = { ...getBody(route), ...FULL[getRouteName(route)]?.(people) };
        const filled = await readRows(db, () => write(full));
        const { [field]: _, ...without } = { ...full, ...versionIn(filled.data) };
        const after = await readRows(db, () => write(without));
        tried += 1;
        const same = after.rows.every((row) => filled.rows.includes(row));
        if (filled.status !== 200 || after.status !== 200 || !same)
          wrong.push({
            route: getRouteName(route),
            field,
            filled: filled.status,
            after: after.status,
            rows: after.rows,
          });
      });
  }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(15);
});

/** Bodies that fill every optional field. */
const FULL: Record<string, (people: People) => Fields> = {
  'PUT /api/profile/:id': ({ owner }) => ({ gestation_weeks: 32, image: owner.photo }),
  'PUT /api/growth/profile/:profileId/entry/:entryId': () => ({
    ...{ height_cm: 74.5, weight_kg: 9.1, head_cm: 45, position: 'standing', place: 'daycare', note: '메모' },
  }),
  'PUT /api/diagnostic-test/profile/:profileId/official-result/:resultId': () => ({ place: '새싹의원', note: '메모' }),
  'PUT /api/medical-info/profile/:profileId': () => ({
    allergies: [{ name: '땅콩', reaction: '두드러기' }],
    no_medicines: true,
    contacts: [{ name: '외할머니', phone: '010-1234-5678' }],
  }),
  'PUT /api/community/post/:id': ({ owner }) => ({ images: [owner.photo], tags: ['수면'] }),
  'PUT /api/learning/profile/:profileId/setting': () => ({ daily_limit_minutes: 30, hand: 'left' }),
};

function listOptional(operation: unknown): string[] {
  const body = v.safeParse(
    v.object({
      requestBody: v.object({
        content: v.object({
          'application/json': v.object({
            schema: v.object({ properties: record, required: v.optional(v.array(v.string()), []) }),
          }),
        }),
      }),
    }),
    operation,
  );
  if (!body.success) return [];
  const { properties, required } = body.output.requestBody.content['application/json'].schema;
  return Object.keys(properties).filter((name) => !required.includes(name));
}

/** The version of the row as it was answered. */
const versionIn = (data: unknown): Fields =>
  isRecord(data)
    ? Object.fromEntries(
        Object.entries(data as Fields).filter(([key]) => ['updated_at', 'version', 'revision'].includes(key)),
      )
    : {};

/** Kept of every write, beside the row: events, earlier versions, notices and the ledger of staff. */
const LOGS = /_(events|versions|revisions|actions|log)$|^(notices|staff_actions|audit|jobs|rate_limits|post_drafts)$/;
const STAMPS = ['updated_at', 'edited_at', 'version', 'revision'];

/** What the tables that were written hold afterwards, without times and versions. */
async function readRows<T extends object>(db: Database, write: () => Promise<T>) {
  const getWritten = await watchWrites(db);
  const answer = await write();
  const rows: string[] = [];
  for (const name of (await getWritten()).filter((table) => !LOGS.test(table))) {
    const query = sql`select to_jsonb(t) - ${sql.raw(`array[${STAMPS.map((stamp) => `'${stamp}'`).join()}]`)} as row from ${sql.identifier(name)} t`;
    const found = await queryRows(db, query, v.object({ row: v.unknown() }));
    rows.push(...found.map(({ row }) => `${name} ${JSON.stringify(row)}`));
  }
  return { ...answer, rows: rows.toSorted() };
}
