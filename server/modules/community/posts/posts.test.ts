/** @postgres sql jobs */

import { DAY_MS, HOUR_MS, MINUTE_MS } from '@contract/common/time';
import type { CommunityMe } from '@contract/community/community-safety.responses';
import type { MyPosts, PostDeleted, PostDetail } from '@contract/community/posts.responses';
import { ARTICLES } from '@server/content/articles/articles';
import { publishArticles } from '@server/modules/community/articles/publish-articles';
import { sweepCommunity } from '@server/modules/community/sweep-community';
import { sweepUploads } from '@server/modules/uploads/sweep-uploads';
import { NO_COUNTER_FAULTS } from '@server/testing/counter-check';
import { type Member, useTestCommunity } from '@server/testing/test-community';

const t = useTestCommunity();
let haneul: Member;
let saebom: Member;
beforeEach(async () => {
  haneul = await t.join('하늘이네');
  saebom = await t.join('새봄');
});

test('lists a new post first in its section under the nickname', async () => {
  await t.write(saebom, { title: '먼저 쓴 글' });
  t.clock.now += 1000;
  const post = await t.write(haneul, {
    title: '물놀이 준비',
    content: '<h1>물놀이</h1><p>모자를 <b>꼭</b> 챙겨요.</p><ul><li>수건</li></ul>',
    tags: ['#여름', '물놀이'],
  });
  expect(post).toMatchObject({
    title: '물놀이 준비',
    content: '<h2>물놀이</h2><p>모자를 <strong>꼭</strong> 챙겨요.</p><ul><li>수건</li></ul>',
    tags: ['여름', '물놀이'],
    user_name: '하늘이네',
    mine: true,
    can: { edit: true, comment: true, moderate: false },
  });
  const { items, next, total } = await t.feed(saebom);
  expect(items.map(({ title, content, mine }) => [title, content.slice(0, 24), mine])).toEqual([
    ['물놀이 준비', '<p>물놀이 모자를 꼭 챙겨요. 수건</p>'.slice(0, 24), false],
    ['먼저 쓴 글', expect.stringMatching(/^<p>/), true],
  ]);
  expect([next, total]).toEqual([null, 2]);
  expect(JSON.stringify(items)).not.toContain(haneul.accountId);
  expect(JSON.stringify(items)).not.toContain('본명');
});

test('refuses posts before the rules and a nickname are accepted', async () => {
  const newcomer = await t.signUp();
  expect(await t.tryWrite(newcomer)).toMatchObject({ status: 403, code: 'COMMUNITY_RULES_NEEDED' });
  const rules = await t.callJson<{ text_version: string }>('GET', '/legal/community');
  const agreed = { text_version: rules.data.text_version, nickname: '새싹' };
  expect(await t.call('POST', '/community/agree', newcomer, { ...agreed, nickname: '하늘이네' })).toMatchObject({
    code: 'NICKNAME_TAKEN',
  });
  expect(await t.call('POST', '/community/agree', newcomer, { ...agreed, nickname: '쑥쑥 운영자' })).toMatchObject({
    status: 422,
    fields: { nickname: expect.stringContaining('운영자') },
  });
  expect(await t.call('POST', '/community/agree', newcomer, agreed)).toMatchObject({
    data: { agreed: true, nickname: '새싹', newcomer: { posts: 3, comments: 10 } },
  });
  expect(await t.tryWrite(newcomer)).toMatchObject({ status: 201, data: { user_name: '새싹' } });
  await t.call('POST', '/mypage/consent', newcomer, { kind: 'community', given: false });
  expect(await t.tryWrite(newcomer)).toMatchObject({ code: 'COMMUNITY_RULES_NEEDED' });
});

test('limits a new account to three posts and no links on its first day', async () => {
  const newcomer = await t.join('새내기', { days: 0 });
  expect(await t.tryWrite(newcomer, { content: '<p>https://shop.example.com</p>' })).toMatchObject({
    code: 'LINKS_NOT_YET',
  });
  for (const index of [1, 2, 3]) await t.write(newcomer, { title: `${index}번째` });
  expect(await t.tryWrite(newcomer, { title: '네 번째' })).toMatchObject({ status: 429, code: 'NEW_ACCOUNT_LIMIT' });
  t.clock.now += DAY_MS;
  expect((await t.tryWrite(newcomer, { content: '<p>https://shop.example.com</p>' })).status).toBe(201);
});

