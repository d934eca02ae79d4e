import { QUESTIONS } from '@contract/community/posts';
import { createApp } from '@server/app';
import {
  blocks,
  commentLikes,
  guardianships,
  postBookmarks,
  postLikes,
  postViews,
  reports,
  rightsClaims,
} from '@server/db/schema';
import { hashSource } from '@server/node/pages/page-policy';
import { type Member, useTestCommunity } from '@server/testing/test-community';
import { sql } from 'drizzle-orm';
import { recordActivity } from './popularity';

const t = useTestCommunity();
let parent: Member;
let stranger: Member;
let expert: Member;
let moderator: Member;
beforeEach(async () => {
  parent = await t.join('부모');
  stranger = await t.join('남');
  expert = await t.join('전문의', { role: 'expert' });
  moderator = await t.join('돌봄이', { role: 'moderator' });
});

const SECRET = '비밀스러운고민';

/** Every list and door there is, as paths of the API; a new list belongs here. */
const lists = (id: string) => [
  '/community/post?section=counseling',
  '/community/post?section=counseling&category=생활습관',
  '/community/post?section=counseling&topic=육아정보',
  ...QUESTIONS.map((show) => `/community/post?section=counseling&show=${show}`),
  ...['today', 'week', 'month'].map((range) => `/community/post?section=counseling&sort=popular&range=${range}`),
  ...['today', 'week', 'month'].map((range) => `/community/section/popular?section=counseling&range=${range}`),
  ...['today', 'week', 'month'].map((range) => `/community/parenting-info/counsel/popular?range=${range}`),
  `/community/search?q=${encodeURIComponent(SECRET)}`,
  `/community/search?q=${encodeURIComponent(SECRET)}&section=counseling`,
  ...['post', 'comment', 'bookmark', 'like', 'deleted'].map((kind) => `/community/mine?kind=${kind}`),
  `/community/post/${id}`,
  `/community/post/${id}/comment`,
  '/community/section',
  '/community/post/newer?section=counseling&since=2026-01-01T00:00:00.000Z',
  '/notice',
  '/community/case',
  '/community/claim',
  '/community/draft/counseling',
];

async function seenBy(who: Member, id: string): Promise<string[]> {
  const seen: string[] = [];
  for (const path of lists(id)) {
    const answer = await t.call('GET', encodeURI(decodeURI(path)), who);
    if (JSON.stringify(answer.data ?? '').includes(SECRET)) seen.push(path);
  }
  return seen;
}

async function ask(given: object = {}) {
  const post = await t.write(parent, {
    section: 'counseling',
    category: '생활습관',
    topic: '육아정보',
    title: SECRET,
    content: `<p>${SECRET}</p>`,
    tags: [SECRET],
    visibility: 'private',
    ...given,
  });
  await recordActivity(t.db, post, 50, t.clock.now);
  return post;
}

test('shows a private question only to its author and the experts', async () => {
  const { id } = await ask();
  expect(await seenBy(stranger, id)).toEqual([]);
  expect(await t.get('/community/section', stranger)).toMatchObject({
    data: expect.arrayContaining([expect.objectContaining({ section: 'counseling', all: 0 })]),
  });
  expect(
    (await t.get('/community/post/newer?section=counseling&since=2026-01-01T00:00:00.000Z', stranger)).data,
  ).toEqual({
    count: 0,
    more: false,
  });
  for (const method of ['PUT', 'DELETE'])
    expect((await t.call(method, `/community/post/${id}/like`, stranger)).status).toBe(404);
  expect((await t.call('PUT', `/community/post/${id}/bookmark`, stranger)).status).toBe(404);
  expect((await t.call('POST', `/community/post/${id}/view`, stranger)).status).toBe(404);
  expect((await t.tryComment(stranger, id)).status).toBe(404);
  expect((await t.call('POST', '/community/report', stranger, { target: 'post', id, reason: 'other' })).status).toBe(
    404,
  );
  expect((await t.app.request(`http://localhost/share/${id}`)).status).toBe(404);

  expect((await t.open(expert, id)).status).toBe(200);
  for (const show of ['waiting', 'private'])
    expect(await seenBy(expert, id)).toContain(`/community/post?section=counseling&show=${show}`);
  const answer = await t.comment(expert, id, { content: `${SECRET} 답변` });
  expect(answer.is_answer).toBe(true);
  expect((await t.open(moderator, id)).status).toBe(200);
  expect(await seenBy(parent, id)).toEqual(
    expect.arrayContaining([
      '/community/mine?kind=post',
      '/community/post?section=counseling&show=mine',
      `/community/post/${id}`,
    ]),
  );
  expect(await seenBy(stranger, id)).toEqual([]);
  expect((await t.get(`/community/comment/${answer.id}/reply`, stranger)).status).toBe(404);
  expect((await t.call('PUT', `/community/comment/${answer.id}/like`, stranger)).status).toBe(404);
});

