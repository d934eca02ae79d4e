import { STAFF_ACTIONS, type StaffAction } from '@contract/accounts/staff-actions';
import { DAY_MS, HOUR_MS } from '@contract/common/time';
import type { App } from '@server/app';
import type { Database } from '@server/db/database';
import { comments, contests, faqs, staffActions } from '@server/db/schema';
import { ok } from '@server/http/answers/success-response';
import { signAccessToken } from '@server/http/session/access-token';
import { getTableColumns } from 'drizzle-orm';
import { watchWrites } from './contents';
import type { Call } from './expectation';
import { EXPECTATIONS } from './expectations';
import { createPeople, type People } from './people';
import { createPost } from './people-rows';
import { rolledBack } from './rolled-back';
import { getRouteName, listRoutes, type Route } from './route-table';
import { send } from './send-request';

jest.setTimeout(300_000);

let people: People;
/** A question that everybody reads, with results of a child that only experts see. */
let withResults: string;
beforeAll(async () => {
  people = await createPeople();
  const { t, owner } = people;
  const { questionId: postId, questionCommentId: parentId, accountId: authorId } = owner;
  const at = { createdAt: new Date(t.clock.now), updatedAt: new Date(t.clock.now) };
  const reply = { section: 'counseling', postId, id: crypto.randomUUID(), parentId, authorId } as const;
  await t.db.insert(comments).values({ ...reply, content: `${owner.mark}답글`, ...at });
  const childSummary = { profile_id: owner.child, months: 12, corrected: false, results: [] };
  withResults = await createPost(t, owner, { section: 'counseling', childSummary });
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
  return rolledBack(people.t.deps, async (app, db) => {
    addRoute?.(app, db);
    if (name === 'POST /api/moderation/contest/:id/announce') await closeContest(db);
    const known = new Set((await db.select().from(staffActions)).map(({ id }) => id));
    const getWritten = await watchWrites(db);
    const { ok: done } = await send(app, route, call, { token: people.admin.token });
    const lines = (await db.select().from(staffActions)).filter(({ id }) => !known.has(id));
    return { name, done, written: await getWritten(), lines };
  });
}

test("every route of staff's that changes something adds one line to their log: who, what, on which id", async () => {
  const routes = listRoutes(people.t.app).filter((route) => isStaffRoute(route) && route.changes);
  const seen: Awaited<ReturnType<typeof act>>[] = [];
  for (const route of routes) seen.push(await act(route));
  expect(seen.filter(({ done }) => !done)).toEqual([]);

  const changing = seen.filter(({ name }) => !PREVIEWS.includes(name));
  expect(changing.filter(({ lines }) => lines.length !== 1)).toEqual([]);
  const lines = changing.flatMap((item) => item.lines);
  expect(lines.filter(({ actorId }) => actorId !== people.admin.accountId)).toEqual([]);
  // Ids and keys of the content: no space, and nothing of what was typed.
  expect(lines.filter(({ subjectId }) => !/^[\w./:-]{1,80}$/.test(subjectId))).toEqual([]);
  const known = new Set<string>(STAFF_ACTIONS.map(({ action, subject }) => `${action} ${subject}`));
  expect(lines.filter(({ action, subjectKind }) => !known.has(`${action} ${subjectKind}`))).toEqual([]);

  const previews = seen.filter(({ name }) => PREVIEWS.includes(name));
  expect(previews).toMatchObject(PREVIEWS.map(() => ({ written: [], lines: [] })));
});

const PRIVATE_LIST = '?section=counseling&show=private';
const ofQuestion = () => [{ path: { id: people.owner.questionId } }];
/** Staff reads of text that is not public: the action they are recorded as, and calls that return such text. */
const READS: Record<string, { note: StaffAction; calls: () => Call[] }> = {
  'GET /api/admin/inquiry': {
    note: 'inquiry.list',
    calls: () => [{ query: '?state=waiting' }, { query: '?state=answered' }],
  },
  'GET /api/admin/inquiry/:id': { note: 'inquiry.view', calls: () => [{ path: { id: people.blocked.inquiryId } }] },
  'GET /api/moderation/queue': { note: 'case.view', calls: () => [{ query: '?kind=report' }] },
  'GET /api/moderation/queue, claims': { note: 'claim.view', calls: () => [{ query: '?kind=claim' }] },
  'GET /api/community/post': { note: 'post.list', calls: () => [{ query: PRIVATE_LIST }] },
  'GET /api/community/post/:id': { note: 'post.view', calls: ofQuestion },
  'GET /api/community/post/:id, results of a child': {
    note: 'post.view',
    calls: () => [{ path: { id: withResults } }],
  },
  'GET /api/community/post/:id/comment': { note: 'post.view', calls: ofQuestion },
  'GET /api/community/comment/:id/reply': {
    note: 'post.view',
    calls: () => [{ path: { id: people.owner.questionCommentId } }],
  },
};
/** GETs of staff that answer no words of a person. */
const WITHOUT_WORDS = [
  ...['admin/stroke', 'admin/stroke/export', 'admin/stroke/:id/revision', 'admin/article', 'admin/content/:kind'],
  ...['admin/faq', 'admin/licence', 'admin/announcement', 'admin/audit', 'admin/numbers', 'admin/client-error'],
  ...['admin/job', 'admin/job/failed', 'admin/waiting', 'moderation/summary'],
  // Who appealed and why they were frozen; the words come with the account, by POST.
  'admin/appeal',
].map((name) => `GET /api/${name}`);

/** An administrator's reads on an app: their answers together, and the notes of them. */
async function read(app: App, db: Database, name: string, calls: readonly Call[]) {
  const [method = '', path = ''] = name.replace(/,.*/, '').split(' ');
  const { t, admin } = people;
  const token = await signAccessToken({ ...admin, role: 'admin' }, t.deps.config.secret, t.clock.now);
  const known = new Set((await db.select().from(staffActions)).map(({ id }) => id));
  let answers = '';
  for (const call of calls)
    answers += await (await send(app, { method, path, changes: false }, call, { token })).text();
  const lines = (await db.select().from(staffActions)).filter(({ id }) => !known.has(id));
  return { answers, lines };
}
/** Texts that only people wrote; names of who is listed are no words of theirs. */
const listMarks = () => [people.owner, people.other, people.blocked, people.frozen].map(({ mark }) => mark);
const hasWords = (answers: string) => listMarks().some((mark) => answers.replaceAll(`${mark}별명`, '').includes(mark));

test("every GET of staff's is listed as one that is noted or as one without a person's words", () => {
  const routes = listRoutes(people.t.app).filter((route) => isStaffRoute(route) && !route.changes);
  const listed = [...Object.keys(READS).filter((name) => EXPECTATIONS[name]?.role), ...WITHOUT_WORDS];
  expect(routes.map(getRouteName).toSorted()).toEqual(listed.toSorted());
});

test.each(Object.keys(READS))('%s adds one line a thing, staff and day to the log', async (name) => {
  const { note, calls } = READS[name] ?? {};
  if (!note || !calls) throw new Error(`no read ${name}`);
  await rolledBack(people.t.deps, async (app, db) => {
    const { answers, lines } = await read(app, db, name, calls());
    expect(hasWords(answers)).toBe(true);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter(({ action, actorId }) => action !== note || actorId !== people.admin.accountId)).toEqual([]);
    expect(lines.filter(({ subjectId }) => !/^[0-9a-f-]{36}$/.test(subjectId))).toEqual([]);
    expect(new Set(lines.map(({ subjectId }) => subjectId)).size).toBe(lines.length);
    expect((await read(app, db, name, calls())).lines).toEqual([]);
    people.t.clock.now += DAY_MS;
    const again = await read(app, db, name, calls()).finally(() => {
      people.t.clock.now -= DAY_MS;
    });
    expect(again.lines.map(({ subjectId }) => subjectId).toSorted()).toEqual(
      lines.map(({ subjectId }) => subjectId).toSorted(),
    );
  });
});

test.each(WITHOUT_WORDS)("%s answers no person's words and adds no line to the log", async (name) => {
  await rolledBack(people.t.deps, async (app, db) => {
    const call = EXPECTATIONS[name]?.call?.(people.owner, people) ?? {};
    const { answers, lines } = await read(app, db, name, [call]);
    expect([hasWords(answers), lines]).toEqual([false, []]);
  });
});

test('what everybody may read, and what is their own, adds no line', async () => {
  await rolledBack(people.t.deps, async (app, db) => {
    const posts = [people.owner.postId, people.admin.postId].map((id) => ({ path: { id } }));
    for (const name of ['GET /api/community/post/:id', 'GET /api/community/post/:id/comment'])
      expect((await read(app, db, name, posts)).lines).toEqual([]);
  });
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