test('counts private questions of a new account apart from its posts, until one becomes public', async () => {
  const newcomer = await t.join('새내기', { days: 0 });
  const ask = (title: string) => t.tryWrite(newcomer, { section: 'counseling', visibility: 'private', title });
  const asked = await t.write(newcomer, { section: 'counseling', visibility: 'private', title: '첫 질문' });
  for (const index of [1, 2, 3]) await t.write(newcomer, { title: `${index}번째` });
  expect((await ask('둘째 질문')).status).toBe(201);
  expect((await t.get<CommunityMe>('/community/me', newcomer)).data.newcomer).toMatchObject({ posts: 0, questions: 8 });
  const { title, content, updated_at } = asked;
  const publish = { title, content, updated_at, visibility: 'public' };
  expect(await t.call('PUT', `/community/post/${asked.id}`, newcomer, publish)).toMatchObject({
    code: 'NEW_ACCOUNT_LIMIT',
  });
  expect(await t.tryWrite(newcomer, { section: 'counseling', title: '모두에게' })).toMatchObject({
    code: 'NEW_ACCOUNT_LIMIT',
  });
  // More than the hourly limit of posts takes several hours.
  for (let index = 0; index < 8; index += 1) {
    t.clock.now += HOUR_MS;
    expect((await ask(`${index}번째 질문`)).status).toBe(201);
  }
  expect(await ask('더')).toMatchObject({ status: 429, code: 'NEW_ACCOUNT_LIMIT' });
});

test('refuses a duplicate post, and more than ten an hour', async () => {
  await t.write(haneul, { title: '같은 글', content: '<p>같은 말</p>' });
  expect(await t.tryWrite(haneul, { title: '같은 글', content: '<p>같은 말</p>' })).toMatchObject({
    code: 'DUPLICATE_TEXT',
  });
  expect((await t.tryWrite(saebom, { title: '같은 글', content: '<p>같은 말</p>' })).status).toBe(201);
  for (let index = 2; index <= 10; index += 1) await t.write(haneul, { title: `${index}` });
  const eleventh = await t.tryWrite(haneul, { title: '11' });
  expect(eleventh).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
  expect(eleventh.headers.get('retry-after')).toBe('3600');
});

test("applies the section's rules: stars for a place, a photo for an entry, an expert for an article", async () => {
  expect(await t.tryWrite(haneul, { section: 'grow' })).toMatchObject({ status: 403 });
  expect(await t.tryWrite(await t.join('전문의', { role: 'expert' }), { section: 'grow' })).toMatchObject({
    status: 201,
  });
  expect(await t.tryWrite(haneul, { section: 'trip', subject: 'place-999', stars: 3 })).toMatchObject({
    fields: { subject: '가 볼 곳을 다시 골라 주세요.' },
  });
  expect(await t.tryWrite(haneul, { section: 'trip', subject: 'place-001' })).toMatchObject({
    fields: { stars: '별점을 골라 주세요.' },
  });
  const review = await t.write(haneul, { section: 'trip', subject: 'place-001', stars: 4 });
  expect(review).toMatchObject({ stars: 4, subject: { kind: 'place', id: 'place-001' } });
  expect(await t.tryWrite(haneul, { section: 'trip', subject: 'place-001', stars: 5 })).toMatchObject({
    code: 'ALREADY_REVIEWED',
  });
  expect(await t.tryWrite(haneul, { section: 'board', stars: 5 })).toMatchObject({ status: 422 });
  expect(await t.tryWrite(haneul, { visibility: 'private' })).toMatchObject({ status: 422 });
  expect(await t.tryWrite(haneul, { section: 'contest', subject: crypto.randomUUID() })).toMatchObject({ status: 422 });
  expect(await t.tryWrite(haneul, { is_ad: true })).toMatchObject({ fields: { ad_note: expect.any(String) } });
  expect(await t.tryWrite(haneul, { content: '<p> </p><script>alert(1)</script>' })).toMatchObject({
    fields: { content: '내용을 입력해 주세요.' },
  });
  expect(await t.counts()).toEqual(NO_COUNTER_FAULTS);
});