test.each(['hidden', 'removed', 'restricted'])(
  'shows a %s post only to its author and the moderators',
  async (state) => {
    const { id } = await ask({ visibility: 'public' });
    expect((await seenBy(stranger, id)).length).toBeGreaterThan(5);
    await t.db.execute(sql`update posts set state = ${state}`);
    await t.db.execute(sql`delete from post_search`);
    expect(await seenBy(stranger, id)).toEqual([]);
    expect((await t.open(expert, id)).status).toBe(404);
    expect((await t.open(moderator, id)).status).toBe(200);
    expect((await t.open(parent, id)).data.state).toBe(state);
    expect((await t.app.request(`http://localhost/share/${id}`)).status).toBe(404);
  },
);

test('hides posts of a leaving account from everybody', async () => {
  const { id } = await ask({ visibility: 'public' });
  await t.comment(parent, (await t.write(stranger, { title: '다른 글' })).id, { content: SECRET });
  await t.db.execute(sql`update accounts set leaving_at = now() where id = ${parent.accountId}`);
  expect(await seenBy(stranger, id)).toEqual([]);
  expect((await t.app.request(`http://localhost/share/${id}`)).status).toBe(404);
});

test('shows an attached result of a child to the experts only, also below a public question', async () => {
  const profile = await t.call<{ id: string }>('POST', '/profile', parent, {
    name: '가람',
    birth_date: '20250110',
    gender: 'female',
  });
  const { id } = await ask({ visibility: 'public', child: { profile_id: profile.data.id, attempt_ids: [] } });
  const attached = { months: 14, corrected: false, results: [] };
  for (const who of [parent, expert]) expect((await t.open(who, id)).data.child_summary).toEqual(attached);
  for (const who of [stranger, moderator]) expect((await t.open(who, id)).data.child_summary).toBeNull();
  expect(
    await t.tryWrite(stranger, { section: 'counseling', child: { profile_id: profile.data.id, attempt_ids: [] } }),
  ).toMatchObject({
    status: 403,
    code: 'FOREIGN_PROFILE',
  });
  await t.call('DELETE', `/profile/${profile.data.id}`, parent, { name: '가람' });
  expect((await t.open(expert, id)).data.child_summary).toBeNull();
});

test('an attached result of a shared child goes with the access of who attached it', async () => {
  const { data } = await t.call<{ id: string }>('POST', '/profile', parent, {
    name: '가람',
    birth_date: '20250110',
    gender: 'female',
  });
  const share = {
    ownerId: parent.accountId,
    profileId: data.id,
    accountId: stranger.accountId,
    role: 'guardian',
  } as const;
  await t.db.insert(guardianships).values({ ...share, id: crypto.randomUUID(), since: new Date(t.clock.now) });
  const { id } = await t.write(stranger, {
    section: 'counseling',
    category: '생활습관',
    topic: '육아정보',
    visibility: 'public',
    child: { profile_id: data.id, attempt_ids: [] },
  });
  expect((await t.open(expert, id)).data.child_summary).toEqual({ months: 14, corrected: false, results: [] });
  await t.call('POST', `/profile/${data.id}/leave`, stranger);
  expect((await t.open(expert, id)).data.child_summary).toBeNull();
});

describe('a shared link', () => {
  const share = (origin: string | null, id: string, host = 'localhost') =>
    createApp({ ...t.deps, config: { ...t.deps.config, publicOrigin: origin } }).request(`http://${host}/share/${id}`, {
      headers: { host, 'x-forwarded-host': host },
    });

  test('shows title, first lines and a picture, without scripts', async () => {
    const image = await t.upload(parent);
    const post = await t.write(parent, {
      title: '<b>"물놀이"</b>',
      content: '<p>모자를 <b>챙겨요</b> & 물도</p>',
      images: [image],
    });
    const answer = await share('https://planner.example.com', post.id);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`style-src ${hashSource(/<style>([^<]+)<\/style>/.exec(page)?.[1] ?? '')};`);
    expect(page).toContain('<meta property="og:title" content="&lt;b&gt;&quot;물놀이&quot;&lt;/b&gt;">');
    expect(page).toContain('<meta property="og:description" content="모자를 챙겨요 &amp; 물도">');
    expect(page).toContain(`<meta property="og:image" content="https://planner.example.com/uploads/${image}">`);
    expect(page).toContain(`<meta property="og:url" content="https://planner.example.com/share/${post.id}">`);
    expect(page).toContain(`<link rel="canonical" href="https://planner.example.com/share/${post.id}">`);
    expect(page).not.toMatch(/<script|\son[a-z]+=/i);
    expect(page).not.toContain('부모');
    const missing = await (await share('https://planner.example.com', 'none')).text();
    expect(missing).toContain('찾는 글이 없어요');
    expect(missing).not.toContain('og:url');
  });

  test.each([null, 'https://planner.example.com'])('is the same for any Host header (origin: %p)', async (origin) => {
    const post = await t.write(parent, { images: [await t.upload(parent)] });
    const forged = await (await share(origin, post.id, 'evil.example')).text();
    expect(forged).not.toContain('evil.example');
    expect(forged).toBe(await (await share(origin, post.id)).text());
    expect(forged).toContain(`<meta property="og:image" content="${origin ?? ''}/uploads/`);
    expect(forged.includes('og:url')).toBe(origin !== null);
  });
});

