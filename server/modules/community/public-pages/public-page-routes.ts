import { contentKey } from '@contract/common/paging';
import type { Deps } from '@server/deps';
import { matchesVersion } from '@server/http/answers/etag';
import type { AppEnv } from '@server/http/context';
import { documented, NOT_MODIFIED } from '@server/http/openapi/documented';
import { sha256Hex } from '@server/lib/digest';
import { findReview } from '@server/modules/community/posts/article-reviews';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { findPublicArticle, listPublicArticles } from './public-articles';
import { articlePage, articlesPage, missingPage, sitemap } from './public-html';

const tag = 'public';
/** Of PUBLIC_STYLE; a test compares it. */
const STYLE_HASH = 'sha256-ANQ1sKF3nJn6Yk2KkfTMA9HOfZJH1ZuDSXAVgYtw6Lc=';
const POLICY = `default-src 'none'; img-src 'self'; style-src '${STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
/** Short in caches, so that an article that is delisted is soon gone. */
const CACHING = 'public, max-age=300, stale-while-revalidate=3600, stale-if-error=86400';

const missing = { ...NOT_MODIFIED, 404: { description: '공개되지 않은 글의 페이지', produces: ['text/html'] } };

/**
 * Pages for search engines and people without an account: articles of the editors that are listed, never a post of a
 * member. Addresses come from PUBLIC_ORIGIN or the root, never from the request's host, since shared caches store them.
 */
export const publicPageRoutes = (deps: Deps) => {
  const origin = deps.config.publicOrigin ?? null;
  return new Hono<AppEnv>()
    .get(
      '/article',
      documented({
        tag,
        summary: '로그인 없이 보는 육아 글 목록',
        description: '나이별 목록',
        produces: ['text/html'],
      }),
      async (c) => answer(c, 'text/html', articlesPage(await listPublicArticles(deps.db), origin)),
    )
    .get(
      '/article/:key',
      documented({
        tag,
        summary: '로그인 없이 보는 육아 글',
        description: '편집팀이 쓴 글의 페이지',
        produces: ['text/html'],
        further: missing,
      }),
      async (c) => {
        const key = v.safeParse(contentKey, c.req.param('key'));
        const found = key.success ? await findPublicArticle(deps.db, key.output) : null;
        if (found) return answer(c, 'text/html', articlePage(found, await findReview(deps.db, found.article), origin));
        c.header('content-security-policy', POLICY);
        c.header('cache-control', 'public, max-age=60');
        return c.html(missingPage(origin), 404);
      },
    )
    .get(
      '/robots.txt',
      documented({
        tag,
        summary: '검색 엔진을 위한 안내',
        description: 'robots.txt',
        produces: ['text/plain'],
        further: NOT_MODIFIED,
      }),
      (c) => answer(c, 'text/plain', robots(origin)),
    )
    .get(
      '/sitemap.xml',
      documented({
        tag,
        summary: '공개된 페이지의 주소',
        description: 'PUBLIC_ORIGIN이 없으면 404',
        produces: ['application/xml'],
        further: { ...NOT_MODIFIED, 404: { description: 'PUBLIC_ORIGIN이 없어요', produces: ['text/plain'] } },
      }),
      async (c) =>
        origin === null
          ? c.text('', 404)
          : answer(c, 'application/xml', sitemap(await listPublicArticles(deps.db), origin)),
    );
};

/** A cacheable answer with its version; 304 for a copy that is still right. */
async function answer(c: Context<AppEnv>, type: string, text: string): Promise<Response> {
  const etag = `W/"${(await sha256Hex(text)).slice(0, 32)}"`;
  c.header('cache-control', CACHING);
  c.header('etag', etag);
  if (type === 'text/html') c.header('content-security-policy', POLICY);
  if (matchesVersion(c, etag)) return c.body(null, 304);
  c.header('content-type', `${type}; charset=utf-8`);
  return c.body(text);
}

/**
 * Pages that are not to be found say so themselves (`noindex`), which a crawler has to read; data and files of accounts
 * are not fetched at all.
 */
const robots = (origin: string | null): string =>
  `User-agent: *
Disallow: /api/
Disallow: /uploads/
Disallow: /calendar/
Disallow: /unsubscribe/
Allow: /
${origin === null ? '' : `\nSitemap: ${origin}/sitemap.xml\n`}`;
