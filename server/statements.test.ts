/** @postgres sql */

import { CLIENT_HEADER, IDEMPOTENCY_HEADER } from '@contract/common/envelope';
import type { Attempt } from '@contract/test/diagnostics.responses';
import { openStatementCounter, type StatementCounter } from '@server/testing/statement-counter';
import type { SignedUp } from '@server/testing/test-app';
import { createTestCommunity, type Member, type TestCommunity } from '@server/testing/test-community';
import { createChild, createHomeRows, createLearningRows } from '@server/testing/whole-child';
import { createApp } from './app';
import { SignInCache } from './lib/sign-in-cache';

let t: TestCommunity;
let counter: StatementCounter;
let app: ReturnType<typeof createApp>;
let ids: { post: string; child: string; attempt: string; item: string };
let reader: Member;
let own: SignedUp;

/** A post with answers, replies and a like of somebody else; an account with a row in every table about a child. */
beforeAll(async () => {
  t = await createTestCommunity();
  const [author, first, second] = await t.joinEach(['글쓴이', '첫째', '둘째', '읽는이']).then((members) => {
    reader = members[3] as Member;
    return members;
  });
  if (!author || !first || !second) throw new Error('no members');
  const { id } = await t.write(author);
  for (let nth = 0; nth < 3; nth += 1) await t.write(second);
  const { id: parentId } = await t.comment(first, id);
  await t.comment(second, id, { parent_id: parentId });
  own = await t.signUp();
  ids = { post: id, ...(await createWholeChild()) };
  counter = await openStatementCounter();
  // The sign-in of each request is looked up.
  const { signIns: _signIns, ...deps } = t.deps;
  app = createApp({ ...deps, db: counter.db });
});
afterAll(async () => {
  await counter.close();
  await t.close();
});

/** A child with a row in each table about it, and with a check under way. */
async function createWholeChild() {
  const at = new Date(t.clock.now);
  const send = async <T>(method: string, path: string, body: unknown) =>
    (await t.callJson<T>(method, path, { token: own.token, body })).data;
  const { accountId } = own;
  const { id: profileId } = await createChild(send, { mark: '하린', photo: await t.upload(own), at });
  await createHomeRows(t.db, { accountId, profileId, mark: '하린', at });
  await createLearningRows(t, { accountId, id: profileId });
  const checks = `/diagnostic-test/profile/${profileId}/test`;
  const { id: attempt, items } = await send<Attempt>('POST', `${checks}/development-12m/attempt`, { again: true });
  return { child: profileId, attempt, item: items[0]?.id ?? '' };
}

/** A request of the reader, or of the parent of the child in its path. `keyed`: with an idempotency key, as our client sends. */
type Asked = { method?: string; path: string; body?: unknown; keyed?: boolean };

const OF_PARENT = /:child|:attempt|^\/profile$|^\/diagnostic-test\/main$/;