test('lets only the author edit a post, and refuses an edit of an outdated version', async () => {
  const post = await t.write(haneul, { title: '처음' });
  const change = (title: string, updated_at: string) => ({
    title,
    content: '<p>고친 글</p>',
    category: '교육',
    updated_at,
  });
  const path = `/community/post/${post.id}`;
  expect(await t.call('PUT', path, saebom, change('남의 글', post.updated_at))).toMatchObject({ status: 404 });
  const first = await t.call<PostDetail>('PUT', path, haneul, change('고침', post.updated_at));
  expect(first.data).toMatchObject({ title: '고침', category: '교육', edited: true });
  expect(await t.call('PUT', path, haneul, change('또 고침', post.updated_at))).toMatchObject({ code: 'CONFLICT' });
  expect((await t.call('PUT', path, haneul, change('또 고침', first.data.updated_at))).status).toBe(200);
  expect(await t.feed(haneul, 'section=board&category=교육')).toMatchObject({ total: 1 });
  expect(await t.feed(haneul, 'section=board&category=육아')).toMatchObject({ total: 0 });
  expect(await t.counts()).toEqual(NO_COUNTER_FAULTS);
});

test('deletes a post for everybody; its author can restore it for thirty days', async () => {
  const post = await t.write(haneul, { title: '지울 글' });
  const path = `/community/post/${post.id}`;
  expect(await t.call('DELETE', path, saebom)).toMatchObject({ status: 404 });
  const { data } = await t.call<PostDeleted>('DELETE', path, haneul);
  expect(Date.parse(data.restorable_until)).toBe(t.clock.now + 30 * DAY_MS);
  expect((await t.open(haneul, post.id)).status).toBe(404);
  expect(await t.feed(saebom)).toEqual({ items: [], next: null, total: 0 });
  const deleted = (await t.get<MyPosts>('/community/mine?kind=deleted', haneul)).data.items;
  expect(deleted.map(({ title, restorable_until }) => [title, restorable_until])).toEqual([
    ['지울 글', data.restorable_until],
  ]);
  expect(await t.call('POST', `${path}/restore`, saebom)).toMatchObject({ status: 404 });
  expect(await t.call('POST', `${path}/restore`, haneul)).toMatchObject({ status: 200, data: { title: '지울 글' } });
  expect(await t.titles(saebom)).toEqual(['지울 글']);
  expect(await t.counts()).toEqual(NO_COUNTER_FAULTS);
});

test("accepts only the author's pictures, and deletes them when no post contains them", async () => {
  const [below, within, foreign] = [await t.upload(haneul), await t.upload(haneul), await t.upload(saebom)];
  const content = `<p>사진</p><img src="/uploads/${within}" onerror="alert(1)"><img src="/uploads/${foreign}"><img src="https://evil.example/x.webp">`;
  expect(await t.tryWrite(haneul, { images: [foreign] })).toMatchObject({
    fields: { images: '사진을 다시 올려 주세요.' },
  });
  const post = await t.write(haneul, { content, images: [below] });
  expect(post.images.map(({ path }) => path)).toEqual([below]);
  expect([post.image?.path, post.image_count]).toEqual([below, 2]);
  expect(post.content).toMatch(
    new RegExp(`^<p>사진</p><img src="/uploads/${within}" alt="" width="\\d+" height="\\d+" loading="lazy" />$`),
  );
  t.clock.now += 2 * DAY_MS;
  await sweepUploads(t.deps);
  expect(t.files.pictures().toSorted()).toEqual([below, within].toSorted());
  const change = { title: '사진 없이', content: '<p>글만</p>', images: [within], updated_at: post.updated_at };
  const changed = await t.call<PostDetail>('PUT', `/community/post/${post.id}`, haneul, change);
  expect(changed.data.images.map(({ path }) => path)).toEqual([within]);
  expect(t.files.pictures()).toEqual([within]);
});

