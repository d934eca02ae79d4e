import { ERRORS } from '@contract/common/error-codes';
import { rowId } from '@contract/common/text';
import type { Database } from '@server/db/database';
import { accounts, posts } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { answerError } from '@server/http/answers/on-error';
import type { AppEnv } from '@server/http/context';
import { documented } from '@server/http/openapi/documented';
import { escapeHtml } from '@server/http/pages/html-sanitiser';
import { publicHead } from '@server/http/pages/public-head';
import { and, eq, isNull } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { postPath } from './post-path';

const LINES = 200;
const STYLE =
  'body{margin:0;background:#fffaf2;color:#2f2a24;font:1rem/1.7 system-ui,sans-serif;word-break:keep-all}' +
  'main{max-width:560px;margin:0 auto;padding:32px 20px}img{width:100%;height:auto;border-radius:16px}' +
  'h1{font-size:1.375rem;line-height:1.4}a{display:block;margin-top:24px;padding:14px;border-radius:12px;' +
  'background:#2f6f4f;color:#fff;text-align:center;text-decoration:none;font-weight:700}';

const described = documented({
  tag: 'community',
  summary: '로그인 없이 보는 공유 글',
  description: '공개된 글의 페이지',
  produces: ['text/html'],
  further: {
    404: { description: '공개되지 않은 글의 페이지', produces: ['text/html'] },
    503: { description: '데이터베이스를 쓸 수 없는 동안의 페이지', produces: ['text/html'] },
  },
});

/** Of STYLE. */
const STYLE_HASH = 'sha256-K4DxlrFjcTKnJ4ZgJ3yI1MqGqEb4nZHS59rtLTo6CwQ=';
const POLICY = `default-src 'none'; img-src 'self'; style-src '${STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** `share`: the path of this page, of a post that is there. */
type Page = { title: string; lines: string; image: string | null; path: string; share: string | null };

/** A page in place of a post, with the way to the product. */
const toNotice = (title: string, lines: string): Page => ({ title, lines, image: null, path: '/', share: null });

/**
 * /share/{id}: the page a link shows without an account. Only listed posts; 404 otherwise. Addresses come from
 * PUBLIC_ORIGIN or the root, never from the request's host, since shared caches store the page.
 */
export const shareRoutes = (deps: Deps) =>
  new Hono<AppEnv>().onError(answerPage(deps)).get('/share/:id', described, async (c) => {
    const id = v.safeParse(rowId, c.req.param('id'));
    const page = id.success ? await findSharePage(deps.db, id.output) : null;
    c.header('content-security-policy', POLICY);
    c.header('cache-control', 'public, max-age=60');
    const missing = toNotice('찾는 글이 없어요', '지워졌거나 볼 수 없는 글이에요.');
    return c.html(html(page ?? missing, deps.config.publicOrigin ?? null), page ? 200 : 404);
  });

/** Browsers open this page, so errors are pages too. */
const answerPage = (deps: Deps) => (error: Error, c: Context<AppEnv>) => {
  const answer = answerError(deps)(error, c);
  if (answer.status !== 503) return answer;
  const unavailable = toNotice('지금은 글을 열 수 없어요', ERRORS.UNAVAILABLE.message);
  c.header('content-security-policy', POLICY);
  c.header('cache-control', 'no-store');
  return c.html(html(unavailable, deps.config.publicOrigin ?? null), 503);
};

async function findSharePage(db: Database, id: string): Promise<Page | null> {
  const [post] = await db
    .select({
      id: posts.id,
      section: posts.section,
      category: posts.category,
      title: posts.title,
      text: posts.text,
      images: posts.images,
    })
    .from(posts)
    .innerJoin(accounts, eq(accounts.id, posts.authorId))
    .where(and(eq(posts.id, id), posts.listed, isNull(accounts.leavingAt)));
  if (!post) return null;
  const line = post.text.replace(/\s+/g, ' ');
  return {
    title: post.title,
    lines: line.length > LINES ? `${line.slice(0, LINES).replace(/[\ud800-\udbff]$/, '')}…` : line,
    image: post.images[0] ? `/uploads/${post.images[0].path}` : null,
    path: postPath(post),
    share: `/share/${post.id}`,
  };
}

function html({ title, lines, image, path, share }: Page, origin: string | null): string {
  const escaped = { title: escapeHtml(title), lines: escapeHtml(lines) };
  const more = '<meta name="robots" content="noindex">\n';
  const head = publicHead({
    title,
    description: lines,
    type: 'article',
    path: share,
    image,
    origin,
    style: STYLE,
    more,
  });
  return `<!doctype html>
<html lang="ko">
${head}
<body>
<main>
${image ? `<img src="${escapeHtml(image)}" alt="">\n` : ''}<h1>${escaped.title}</h1>
<p>${escaped.lines}</p>
<a href="${escapeHtml(path)}">쑥쑥플래너에서 보기</a>
</main>
</body>
</html>
`;
}