async function listStatements({ method = 'GET', path: template, body, keyed = false }: Asked, asked = app) {
  const path = template.replace(':post', ids.post).replace(':child', ids.child).replace(':attempt', ids.attempt);
  const { token } = OF_PARENT.test(template) ? own : reader;
  let status = 0;
  const statements = await counter.listDuring(async () => {
    const answer = await asked.request(`http://localhost/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        [CLIENT_HEADER]: 'web',
        'content-type': 'application/json',
        ...(keyed && { [IDEMPOTENCY_HEADER]: crypto.randomUUID() }),
      },
      ...(body !== undefined && { body: JSON.stringify(typeof body === 'function' ? body() : body) }),
    });
    status = answer.status;
    await answer.text();
  });
  expect({ path, status }).toEqual({ path, status: method === 'POST' && template.endsWith('comment') ? 201 : 200 });
  return statements;
}

const post = '/community/post/:post';
const comment = (content: string, more = {}) => ({
  method: 'POST',
  path: `${post}/comment`,
  body: { content, ...more },
});

const CHECKS: Asked = {
  method: 'POST',
  path: '/diagnostic-test/main',
  body: () => ({ profileId: ids.child, age: '0~24' }),
};
let answersSent = 0;
/** Each later than the one before, or a third statement reads the answer that counts instead. */
const ANSWER: Asked = {
  method: 'PUT',
  path: '/diagnostic-test/attempt/:attempt/answer',
  body: () => {
    answersSent += 1;
    const answered_at = new Date(t.clock.now - 1000 + answersSent).toISOString();
    return { id: crypto.randomUUID(), item_id: ids.item, value: 'yes', answered_at };
  },
};

/** Most statements a request may need: the idempotency key and the rate limit included, BEGIN and COMMIT not. */
const READS: [name: string, most: number, asked: Asked][] = [
  ['auth/info', 1, { path: '/auth/info' }],
  ['a post', 2, { path: post }],
  ['its comments', 2, { path: `${post}/comment` }],
  ['the analysis of a child', 4, { path: '/analysis/profile/:child' }],
  ["home's checks", 3, CHECKS],
];
const WRITES: typeof READS = [
  ['a comment', 4, { ...comment('처음 뵙겠어요'), keyed: true }],
  ['a comment without a key', 3, comment('또 왔어요')],
  ['a like without a key', 2, { method: 'PUT', path: `${post}/like` }],
  ['a like taken back', 2, { method: 'DELETE', path: `${post}/like`, keyed: true }],
  ['a like', 2, { method: 'PUT', path: `${post}/like`, keyed: true }],
  ['a view', 2, { method: 'POST', path: `${post}/view`, keyed: true }],
  ['an answer', 3, ANSWER],
];
const LISTS: typeof READS = [
  ['the board', 2, { path: '/community/post?section=board&limit=20' }],
  ['the board by popularity', 2, { path: '/community/post?section=board&sort=popular&limit=20' }],
  ['questions', 2, { path: '/community/post?section=counseling&show=mine&limit=20' }],
  ['popular posts of a section', 2, { path: '/community/section/popular?section=board&range=today' }],
  ['popular posts', 2, { path: '/community/parenting-info/counsel/popular?range=today' }],
  ['search', 2, { path: '/community/search?q=%EC%9D%B4%EC%95%BC%EA%B8%B0&limit=20' }],
  ['own posts', 2, { path: '/community/mine?kind=post&limit=20' }],
  ['own comments', 2, { path: '/community/mine?kind=comment&limit=20' }],
  ['bookmarks', 2, { path: '/community/mine?kind=bookmark&limit=20' }],
  ['notices', 2, { path: '/notice?limit=20' }],
  ['unread notices', 2, { path: '/notice/unread' }],
  ['children', 2, { path: '/profile' }],
  ['points', 2, { path: '/point/history?month=2026-03' }],
  ['contests', 2, { path: '/community/contest' }],
  ['books', 2, { path: '/community/book' }],
  ['places', 2, { path: '/community/place' }],
  ['blocks', 2, { path: '/mypage/block' }],
  ['inquiries', 2, { path: '/inquiry' }],
  ['devices', 2, { path: '/auth/session' }],
  ['growth', 2, { path: '/growth/profile/:child' }],
  ['health windows', 2, { path: '/health-windows/profile/:child' }],
  ["today's plays", 5, { path: '/today/profile/:child' }],
  ['checks', 2, { path: '/diagnostic-test/profile/:child' }],
  ['attempts', 2, { path: '/diagnostic-test/profile/:child/attempt' }],
];

// In this order: a like is taken back after it was given.
test.each([...READS, ...WRITES, ...LISTS])('%s needs at most %i statements', async (_name, most, asked) => {
  const statements = await listStatements(asked);
  expect(statements.length > most ? statements.map((text) => text.slice(0, 90)) : []).toEqual([]);
});

test.each<[string, number, Asked]>([
  ["home's checks", 2, CHECKS],
  ['an answer', 2, ANSWER],
])('%s sent as a write leaves the sign-in known: the next one needs %i statements', async (_name, most, asked) => {
  const signIns = new SignInCache();
  signIns.turnOn();
  const caching = createApp({ ...t.deps, db: counter.db, signIns });
  const [first, second] = [await listStatements(asked, caching), await listStatements(asked, caching)];
  expect([first.length, second.length]).toEqual([most + 1, most]);
});

test.each<[string, Asked]>([
  ['a post', { path: post }],
  ['its comments', { path: `${post}/comment` }],
  ['a view', { method: 'POST', path: `${post}/view`, keyed: true }],
])('reading writes no row of posts: %s', async (_name, asked) => {
  const statements = await listStatements(asked);
  expect(statements.filter((text) => /\b(?:update|insert into|delete from)\s+"?posts"?\b/i.test(text))).toEqual([]);
});