test('pages through the feed without a gap while posts are added, in every order', async () => {
  const people = await t.joinEach(Array.from({ length: 4 }, (_, index) => `이웃${index}`));
  for (let index = 0; index < 23; index += 1) {
    t.clock.now += MINUTE_MS;
    const post = await t.write(people[index % 4] as Member, {
      title: `${index}`,
      category: index % 2 ? '건강' : '교육',
    });
    if (index % 3 === 0) await t.call('PUT', `/community/post/${post.id}/like`, haneul);
  }
  const walk = async (query: string) => {
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await t.feed(haneul, `${query}&limit=4${cursor}`);
      seen.push(...page.items.map(({ title }) => title));
      cursor = page.next ? `&cursor=${page.next}` : '';
      t.clock.now += HOUR_MS;
      await t.write(saebom, { title: `새 글 ${t.clock.now}`, category: '건강' });
    } while (cursor !== '');
    return seen;
  };
  const all = Array.from({ length: 23 }, (_, index) => `${22 - index}`);
  const old = (titles: string[]) => titles.filter((title) => !title.startsWith('새'));
  expect(await walk('section=board')).toEqual(all);
  expect(old(await walk('section=board&category=건강'))).toEqual(all.filter((title) => Number(title) % 2 === 1));
  const popular = await walk('section=board&sort=popular&range=month');
  expect(popular.toSorted()).toEqual(all.filter((title) => Number(title) % 3 === 0).toSorted());
  for (const cursor of [
    'x',
    btoa('feed-newest|1|x'),
    btoa('mine-post|1|00000000-0000-0000-0000-000000000000').replace(/=+$/, ''),
  ])
    expect((await t.get(`/community/post?section=board&cursor=${cursor.replace(/=+$/, '')}`, haneul)).status).toBe(422);
  const since = encodeURIComponent(new Date(t.clock.now - 3 * HOUR_MS).toISOString());
  expect((await t.get(`/community/post/newer?section=board&since=${since}`, haneul)).data).toEqual({
    count: 3,
    more: false,
  });
});

test('stores a draft with its pictures until its post is created', async () => {
  const photo = await t.upload(haneul);
  const draft = {
    title: '쓰다 만',
    content: `<p>절반</p><img src="/uploads/${photo}" width="1" height="1"><script>x</script>`,
  };
  expect((await t.call('PUT', '/community/draft/board', haneul, draft)).status).toBe(200);
  t.clock.now += 2 * DAY_MS;
  await sweepUploads(t.deps);
  expect(t.files.pictures()).toEqual([photo]);
  const stored = await t.get<{ title: string; content: string }>('/community/draft/board', haneul);
  expect(stored.data).toMatchObject({ title: '쓰다 만', content: expect.stringContaining(photo), subject: null });
  expect(stored.data.content).not.toContain('script');
  expect((await t.get('/community/draft/board', saebom)).data).toBeNull();
  expect((await t.get('/community/draft/board?subject=other', haneul)).data).toBeNull();
  await t.write(haneul, { title: '다 쓴 글' });
  expect((await t.get('/community/draft/board', haneul)).data).toBeNull();
  await sweepUploads(t.deps);
  expect(t.files.pictures()).toEqual([]);
});

test('erases deleted posts with their pictures after thirty days', async () => {
  const photo = await t.upload(haneul);
  const post = await t.write(haneul, { images: [photo] });
  await t.call('DELETE', `/community/post/${post.id}`, haneul);
  t.clock.now += 29 * DAY_MS;
  await sweepCommunity(t.db, t.clock.now);
  await sweepUploads(t.deps);
  expect(t.files.pictures()).toEqual([photo]);
  t.clock.now += DAY_MS;
  expect((await t.call('POST', `/community/post/${post.id}/restore`, haneul)).status).toBe(404);
  await sweepCommunity(t.db, t.clock.now);
  await sweepUploads(t.deps);
  expect(t.files.pictures()).toEqual([]);
  expect((await t.get<MyPosts>('/community/mine?kind=deleted', haneul)).data.items).toEqual([]);
});

test('publishes articles once, updates them in place and withdraws removed ones', async () => {
  const some = ARTICLES.slice(0, 3);
  expect(await publishArticles(t.deps, some)).toBe(3);
  expect(await publishArticles(t.deps, some)).toBe(0);
  const { items, total } = await t.feed(haneul, `section=grow&month=${some[0]?.from_month}`);
  expect(total).toBeUndefined();
  const card = items.find(({ title }) => title === some[0]?.title);
  expect(card).toMatchObject({ author_role: 'editor', user_name: '쑥쑥플래너', ages: { from: some[0]?.from_month } });
  expect(card?.content).toBe(`<p>${some[0]?.lead}</p>`);
  await t.call('PUT', `/community/post/${card?.id}/like`, haneul);
  const changed = [{ ...(some[0] as (typeof some)[number]), title: '새 제목' }];
  expect(await publishArticles(t.deps, changed)).toBe(3);
  const left = await t.feed(haneul, 'section=grow');
  expect(left.items).toMatchObject([{ title: '새 제목', like: 1 }]);
  expect((await t.open(haneul, card?.id ?? '')).data.article).toMatchObject({
    key: some[0]?.id,
    sources: some[0]?.sources,
  });
  expect(await t.counts()).toEqual(NO_COUNTER_FAULTS);
});
