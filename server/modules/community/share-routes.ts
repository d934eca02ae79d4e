import { rowId } from '@contract/text';
import type { Database } from '@server/db/database';
import { accounts, posts } from '@server/db/schema';
import type { Deps } from '@server/deps';
import type { AppEnv } from '@server/http/context';
import { escapeHtml } from '@server/http/html-sanitiser';
import { and, eq, isNull } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { postPath } from './paths';

const LINES = 200;
/** Drawn by the house; for a post without a picture. */
const OWN_PICTURE = '/icon-512.png';
const POLICY =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const STYLE =
  'body{margin:0;background:#fffaf2;color:#2f2a24;font:1rem/1.7 system-ui,sans-serif;word-break:keep-all}' +
  'main{max-width:560px;margin:0 auto;padding:32px 20px}img{width:100%;height:auto;border-radius:16px}' +
  'h1{font-size:1.375rem;line-height:1.4}a{display:block;margin-top:24px;padding:14px;border-radius:12px;' +
  'background:#2f6f4f;color:#fff;text-align:center;text-decoration:none;font-weight:700}';

type Page = { title: string; lines: string; image: string | null; path: string };

/** /share/{id}: what a link shows to somebody without an account. Only what everybody may see; all else alike is not there. */
export const shareRoutes = ({ db }: Deps) =>
  new Hono<AppEnv>().get('/share/:id', async (c) => {
    const id = v.safeParse(rowId, c.req.param('id'));
    const page = id.success ? await pageOf(db, id.output) : null;
    const origin = new URL(c.req.url).origin;
    c.header('content-security-policy', POLICY);
    c.header('cache-control', 'public, max-age=60');
    const missing: Page = {
      title: '찾는 글이 없어요',
      lines: '지워졌거나 볼 수 없는 글이에요.',
      image: null,
      path: '/',
    };
    return c.html(html(page ?? missing, origin), page ? 200 : 404);
  });

async function pageOf(db: Database, id: string): Promise<Page | null> {
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
  };
}

function html({ title, lines, image, path }: Page, origin: string): string {
  const shown = { title: escapeHtml(title), lines: escapeHtml(lines) };
  const picture = escapeHtml(`${origin}${image ?? OWN_PICTURE}`);
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${shown.title} · 쑥쑥플래너</title>
<meta name="description" content="${shown.lines}">
<meta name="robots" content="noindex">
<meta property="og:type" content="article">
<meta property="og:site_name" content="쑥쑥플래너">
<meta property="og:locale" content="ko_KR">
<meta property="og:title" content="${shown.title}">
<meta property="og:description" content="${shown.lines}">
<meta property="og:image" content="${picture}">
<meta name="twitter:card" content="summary_large_image">
<style>${STYLE}</style>
</head>
<body>
<main>
${image ? `<img src="${escapeHtml(image)}" alt="">\n` : ''}<h1>${shown.title}</h1>
<p>${shown.lines}</p>
<a href="${escapeHtml(path)}">쑥쑥플래너에서 보기</a>
</main>
</body>
</html>
`;
}
