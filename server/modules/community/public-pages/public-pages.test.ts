import { createApp } from '@server/app';
import { ARTICLES, articleContent } from '@server/content/articles/articles';
import { posts } from '@server/db/schema';
import { publishArticles } from '@server/modules/community/articles/publish-articles';
import { hashSource } from '@server/node/pages/page-policy';
import { useTestCommunity } from '@server/testing/test-community';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';

const ORIGIN = 'https://planner.example.com';
const KEY = 'grow-00m-fever-young';
const FINGERPRINT = Array.from({ length: 32 }, () => 'AB').join(':');

const t = useTestCommunity();
beforeEach(() => publishArticles({ db: t.db, now: () => t.clock.now }));

const open = (path: string, headers: Record<string, string> = {}, config: Partial<typeof t.deps.config> = {}) =>
  createApp({ ...t.deps, config: { ...t.deps.config, publicOrigin: ORIGIN, ...config } }).fetch(
    new Request(`http://evil.example${path}`, { headers, redirect: 'manual' }),
  );
const linkedData = (page: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">([^<]+)<\/script>/.exec(page)?.[1] ?? '');

test('an article has a page in full without a sign-in, with its sources, og tags and linked data', async () => {
  const answer = await open(`/article/${KEY}`);
  const page = await answer.text();
  const article = ARTICLES.find(({ id }) => id === KEY);
  expect(answer.status).toBe(200);
  expect(page).toContain(`<h1>${article?.title}</h1>`);
  for (const words of [article?.lead, article?.try_today, article?.ask_doctor, article?.sources[0]?.publisher])
    expect(page).toContain(words ?? '-');
  expect(page).toContain(`<link rel="canonical" href="${ORIGIN}/article/${KEY}">`);
  expect(page).toContain(`<meta property="og:image" content="${ORIGIN}/share-card.png">`);
  expect(page).toMatch(/<a class="open" href="\/community\/grow\/[0-9a-f-]{36}">/);
  expect(page).not.toContain('evil.example');
  expect(linkedData(page)).toMatchObject({
    '@type': ['Article', 'MedicalWebPage'],
    headline: article?.title,
    url: `${ORIGIN}/article/${KEY}`,
  });
});

test('a public page allows its own style and pictures alone', async () => {
  const answer = await open(`/article/${KEY}`);
  const style = /<style>([^<]+)<\/style>/.exec(await answer.text())?.[1] ?? '';
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'; img-src 'self';");
  expect(policy).toContain(`style-src ${hashSource(style)};`);
});

test('a copy that is still right is answered without a body, and whole after a change', async () => {
  const etag = (await open(`/article/${KEY}`)).headers.get('etag') ?? '';
  const again = await open(`/article/${KEY}`, { 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  await t.db.update(posts).set({ content: '<p>고친 글</p>' }).where(eq(posts.contentKey, KEY));
  expect((await open(`/article/${KEY}`, { 'if-none-match': etag })).status).toBe(200);
});

test('a delisted article, a member’s post and a key that is none have no page', async () => {
  const post = await t.write(await t.join('하루네'), { title: '남의 글' });
  await t.db.update(posts).set({ visibility: 'withdrawn' }).where(eq(posts.contentKey, KEY));
  for (const key of [KEY, post.id, 'grow-none', '..%2f']) {
    const answer = await open(`/article/${key}`);
    expect([key, answer.status]).toEqual([key, 404]);
    expect(await answer.text()).not.toContain('남의 글');
  }
});

test('the list and the sitemap have every listed article and no post of a member', async () => {
  const post = await t.write(await t.join('하루네'), { title: '남의 글' });
  await t.db.update(posts).set({ visibility: 'withdrawn' }).where(eq(posts.contentKey, KEY));
  const [list, map] = await Promise.all(['/article', '/sitemap.xml'].map(async (path) => (await open(path)).text()));
  for (const { id } of ARTICLES) {
    expect([id, list?.includes(`href="/article/${id}"`)]).toEqual([id, id !== KEY]);
    expect([id, map?.includes(`<loc>${ORIGIN}/article/${id}</loc>`)]).toEqual([id, id !== KEY]);
  }
  expect(`${list}${map}`).not.toContain(post.id);
});

test('an article that staff hid has no page and is in no list, also before its post follows', async () => {
  articleContent.replace(ARTICLES.filter(({ id }) => id !== KEY));
  const [page, list, map] = [await open(`/article/${KEY}`), await open('/article'), await open('/sitemap.xml')];
  const listed = `${await list.text()}${await map.text()}`;
  articleContent.replace(ARTICLES);
  expect(page.status).toBe(404);
  expect(listed).toContain('/article/');
  expect(listed).not.toContain(KEY);
});

test('robots.txt allows public pages and names the sitemap only with an origin', async () => {
  const words = await (await open('/robots.txt')).text();
  expect(words).toMatch(/^User-agent: \*\n/);
  expect(words).toContain('Allow: /\n');
  expect(words).toContain('Disallow: /api/\n');
  expect(words).not.toContain('Disallow: /\n');
  expect(words).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  expect(await (await open('/robots.txt', {}, { publicOrigin: null })).text()).not.toContain('Sitemap');
  expect((await open('/sitemap.xml', {}, { publicOrigin: null })).status).toBe(404);
});

test('apps are named at /.well-known as they are set, and nowhere without a setting', async () => {
  const paths = ['/.well-known/assetlinks.json', '/.well-known/apple-app-site-association'];
  for (const path of paths) expect((await open(path)).status).toBe(404);
  const appLinks = {
    android: [{ name: 'com.example.app', fingerprint: FINGERPRINT }],
    ios: ['ABCDE12345.com.example.app'],
  };
  const [android, ios] = await Promise.all(
    paths.map(async (path) => v.parse(v.unknown(), await (await open(path, {}, { appLinks })).json())),
  );
  expect(android).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'],
      target: {
        namespace: 'android_app',
        package_name: 'com.example.app',
        sha256_cert_fingerprints: [FINGERPRINT],
      },
    },
  ]);
  expect(ios).toMatchObject({
    applinks: { details: [{ appIDs: ['ABCDE12345.com.example.app'] }] },
    webcredentials: { apps: ['ABCDE12345.com.example.app'] },
  });
});

test('the password is changed in the settings', async () => {
  const answer = await open('/.well-known/change-password');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/mypage/setting']);
});