describe('actions on a post or comment by its id', () => {
  type Thing = { kind: 'post' | 'comment'; id: string };
  const acts = ({ kind, id }: Thing): [string, string, object?][] => [
    ['POST', '/community/block', { target: kind, id }],
    ['POST', '/community/report', { target: kind, id, reason: 'other' }],
    ['POST', '/community/report', { target: `${kind}_author`, id, reason: 'other' }],
    [
      'POST',
      '/community/claim',
      { target: kind, id, right: 'privacy', statement: '제 아이의 사진이 허락 없이 그대로 나와 있어요.' },
    ],
    ['PUT', `/community/${kind}/${id}/like`],
    ['DELETE', `/community/${kind}/${id}/like`],
    ...(kind === 'comment'
      ? []
      : ([
          ['POST', '/mypage/block', { post_id: id }],
          ['PUT', `/community/post/${id}/bookmark`],
          ['POST', `/community/post/${id}/view`],
          ['POST', `/community/post/${id}/comment`, { content: '안녕하세요' }],
        ] satisfies [string, string, object?][])),
  ];
  /** Acts that were not answered with 404. */
  async function taken(who: Member, thing: Thing): Promise<string[]> {
    const found: string[] = [];
    for (const [method, path, body] of acts(thing)) {
      const { status } = await t.call(method, path, who, body);
      if (status !== 404) found.push(`${method} ${path} ${status}`);
    }
    return found;
  }
  const tables = [blocks, reports, rightsClaims, postLikes, commentLikes, postBookmarks, postViews];
  const rows = async () => {
    let sum = 0;
    for (const table of tables) sum += await t.db.$count(table);
    return sum;
  };
  const ways: [string, () => Promise<unknown>][] = [
    ['of a private question', () => t.db.execute(sql`update posts set visibility = 'private', category = '생활습관'`)],
    ['of a deleted post', () => t.db.execute(sql`update posts set deleted_at = now()`)],
    ['of a hidden post', () => t.db.execute(sql`update posts set state = 'hidden'`)],
    [
      'of who is leaving',
      () => t.db.execute(sql`update accounts set leaving_at = now() where id = ${parent.accountId}`),
    ],
  ];

  test.each(ways)('answer 404 and change nothing: a post and its comment %s', async (_which, change) => {
    const post = await t.write(parent, { section: 'counseling', category: '생활습관', topic: '육아정보' });
    const comment = await t.comment(parent, post.id);
    await change();
    expect(await taken(stranger, { kind: 'post', id: post.id })).toEqual([]);
    expect(await taken(stranger, { kind: 'comment', id: comment.id })).toEqual([]);
    expect(await rows()).toBe(0);
  });

  test('answer 404 where the author blocked the reader', async () => {
    const post = await t.write(parent);
    const comment = await t.comment(parent, post.id);
    const theirs = await t.write(stranger);
    await t.call('POST', '/community/block', parent, { target: 'post', id: theirs.id });
    expect(await taken(stranger, { kind: 'post', id: post.id })).toEqual([]);
    expect(await taken(stranger, { kind: 'comment', id: comment.id })).toEqual([]);
    expect(await rows()).toBe(1);
  });

  test.each(['hidden', 'deleted'])('answer 404 for a %s comment below a readable post', async (what) => {
    const comment = await t.comment(parent, (await t.write(expert)).id);
    await t.db.execute(
      what === 'hidden' ? sql`update comments set state = 'hidden'` : sql`update comments set deleted_at = now()`,
    );
    expect(await taken(stranger, { kind: 'comment', id: comment.id })).toEqual([]);
    expect(await rows()).toBe(0);
  });

  test('succeed for what the reader may read', async () => {
    const post = await t.write(parent);
    const comment = await t.comment(parent, post.id);
    const all = [...acts({ kind: 'comment', id: comment.id }), ...acts({ kind: 'post', id: post.id })];
    // Blocked and reported targets are hidden; only blocking works on reported ones.
    const stages = [/^(?!.*(report|block))/, /report/, /block/];
    for (const [method, path, body] of stages.flatMap((stage) => all.filter(([, each]) => stage.test(each))))
      expect([200, 201]).toContain((await t.call(method, path, stranger, body)).status);
  });

  test('block an author again, and after a report', async () => {
    const post = await t.write(parent);
    await t.call('POST', '/community/report', stranger, { target: 'post', id: post.id, reason: 'other' });
    for (const path of ['first', 'again'])
      expect([
        path,
        (await t.call('POST', '/community/block', stranger, { target: 'post', id: post.id })).status,
      ]).toEqual([path, 200]);
  });
});
